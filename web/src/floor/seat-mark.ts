/** How a seat is drawn: what it is, what is written in it, and whether the button lies before it. */
export type SeatMark = {
  readonly seat: number
  readonly is: 'taken' | 'open' | 'due' | 'kept' | 'away' | 'removed'
  readonly text: string
  readonly button: boolean
}
