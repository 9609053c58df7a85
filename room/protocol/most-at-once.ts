/** How many answers of the training are sent at once. */
export const MOST_AT_ONCE = 100
