/** Several tables side by side, and the page without a network. */
export const side = {
  title: 'Your tables side by side',
  open: 'Side by side',
  about: 'Choose two to four of your tables.',
  none: 'You need at least two tables. Sit down at another one first.',
  show: (tables: number) => `Show ${tables} tables`,
  lobby: 'Lobby',
  others: 'Choose other tables',
  switchTo: (number: number, name: string) => `${number} ${name}`,
  yourTurn: 'your turn',
  keys: 'Alt+1 to Alt+4 switch tables.',
  loading: 'Loading tables…',
  offline: 'You’re offline. Your tables come back once you’re connected again.',
}
