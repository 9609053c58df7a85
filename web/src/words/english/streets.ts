/** What the streets of a hand, the rows and the parts of a pot are called. */
export const streets = {
  called: (street: string): string => street,
  row: (row: string): string => row,
  share: (share: string): string => share,
}
