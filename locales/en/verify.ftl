### Checking that the cards of a game are those promised at the deal.

verify-kept =
    The promise was kept: these are the cards fixed at the deal, shuffled from the record’s seed.
    Their hash is
verify-broken =
    The promise was broken: these are not the cards whose hash was published at the deal.
    .not-shuffled =
        The promise was broken: the hash is right, but the cards do not follow from the seed.
        Somebody arranged them.
    .hashes =
        - promised: { $promised }
        - found: { $found }
verify-nothing-promised =
    This record has no promise to check. If you noted the hash at the deal, compare it with the
    hash of these cards, or pass it with --commitment:
verify-no-hash = “{ $given }” is not a hash. A hash has 64 digits from 0 to f.
