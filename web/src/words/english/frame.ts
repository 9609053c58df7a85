/** The frame of the lobby's pages: the bar above, and the tabs below on a phone. */
export const frame = {
  areas: 'Areas',
  play: 'Play',
  tournaments: 'Tournaments',
  floor: 'Floor',
  rules: 'Rules',
  you: 'You',
  results: 'Results',
  statistics: 'Statistics',
  hands: 'Hand histories',
  nothingYet: 'Nothing here yet',
  light: 'Switch to light',
  dark: 'Switch to dark',
  skip: 'Skip to the page',
  find: 'Find a game or a rule',
}
