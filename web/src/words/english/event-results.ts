import { clock, count, number } from './event-numbers.ts'
import { listed } from './listed.ts'

/** A tournament's results, its printed sheets, and the line above its tables. */
export const eventResults = {
  resultsSoFar: 'Results so far',
  finalResults: 'Final results',
  placeHead: 'Place',
  playerHead: 'Player',
  outByHead: 'Out by',
  prizeHead: 'Prize',
  bountiesHead: 'Bounties',
  outBy: (name: string, at: number) => `by ${name}, ${clock(at)}`,
  bountiesOf: (bounties: string) => `bounties ${bounties}`,
  playersAt: (players: number) => count(players, 'player', 'players'),
  graphMoment: 'Moment',
  chipsHead: 'Chips',
  winner: 'Winner',
  stillIn: 'Still in',
  resultsAbout: (players: number, deals: number) =>
    `${count(players, 'player', 'players')}, ${count(deals, 'hand', 'hands')}`,
  graphTitle: 'Stacks over time',
  graphMinutes: 'Stacks of the leading players and the average, minute by minute',
  graphSeconds: 'Stacks of the leading players and the average, second by second',
  average: 'Average',
  graphLines: 'Lines of the graph',
  graphFigures: 'The graph in numbers',
  timeHead: 'Time',
  replays: 'Replay the hands',
  replayTable: (table: number, draw: number) => (draw <= 1 ? `Table ${table}` : `Table ${table}, draw ${draw}`),
  exports: 'Download',
  exportAs: { csv: 'Results (CSV)', json: 'Everything (JSON)', phh: 'Hands (PHH)' },
  resultsNone: 'Nobody is out yet.',
  killers: 'Who knocked out whom',
  tookOut: (name: string, others: readonly string[]) => `${name}: ${listed(others)}`,

  // printed sheets
  sheets: {
    seating: 'Seating',
    structure: 'Structure',
    payouts: 'Payouts',
    deal: 'Deal to sign',
    bags: 'Bags',
    slips: 'Move slips',
  },
  print: 'Print',
  signature: 'Signature',
  signedBy: 'By signing, each player agrees to the amounts below.',
  dealOffered: (way: string) =>
    `Proposed: ${way}. It stands once everyone has signed and the director has confirmed it.`,
  dealAgreed: (way: string) => `Agreed: ${way}.`,
  total: 'Total',
  dateAndTime: 'Date and time',
  directorSigns: 'Tournament director',
  dealImproper: 'Not everyone still in has agreed.',
  noDeal: 'No deal has been agreed, and there’s nothing to divide yet.',
  noSeats: 'Seats haven’t been drawn yet.',

  // at the table
  atTable: (level: number, blinds: string) => `Level ${level} · ${blinds}`,
  atTableLeft: (left: number) => `${number(left)} left`,
  atTableMoved: (table: number, seat: number) => `You’ve moved to table ${table}, seat ${seat}.`,
}
