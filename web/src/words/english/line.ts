/** The connection to the room. */
export const line = {
  outOfReach: 'Can’t reach the room: your connection is down, or the room is restarting.',
  answered: (status: number) => `The room answered ${status}.`,
  retrying: ' Trying again…',
  lost: 'Connection lost. Reconnecting…',
}
