import type { Chips, Seat } from '@cardroom/engine'
import { wrongArgument } from '@cardroom/engine/kinds'
import type { Beat, Story } from '../story/story.ts'

/** What one hand says about how a player plays. */
export type HandStats = {
  /** They put chips in of their own will on the first street: a call, a bet or a raise; a blind or bring-in is no choice. */
  readonly vpip: boolean
  /** They bet, completed or raised on the first street. */
  readonly pfr: boolean
  /** They could raise once more after the first raise of the first street, and did. */
  readonly threeBetChance: boolean
  readonly threeBet: boolean
  /** They raised last on the first street and could be the first to bet on the second, and did. */
  readonly cBetChance: boolean
  readonly cBet: boolean
  /** How often they bet or raised, and called, after the first street. */
  readonly aggressive: number
  readonly passive: number
  /** They were still in when the second street came. */
  readonly sawSecond: boolean
  /** They were still in at the showdown, and took a part of the pot there. */
  readonly showdown: boolean
  readonly wonAtShowdown: boolean
  /** They took a part of the pot, shown down or not. */
  readonly won: boolean
  /** What they won or lost. */
  readonly net: Chips
}

/** What a deal says about the player in a seat; null if nobody was dealt in there. */
export const handStats = (story: Story, seat: Seat): HandStats | null => {
  if (!Array.isArray(story?.seats)) throw wrongArgument('handStats', story, 'a story such as storyOf gives')
  const { seats, beats, ends } = story
  const start = seats.find(it => it.seat === seat)
  const end = ends.find(it => it.seat === seat)
  if (start === undefined || end === undefined) return null
  const second = beats.findIndex(beat => beat.tells === 'draw' || (beat.tells === 'street' && beat.street > 0))
  const first = actsIn(second < 0 ? beats : beats.slice(0, second))
  const later = second < 0 ? [] : beats.slice(second)
  const own = first.filter(act => act.seat === seat)
  const showdown = end.folded < 0 && beats.some(({ tells }) => tells === 'showdown')
  return {
    vpip: own.some(({ does }) => CHOSEN.has(does)),
    pfr: own.some(({ does }) => RAISED.has(does)),
    ...threeBetOf(first, seat, hasBlind(beats)),
    ...cBetOf(first, later, seat),
    ...aggressionOf(actsIn(later), seat),
    // a hand that is shown down has seen every street there is
    sawSecond: showdown || (second >= 0 && end.folded !== 0),
    showdown,
    wonAtShowdown: showdown && end.won > 0,
    won: end.won > 0,
    net: end.chips - start.chips,
  }
}

type Act = Extract<Beat, { readonly tells: 'act' }>

const RAISED: ReadonlySet<Act['does']> = new Set<Act['does']>(['bets', 'raises', 'completes'])
const CHOSEN: ReadonlySet<Act['does']> = new Set<Act['does']>([...RAISED, 'calls'])

const actsIn = (beats: readonly Beat[]): readonly Act[] => beats.filter((beat): beat is Act => beat.tells === 'act')

const hasBlind = (beats: readonly Beat[]): boolean => beats.some(beat => beat.tells === 'post' && beat.kind === 'blind')

/** A blind is the first bet, a raise the second; the next to act may make it three. */
const threeBetOf = (
  first: readonly Act[],
  seat: Seat,
  blinds: boolean,
): Pick<HandStats, 'threeBet' | 'threeBetChance'> => {
  let bets = blinds ? 1 : 0
  let raiser: Seat = -1
  for (const act of first) {
    if (act.seat === seat && bets === 2 && raiser !== seat)
      return { threeBetChance: true, threeBet: RAISED.has(act.does) }
    if (!RAISED.has(act.does)) continue
    bets++
    raiser = act.seat
  }
  return { threeBetChance: false, threeBet: false }
}

const cBetOf = (first: readonly Act[], later: readonly Beat[], seat: Seat): Pick<HandStats, 'cBet' | 'cBetChance'> => {
  const none = { cBetChance: false, cBet: false }
  if (first.findLast(({ does }) => RAISED.has(does))?.seat !== seat) return none
  // the second street ends where the third begins
  const act = later.findIndex(({ tells }) => tells === 'act')
  const third = later.findIndex(({ tells }, i) => i > act && (tells === 'street' || tells === 'draw'))
  for (const { seat: by, does } of actsIn(third < 0 ? later : later.slice(0, third))) {
    if (by === seat) return { cBetChance: true, cBet: RAISED.has(does) }
    if (RAISED.has(does)) return none
  }
  return none
}

const aggressionOf = (acts: readonly Act[], seat: Seat): Pick<HandStats, 'aggressive' | 'passive'> => {
  const own = acts.filter(act => act.seat === seat)
  return {
    aggressive: own.filter(({ does }) => RAISED.has(does)).length,
    passive: own.filter(({ does }) => does === 'calls').length,
  }
}
