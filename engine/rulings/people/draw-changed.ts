import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { cardsMore } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { drawKindOf, mayChangeDraw } from '../../wagers/draw-change.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { noLiveHand } from './live-hand.ts'

/** A player who has said how many cards to draw wants another number. */
export type DrawChanged = {
  readonly seat: Seat
  /** Another has bet or said a draw because of it; without it all who spoke since count. */
  readonly relied?: boolean
}

/** Whether they may say it again. */
export type DrawChangedDecision = 'draw-changed' | 'draw-stands'

/** rrp/11/11, wsop/276: the player draws again while no card is off the deck for it and nobody acted on it. */
export const drawChanged = (deal: Deal, { seat, relied }: DrawChanged): Ruling<DrawChangedDecision> => {
  const place = placeOf(deal, seat)
  const { may, rules } = asked(deal, isDealt(deal), relied ?? spokenSince(deal, place))
  if (!may) {
    const wouldChange: readonly Change[] = ['draw-not-dealt-nor-acted-on']
    return {
      decision: 'draw-stands',
      events: [],
      rules,
      wouldChange: isDeclared(deal) ? ['no-board-in-game'] : wouldChange,
    }
  }
  const back = { type: 'DrawTakenBack', seat, cards: thrownBy(deal, place), rules } as const
  const wouldChange: readonly Change[] = ['draw-dealt-or-acted-on']
  return { decision: 'draw-changed', events: mended(deal, [back]), rules, wouldChange }
}

/** wsop/drawmaha-draw: beside a board a draw once declared stands. */
const asked = (
  deal: Deal,
  dealt: boolean,
  relied: boolean,
): { readonly may: boolean; readonly rules: readonly RuleId[] } =>
  isDeclared(deal)
    ? { may: false, rules: citesOf(deal.book).drawmahaDraw }
    : mayChangeDraw({ drawing: drawKindOf(deal.form), dealt, relied }, rulebookOf(deal.book))

const isDeclared = ({ form }: Deal): boolean => form.family === 'board'

/** The step of the last draw, -1 before any. */
const drawStep = ({ form, step }: Deal): number =>
  programOf(form).steps.findLastIndex((it, at) => it.do === 'draw' && at <= step)

/** Is a card off the deck for this draw, the burncard included? */
const isDealt = (deal: Deal): boolean => deal.step > drawStep(deal) + 1 || (!deal.asked && deal.done > 0)

/** Has anybody who is asked after this player said a draw? */
const spokenSince = ({ players }: Deal, place: number): boolean =>
  players.some((player, at) => at > place && !player.folded && player.answered)

/** What a player threw away in this draw: discards lie in the order in which the players spoke, the opener's under a chip. */
const thrownBy = (deal: Deal, place: number): readonly Card[] => {
  if (place === deal.opener && deal.underChip.length > 0) return deal.underChip
  const at = drawStep(deal)
  const thrown = deal.players.map((player, i) => {
    if (!player.answered || (i === deal.opener && deal.underChip.length > 0)) return 0
    return player.drawn - cardsMore(deal.mending, at, player.seat, 'fill-up')
  })
  const from = thrown.slice(0, place).reduce((sum, cards) => sum + cards, 0)
  return deal.fresh.slice(from, from + thrown[place]!)
}

/** A draw that is said again. */
export const drawChangedRuler = {
  impossible: (deal, { seat }) => {
    const at = drawStep(deal)
    if (at < 0 || deal.phase !== 'streets') return cannot('no-draw')
    const off = noLiveHand({ ...deal, done: 0 }, seat)
    if (off !== null) return off
    const { answered } = deal.players[placeOf(deal, seat)]!
    if (!answered) return cannot('no-draw-declared', { seat })
    const acted = deal.round === null ? deal.played > at : deal.players.some(player => player.acted)
    return acted ? cannot('acted-since-the-draw') : null
  },
  rule: drawChanged,
} satisfies Ruler<DrawChanged>
