import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf, stubCount } from '../../deal/deal.ts'
import { getsCards } from '../../deal/dealing/dealing-order.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff } from '../cards/named-cards.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { type StudStreet, studStreets } from './stud-street.ts'

/** The dealer burns and deals cards of the next street of stud while a player is still to act. */
export type PrematureStreetCard = {
  /** Who got one, in that order. */
  readonly to: readonly Seat[]
  /** Whose last downcard was looked at or lies among their holecards. */
  readonly seen?: readonly Seat[]
  /** At a table with real cards: these cards. */
  readonly cards?: readonly Card[]
}

/** What becomes of the cards, which never play unless they cannot be taken back. */
export type PrematureDecision = 'cards-stay-out' | 'cards-back-and-reshuffle' | 'card-kept'

/** rrp/8/14, wsop/231: cards that came too early are out, or go back; a last downcard that was seen stays. */
export const prematureStreetCard = (deal: Deal, { to, seen = [] }: PrematureStreetCard): Ruling<PrematureDecision> => {
  const { prematureCards, prematureStudCardRepair, prematureLastDowncardSeen } = rulebookOf(deal.book)
  const street = nextStreet(deal)!
  const { rules } = prematureStudCardRepair
  const cited = [...prematureCards.rules, ...rules]
  const mayKeep = prematureLastDowncardSeen.is !== 'taken-back'
  const keeps = street.last && street.face === 'down' && mayKeep ? seen : []
  const barred = prematureLastDowncardSeen.is === 'kept-no-bet-or-raise-on-sixth'
  const kept = keeps
    .filter(seat => to.includes(seat))
    .flatMap((seat): readonly DealEvent[] => [
      { type: 'RepairDue', repair: { do: 'has-card', at: street.at, seat }, rules: prematureLastDowncardSeen.rules },
      ...(barred ? [{ type: 'WagersBarred', seat, rules: prematureLastDowncardSeen.rules } as const] : []),
    ])
  const out = to.filter(seat => !keeps.includes(seat))
  const setAside = prematureStudCardRepair.is === 'eliminate-and-skip-one-per-player'
  const taken = takenBack(deal, street, out, setAside ? 'aside' : 'stub')
  const at = street.burn
  const repairs: readonly DealEvent[] = setAside
    ? [{ type: 'RepairDue', repair: { do: 'set-aside', at, early: to.length }, rules }]
    : [
        { type: 'RepairDue', repair: { do: 'skip-burn', at }, rules },
        { type: 'RepairDue', repair: { do: 'reshuffle', at: street.at, aside: false, rules }, rules },
      ]
  return {
    // nothing goes back or stays out where every early card has been seen
    decision: out.length === 0 ? 'card-kept' : setAside ? 'cards-stay-out' : 'cards-back-and-reshuffle',
    events: mended(deal, [...taken, ...kept, ...repairs]),
    rules: kept.length > 0 ? [...new Set([...cited, ...prematureLastDowncardSeen.rules])] : cited,
    wouldChange: ['betting-was-over', ...(mayKeep ? ([out.length === 0 ? NOT_SEEN : SEEN] as const) : [])],
  }
}

const SEEN = 'last-downcard-seen-or-mixed'
const NOT_SEEN = 'card-not-seen-or-mixed'

/** The cards leave the hands again, the last one first where they go back on the stub. */
const takenBack = (deal: Deal, { face }: StudStreet, seats: readonly Seat[], to: Pile): readonly DealEvent[] => {
  const side = face === 'up' ? 'up' : 'down'
  const order = to === 'stub' ? seats.toReversed() : seats
  const moves = order.map((seat): CardMove => {
    const card = deal.players[placeOf(deal, seat)]![side].at(-1)!
    return { card, from: { seat, face: side }, to }
  })
  return moves.length === 0 ? [] : [{ type: 'CardsMoved', moves, rules: NO_RULES }]
}

/** The street that follows the round that is on, if its burn is the next thing behind it. */
const nextStreet = (deal: Deal): StudStreet | undefined => studStreets(deal).find(({ burn }) => burn === deal.step + 1)

/** Cards of stud that come before the betting is over. */
export const prematureStreetRuler = {
  impossible: (deal, { to, seen = [], cards }) => {
    if (deal.form.family !== 'stud') return cannot('no-such-streets')
    if (deal.phase !== 'streets' || deal.round === null || deal.turn < 0) return cannot('no-betting')
    const street = nextStreet(deal)
    if (street === undefined) return cannot('no-card-next')
    if (deal.mending.repairs.some(({ at }) => at === street.burn || at === street.at))
      return cannot('street-being-corrected')
    if (to.length === 0) return cannot('nobody-got-a-card')
    if (new Set(to).size < to.length) return cannot('two-cards')
    const off = to.find(seat => placeOf(deal, seat) < 0 || !getsCards(deal, placeOf(deal, seat)))
    if (off !== undefined) return cannot('gets-no-card', { seat: off })
    const unseen = seen.find(seat => !to.includes(seat) || deal.players[placeOf(deal, seat)]!.folded)
    if (unseen !== undefined) return cannot('no-card-to-look-at', { seat: unseen })
    if (stubCount(deal) < to.length + 1) return cannot('stub-has', { count: stubCount(deal) })
    return namedCardsOff(deal, cards, to.length)
  },
  happens: (deal, { to, cards }) => {
    const side = nextStreet(deal)!.face === 'up' ? 'up' : 'down'
    const [burn, ...fell] = comingCards(deal, to.length + 1, cards && [UNKNOWN, ...cards])
    const moves: readonly CardMove[] = [
      { card: burn!, from: 'stub', to: 'burns' },
      ...to.map((seat, i): CardMove => ({ card: fell[i]!, from: 'stub', to: { seat, face: side } })),
    ]
    return { events: [{ type: 'CardsMoved', moves, rules: NO_RULES }] }
  },
  rule: prematureStreetCard,
} satisfies Ruler<PrematureStreetCard>
