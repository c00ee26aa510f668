/** Cache version of the counts of sold units that order lists by popularity. */
export const SOLD_COUNTS = 'sold_counts';
