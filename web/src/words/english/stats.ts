/** How you play. */
export const stats = {
  title: 'Your statistics',
  about: (hands: number) =>
    `How you play, game by game, over up to ${hands.toLocaleString('en-US')} of your latest hands.`,
  loading: 'Counting your hands…',
  none: 'Play some hands, and they’re counted here, game by game.',
  game: 'Game',
  allGames: 'All games',
  tournament: 'Tournament',
  hands: 'Hands',
  vpip: 'VPIP',
  pfr: 'PFR',
  wentToShowdown: 'Went to showdown',
  wonAtShowdown: 'Won at showdown',
  won: 'Hands won',
  net: 'Net',
  percent: (share: number) => share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 }),
  means: [
    ['VPIP', 'how often you put chips in by choice on the first street: calls, bets and raises, not blinds.'],
    ['PFR', 'how often you bet or raised on the first street.'],
    ['Went to showdown', 'of the hands in which you saw the second street.'],
    ['Won at showdown', 'of the hands that you showed down.'],
  ],
  chart: 'Chips won and lost, hand by hand',
  chartIs: (hands: number, net: string, best: string, worst: string) =>
    `Net ${net} over ${hands} cash-game hands; high point ${best}, low point ${worst}.`,
  show: 'Show',
}
