### My sums: those I know, and calm practice of the others. For children of seven and their parents.

sums =
    .title = My sums
    .first = Here you can practise sums in peace: two minutes, no hurry. Afterwards you see which ones you already know. Races count too.
    .about = Two minutes, no hurry. Sums you do not know yet come up more often.
    .race = Race the hare: a little faster than me
    .sprint = Fast: two-minute sprint
    .home = To the games
    .private = Only you see this page.

sums-standing =
    .sure = Known well
    .sure-hint = Right, and quick
    .growing = Getting there
    .growing-hint = Right, with some thinking
    .shaky = Still tricky
    .shaky-hint = Often goes wrong
    .new = Not met yet
    .new-hint = Has not come up

sums-grid =
    .title = What I can do
    .caption = The card is on the left, what is added or taken away at the top, and the result in the box.
    .legend = What the colours mean, and how many sums there are of each
    .cell = { $sum }: { $standing }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

sums-growth =
    .title = Week by week
    .week = Week of
    .done = Sums done

sums-drill =
    .start = Practise
    .again = One more round
    .stop = Finish
    .aloud = Read aloud
    .tell = Save my round
    .spoken = { $value }. Plus { $step } or minus { $step }?
    .done = { $count ->
        [one] 1 sum done
       *[other] { $count } sums done
    }
    .grown = { $count ->
        [one] One more sum is now known well!
       *[other] { $count } more sums are now known well!
    }
    .tricky = These were tricky today. They will come again:
    .word-1 = Well done!
    .word-2 = You stuck with it. Lovely!
    .word-3 = That was good practice!
    .word-4 = Your head did great work!
