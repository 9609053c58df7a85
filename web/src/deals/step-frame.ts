import type { Frame, PastDeal } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** A step of a deal as a frame: the felt shows it as it showed the table then. */
export const stepFrame = (past: PastDeal, at: number): Frame => {
  const { table, name, number, game, seat, steps } = past
  const { deal, own } = steps[at]!
  return {
    type: 'frame',
    table,
    seq: at,
    since: 0,
    common: {
      table,
      name,
      game,
      seats: past.seats.map(shown => ({ ...shown, chips: chipsOf(deal, shown.seat) })),
      button: deal.button,
      deals: number,
      deal,
      clocks: [],
      clock: null,
      open: true,
      seal: null,
      collected: 0,
      paused: false,
      bombPot: null,
      report: null,
      choosing: null,
      ending: false,
      // nobody sits down any more
      ended: true,
      options: {
        equities: false,
        approval: false,
        unaided: false,
        rabbit: null,
        sevenDeuce: null,
        maySevenDeuce: false,
      },
      rabbit: null,
      live: null,
    },
    own: { ...NOBODY, seat, ...own },
    news: [],
  }
}

const chipsOf = ({ players }: Frame['common']['deal'] & object, seat: number): number =>
  players.find(player => player.seat === seat)?.stack ?? 0

const NOBODY = {
  role: 'spectator',
  taught: null,
  holds: [],
  legal: null,
  why: [],
  entry: [],
  wish: null,
  buyIn: null,
  leaving: false,
  next: [],
  prefers: null,
  mayWin: false,
  toShow: [],
  mayHunt: false,
  sevenDeuce: null,
  requests: [],
  requestEnd: null,
  broke: false,
  plans: [],
  plan: null,
  fill: null,
  answers: null,
} as const

/** Where a street, the showdown or the end of the deal begins. */
export type StreetMark = { readonly name: string; readonly at: number }

/** The streets of a deal, each with its first step; one that comes again belongs to the next run-out. */
export const streetMarks = ({ steps }: PastDeal): readonly StreetMark[] => {
  const marks: (StreetMark & { readonly street: string })[] = []
  for (const [at, { deal }] of steps.entries()) {
    const street = streetName(deal)
    if (street === '' || marks.at(-1)?.street === street) continue
    const before = marks.filter(mark => mark.street === street).length
    marks.push({ street, name: before === 0 ? street : `${street} ${before + 1}`, at })
  }
  return marks
}

const streetName = ({ phase, street }: PastDeal['steps'][number]['deal']): string => {
  if (phase === 'shuffle') return ''
  if (phase === 'showdown') return texts.deals.showdown
  if (phase === 'award' || phase === 'ended') return texts.deals.end
  const called = texts.streets.called(street)
  return `${called.slice(0, 1).toUpperCase()}${called.slice(1)}`
}
