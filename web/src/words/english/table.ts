/** What every page about a table has, and pages that can't be shown. */
export const table = {
  cardroom: 'Cardroom',
  thisTable: 'This table',
  toTable: 'Back to the table',
  toLobby: 'Back to the lobby',
  nothingHere: 'There’s nothing here',
  oldLink: 'The link is old, or part of it is missing.',
  close: 'Close',
  notLoaded: 'This part of the page couldn’t be loaded: your connection is down, or the room has a newer page.',
  notShown: (cause: string) => `This part of the page can’t be shown (${cause}).`,
  tryAgain: 'Try again',
  reload: 'Reload the page',
  seat: (seat: number) => `Seat ${seat}`,
}
