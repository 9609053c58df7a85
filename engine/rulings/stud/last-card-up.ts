import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { canAct, countAble, countIn, type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { forward } from '../../deal/forward.ts'
import { cannot } from '../../deal/impossible.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import { tell, workOn } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff } from '../cards/named-cards.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import type { Option, Ruling } from '../ruling.ts'
import {
  dealtOut,
  getting,
  type StreetCard,
  type StudStreet,
  streetDue,
  streetNotDue,
  studStreets,
} from './stud-street.ts'

/** The dealer turns up the last downcard of these players of stud. */
export type LastCardUp = {
  readonly seats: readonly Seat[]
  /** At a table with real cards: the cards of the whole street in the order of dealing. */
  readonly cards?: readonly Card[]
}

/** How the last round goes on: an exposed player may declare themselves all-in for the pot as it stands. */
export type LastCardDecision = 'card-kept' | 'all-dealt-up' | 'play-on' | 'all-in-for-the-pot'

/** rrp/8/17, wsop/234: how the others get theirs, who may declare themselves all-in, and who opens the last round. */
export const lastCardUp = (deal: Deal, { seats, cards }: LastCardUp): Ruling<LastCardDecision> => {
  const { studAllInRiverUp, studExposedRiver, studExposedRiverFirstActor, studExposedRiverDealRest } = rulebookOf(
    deal.book,
  )
  const street = studStreets(deal).at(-1)!
  const live = getting(deal, street)
    .map(place => deal.players[place]!)
    .filter(player => !player.folded)
  const exposed = live.filter(player => seats.includes(player.seat) && canAct(player))
  const rest = studExposedRiverDealRest.is[countIn(deal) > 2 ? 'threeOrMore' : 'headsUp']
  // rrp/8/16: an all-in player's card changes nothing for the others
  const allUp = rest === 'up-if-first-is-up' && exposed.includes(live[0]!)
  const work = workOn(deal)
  for (const event of theRest(deal, street, allUp ? 'up' : 'down', cards)) tell(work, event)
  const first = studExposedRiverFirstActor.rules
  const wouldChange: readonly Change[] = ['first-to-get-a-card', 'two-players-left', 'player-is-all-in']
  const mayDeclare = !allUp && exposed.length > 0 && countAble(deal) > 1 && studExposedRiver.is !== 'nothing'
  if (!mayDeclare) {
    const [decision, { rules }] = allUp
      ? (['all-dealt-up', studExposedRiverDealRest] as const)
      : (['card-kept', exposed.length === 0 ? studAllInRiverUp : studExposedRiver] as const)
    const all = [...new Set([...rules, ...first])]
    return { decision, events: [...work.events, ...lastRound(work.state, [], all)], rules: all, wouldChange }
  }
  const rules = [...new Set([...studExposedRiver.rules, ...first])]
  const [who, ...others] = exposed.map(player => player.seat)
  const options = choices(work.state, who!, others, [], rules)
  return { decision: 'play-on', events: work.events, rules, options, decides: { seat: who! }, wouldChange }
}

/** One after another, those whose card is up say whether they are all-in; then the last round opens. */
const choices = (
  deal: Deal,
  seat: Seat,
  others: readonly Seat[],
  declared: readonly DealEvent[],
  rules: readonly RuleId[],
): readonly Option<LastCardDecision>[] => {
  const { stack } = deal.players[placeOf(deal, seat)]!
  const allIn: DealEvent = { type: 'ChipsSetAside', seat, amount: stack, rules }
  const then = (mine: readonly DealEvent[]): readonly DealEvent[] => {
    const [next, ...rest] = others
    const so = [...declared, ...mine]
    if (next === undefined) return [...mine, ...lastRound(deal, so, rules).slice(so.length)]
    return [
      ...mine,
      { type: 'RulingDue', decides: { seat: next }, options: choices(deal, next, rest, so, rules), rules },
    ]
  }
  return [
    { decision: 'play-on', events: then([]), rules },
    { decision: 'all-in-for-the-pot', events: then([allIn]), rules },
  ]
}

/** The events of the cards, and then the last round, opened by the player whom the book names. */
const lastRound = (deal: Deal, events: readonly DealEvent[], rules: readonly RuleId[]): readonly DealEvent[] => {
  const work = workOn(deal)
  for (const event of events) tell(work, event)
  const { steps, streets } = programOf(deal.form)
  const at = stepDue(work.state)
  const byBoards = rulebookOf(deal.book).studExposedRiverFirstActor.is === 'high-board-including-exposed-card'
  if (byBoards || steps[at]?.do !== 'bet') forward(work)
  else tell(work, { type: 'RoundOpened', street: streets[at]!, seat: beganBefore(work.state), price: 0, rules })
  return work.events
}

/** wsop/234: the one who began the round before, or the next to their left who can act. */
const beganBefore = ({ players, began }: Deal): Seat => {
  const order = players.map((_, i) => players[(Math.max(began, 0) + i) % players.length]!)
  return order.find(canAct)!.seat
}

/** The cards of the street that are not out yet. */
const theRest = (
  deal: Deal,
  street: StudStreet,
  face: 'down' | 'up',
  named: readonly Card[] | undefined,
): readonly DealEvent[] => {
  if (deal.step > street.at) return []
  const places = getting(deal, street).slice(deal.done)
  const fell = comingCards(deal, places.length, named?.slice(deal.done))
  return dealtOut(
    deal,
    places.map((place, i): StreetCard => ({ seat: deal.players[place]!.seat, card: fell[i]!, face })),
    0,
  )
}

/** A last downcard of stud that is dealt up. */
export const lastCardUpRuler = {
  impossible: (deal, { seats, cards }) => {
    const street = streetDue(deal)
    const off = streetNotDue(deal, street)
    if (off !== null || street === undefined) return off
    if (!street.last || street.face !== 'down') return cannot('no-last-downcard')
    const places = getting(deal, street)
    const wrong = seats.find(
      seat => deal.players[placeOf(deal, seat)]?.folded !== false || !places.includes(placeOf(deal, seat)),
    )
    if (wrong !== undefined) return cannot('gets-no-card', { seat: wrong })
    if (seats.length === 0) return cannot('no-card-up')
    return namedCardsOff(deal, cards, places.length)
  },
  happens: (deal, { seats, cards }) => {
    const street = streetDue(deal)!
    const burns = stepDue(deal) === street.burn
    const places = getting(deal, street)
    const out = places.findLastIndex(place => seats.includes(deal.players[place]!.seat)) + 1
    const fell = comingCards(deal, out + (burns ? 1 : 0), cards && (burns ? [UNKNOWN, ...cards] : cards))
    const dealt = places.slice(0, out).map((place, i): StreetCard => {
      const { seat } = deal.players[place]!
      return { seat, card: fell[burns ? i + 1 : i]!, face: seats.includes(seat) ? 'up' : 'down' }
    })
    const burned: readonly DealEvent[] = burns
      ? [{ type: 'CardBurned', card: fell[0]!, rules: citesOf(deal.book).burn }]
      : []
    return { events: [...burned, ...dealtOut(deal, dealt, places.length - out)] }
  },
  rule: lastCardUp,
} satisfies Ruler<LastCardUp>
