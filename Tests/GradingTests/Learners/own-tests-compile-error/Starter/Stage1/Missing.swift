/// The reference solution doesn't declare this.
let missing = 1
