import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { placeOf } from '../../deal/deal.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { killHand } from '../people/kill-hand.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { isAsGoodAsCalled, lowballRanking, topCalled } from './called-low.ts'

/** A player called their hand something that it is not. */
export type MiscalledHand = {
  readonly seat: Seat
  /** What they called it; in lowball its ranks from the top, `8` or `8-6`. */
  readonly called: string
  /** The floor finds that they did it on purpose. */
  readonly intentional: boolean
  /** Who threw their hand away, or fouled it, because of that. */
  readonly fouled: readonly Seat[]
}

/** What becomes of a miscalled hand. */
export type MiscallDecision = 'cards-speak' | 'hand-dead' | 'pot-forfeited'

/** Cards speak, whatever was said; a miscall on purpose may cost the pot, and lowball has a rule of its own. */
export const miscalledHand = (deal: Deal, incident: MiscalledHand): Ruling<MiscallDecision> =>
  (incident.intentional && incident.fouled.length > 0 ? onPurpose(deal, incident) : undefined) ??
  (lowballRanking(deal.form) === undefined ? cardsSpeak(deal) : inLowball(deal, incident))

const cardsSpeak = (deal: Deal): Ruling<MiscallDecision> => ({
  decision: 'cards-speak',
  events: [],
  rules: rulebookOf(deal.book).cardsSpeak.rules,
  wouldChange: ['miscalled-on-purpose-and-fouled'],
})

/** rrp/3/showdown/2: to make another throw away a winner by a false word is unethical and may cost the pot. */
const onPurpose = (deal: Deal, { seat, fouled }: MiscalledHand): Ruling<MiscallDecision> | undefined => {
  const { intentionalMiscall, cardsSpeak: speak } = rulebookOf(deal.book)
  const { is, rules } = intentionalMiscall
  if (is === 'nothing') return undefined
  const forfeited = {
    decision: 'pot-forfeited',
    events: killHand(deal, seat, 'miscalled', fouled, rules),
    rules,
  } as const
  const wouldChange: readonly Change[] = ['not-on-purpose', 'nobody-fouled']
  if (is === 'forfeits-pot') return { ...forfeited, wouldChange }
  return leftTo<MiscallDecision>(
    'floor',
    [forfeited, { decision: 'cards-speak', events: [], rules: speak.rules }],
    wouldChange,
  )
}

/** rrp/11/15: a player who calls an eight must have an eight or better; what it costs goes by who fouled, and by how many play. */
const inLowball = (deal: Deal, incident: MiscalledHand): Ruling<MiscallDecision> => {
  const { is, rules } = rulebookOf(deal.book).lowballMiscall
  const speak = { decision: 'cards-speak', events: [], rules } as const
  if (isHeld(deal, incident)) return { ...speak, wouldChange: ['held-worse-than-called'] }
  const { seat, fouled } = incident
  const multiway = deal.players.filter(player => !player.folded).length > 2
  const dead = { decision: 'hand-dead', events: killHand(deal, seat, 'miscalled', fouled, rules), rules } as const
  if (multiway && (is.multiway === 'dead' || (is.multiway === 'dead-if-fouls-another' && fouled.length > 0))) {
    return { ...dead, wouldChange: ['two-at-showdown', 'held-as-called'] }
  }
  if (fouled.length === 0 || is.foulsAnother === 'cards-speak') {
    return { ...speak, wouldChange: ['another-fouled', 'three-at-showdown'] }
  }
  const wouldChange: readonly Change[] = ['other-hand-intact', 'held-as-called']
  if (is.foulsAnother === 'dead') return { ...dead, wouldChange }
  return leftTo<MiscallDecision>('floor', [dead, speak], wouldChange)
}

/** Do they have what they called, as far as the book wants it to be true? */
const isHeld = (deal: Deal, { seat, called }: MiscalledHand): boolean => {
  const { mustHold } = rulebookOf(deal.book).lowballMiscall.is
  if (mustHold === 'nothing') return true
  const { down, up } = deal.players[placeOf(deal, seat)]!
  return isAsGoodAsCalled(
    lowballRanking(deal.form)!,
    [...down, ...up],
    mustHold === 'top-card-only' ? topCalled(called) : called,
  )
}
