import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { forward, openBetting } from '../../deal/forward.ts'
import { cannot } from '../../deal/impossible.ts'
import { stepDue } from '../../deal/where.ts'
import { NO_RULES, tell, workOn } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff, nextOff } from '../cards/named-cards.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { shifted } from './moved-up.ts'
import {
  cardsOut,
  dealtOut,
  faceDealt,
  getting,
  isUnacted,
  type StudStreet,
  streetBegun,
  streetDue,
  streetNotDue,
  studStreets,
} from './stud-street.ts'

/** The dealer burns no card, or two, before a street of stud. */
export type StudBurnError = {
  /** How many cards of the street are out when it is noticed: all of them after a missed burn, none after a second one, unless it is said. */
  readonly dealt?: number
  /** Whose last downcard was looked at or lies among their holecards. */
  readonly seen?: readonly Seat[]
  /** At a table with real cards: two burned cards and those of the street that are out, and the one that comes when it is corrected. */
  readonly cards?: readonly Card[]
  readonly next?: readonly Card[]
}

/** What becomes of the cards of the street. */
export type StudBurnDecision = 'corrected' | 'card-stands'

type Which = { readonly type: 'BurnMissed' | 'TwoBurned'; readonly burns: 0 | 2 }

/** rrp/8/13: the cards go where they belong, save a last downcard that was seen; once somebody has acted they stand. */
const ruleStudBurn = (
  deal: Deal,
  street: StudStreet,
  burns: 0 | 2,
  incident: StudBurnError,
): Ruling<StudBurnDecision> => {
  const { studBurnErrorFix, burnErrorFix } = rulebookOf(deal.book)
  const { is, rules } = studBurnErrorFix
  const out = cardsOut(deal, street)
  // where cards come up or down as their players chose, one cannot change hands unseen
  const movable = out === 0 || (is.street === 'cards-moved' && street.face !== 'as-chosen')
  if (!movable || !isUnacted(deal, street)) {
    return {
      decision: 'card-stands',
      events: mended(deal, asItWouldHaveBeen(deal, street, burns)),
      rules: burnErrorFix.rules,
      wouldChange: ['street-not-acted-on'],
    }
  }
  const keeps = street.last && street.face === 'down' && is.lastDowncardSeen === 'kept' ? (incident.seen ?? []) : []
  return {
    decision: 'corrected',
    events: putRight(
      deal,
      street,
      shifted(deal, street, { burns, out, keeps, next: stillToCome(deal, incident.next) }),
    ),
    rules,
    wouldChange: ['street-acted-on', 'last-downcard-seen-or-mixed'],
  }
}

/** The card that was named as the next, unless it has come out elsewhere since. */
const stillToCome = (deal: Deal, next: readonly Card[] = []): readonly Card[] =>
  nextOff(deal, next) === null ? next : []

/** The cards are moved; a round that has opened on them opens again. */
const putRight = (deal: Deal, { round }: StudStreet, moved: DealEvent): readonly DealEvent[] => {
  const work = workOn(deal)
  tell(work, moved)
  if (deal.round !== null) openBetting(work, round)
  else forward(work)
  return work.events
}

/** wsop/126-later: later cards are those that would have come: a burn more is made before the next street, or one less. */
const asItWouldHaveBeen = (deal: Deal, street: StudStreet, burns: 0 | 2): readonly DealEvent[] => {
  const { is, rules } = rulebookOf(deal.book).burnErrorFix
  const next = studStreets(deal).find(({ burn }) => burn > street.at && burn >= deal.step)
  if (is.laterCards === 'as-they-lie' || next === undefined || deal.phase !== 'streets') return []
  return [{ type: 'RepairDue', repair: { do: burns === 0 ? 'burn-first' : 'skip-burn', at: next.burn }, rules }]
}

const ruler = ({ type, burns }: Which): Ruler<StudBurnError> => ({
  impossible: (deal, { dealt, seen = [], cards, next }) => {
    const street = streetDue(deal)
    const off = streetNotDue(deal, street, burns === 2 ? 1 : 0)
    if (off !== null || street === undefined) return off
    if (stepDue(deal) !== street.burn) return cannot('burn-made')
    const all = getting(deal, street).length
    const out = dealt ?? (burns === 0 ? all : 0)
    if (out > all || out < 0) return cannot('street-deals', { count: all })
    if (out === 0 && burns === 0) return cannot('no-card-dealt')
    const got = getting(deal, street)
      .slice(0, out)
      .map(place => deal.players[place]!)
    const unseen = seen.find(seat => !got.some(player => player.seat === seat && !player.folded))
    if (unseen !== undefined) return cannot('no-card-to-look-at', { seat: unseen })
    return namedCardsOff(deal, cards, burns + out) ?? nextOff(deal, next, cards)
  },
  happens: (deal, incident): Mistake => {
    const street = streetDue(deal)!
    const all = getting(deal, street)
    const out = incident.dealt ?? (burns === 0 ? all.length : 0)
    const fell = comingCards(deal, burns + out, incident.cards)
    const cards = all.slice(0, out).map((place, i) => {
      const player = deal.players[place]!
      return { seat: player.seat, card: fell[burns + i]!, face: faceDealt(player, street) }
    })
    const burned: readonly DealEvent[] =
      burns === 0
        ? [{ type: 'RepairDue', repair: { do: 'skip-burn', at: street.burn }, rules: NO_RULES }]
        : [
            { type: 'CardBurned', card: fell[0]!, rules: citesOf(deal.book).burn },
            { type: 'CardsMoved', moves: [{ card: fell[1]!, from: 'stub', to: 'burns' }], rules: NO_RULES },
          ]
    return {
      events: [...burned, ...dealtOut(deal, cards, all.length - out)],
      error: { incident: { type, ...incident }, step: street.burn, cards: fell },
    }
  },
  rule: (deal, incident, late): Ruling<StudBurnDecision> => {
    const street = late ? studStreets(deal).find(({ burn }) => burn === late.step) : streetBegun(deal)
    return ruleStudBurn(deal, street!, burns, incident)
  },
})

/** A burn that was missed before a street of stud. */
export const studBurnMissed: Ruler<StudBurnError> = ruler({ type: 'BurnMissed', burns: 0 })

/** A second burn before a street of stud. */
export const studTwoBurned: Ruler<StudBurnError> = ruler({ type: 'TwoBurned', burns: 2 })
