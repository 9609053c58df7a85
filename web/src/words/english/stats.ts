/** How you play. */
export const stats = {
  title: 'Your statistics',
  about: (hands: number) =>
    `How you play, game by game, over your latest ${hands.toLocaleString('en-US')} hands at most.`,
  loading: 'Counting your hands…',
  none: 'No hands yet. Play some, and they’re counted here.',
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
    `Over ${hands} hands in cash games you’re at ${net}; the best point was ${best}, the worst ${worst}.`,
  show: 'Show',
}
