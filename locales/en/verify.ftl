### Checking that the cards of a game were those that were promised at the deal.

verify-kept =
    The promise was kept: the cards are those that were settled at the deal, shuffled by the seed
    of the record. Their hash is
verify-broken =
    The promise was broken: these are not the cards whose hash was published at the deal.
    .not-shuffled =
        The promise was broken: the hash is right, but the cards do not follow from the seed.
        Somebody has laid them out.
    .hashes =
        - promised: { $promised }
        - found: { $found }
verify-nothing-promised =
    This record holds no promise that could be checked. If you noted the hash at the deal, compare
    it with that of the cards, or give it with --commitment:
verify-no-hash = “{ $given }” is no hash: it has 64 digits from 0 to f.
