import { type Card, UNKNOWN } from '../../cards/card.ts'
import { deckCards } from '../../cards/deck.ts'
import type { Deal } from '../../deal/deal.ts'
import { isLow } from '../../deal/pots/odd-chip.ts'
import type { Form } from '../../forms/form.ts'
import type { FactKind } from '../../rulings/fact.ts'
import type { IncidentType } from '../../rulings/rulers.ts'

/** What a fact can be at one of these moments. */
export const optionsFor = (
  moments: readonly Deal[],
  type: IncidentType,
  name: string,
  kind: FactKind,
  facts: Readonly<Record<string, unknown>>,
): readonly unknown[] => {
  if (typeof kind !== 'string') return kind
  const [deal] = moments
  const seats = deal === undefined ? [] : deal.players.filter(({ hand }) => hand === 0).map(({ seat }) => seat)
  switch (kind) {
    case 'seat':
      return seats
    case 'seats':
      return [...seats.map(seat => [seat]), []]
    case 'flag':
      return [false, true]
    case 'count':
      return deal === undefined ? [] : countsAt(deal, `${type}.${name}`, facts)
    case 'chips':
      return [20, 100]
    case 'card':
      return deal === undefined ? [] : cardsAt(deal, facts)
    case 'cards':
      return deal === undefined ? [] : cardsAt(deal, facts).map(card => [card])
    case 'text':
      return [deal !== undefined && isLowball(deal.form) ? '8' : 'a flush']
  }
}

/** The low hand takes all: players call their hands by the top card. */
const isLowball = ({ pot }: Form): boolean => pot.length === 1 && isLow(pot[0]!.ranking)

/** The cards that somebody may speak of: those of the seat that is named, else the board's and the next of the deck. */
const cardsAt = (deal: Deal, { seat }: Readonly<Record<string, unknown>>): readonly string[] => {
  const player = deal.players.find(it => it.seat === seat)
  const near =
    player !== undefined
      ? [...player.down, ...player.up].slice(0, 3)
      : [...deal.boards.flat(), ...deal.deck.slice(deal.next, deal.next + 2)].slice(0, 5)
  const known = near.filter(card => card !== UNKNOWN)
  // a hidden card can be any that nobody has seen
  return known.length === near.length ? known : [...known, ...unseenAt(deal).slice(0, 2)]
}

/** Are there cards at this moment that are not in view, in the hand of the seat that is named? */
export const hasHidden = ({ realCards, players }: Deal, seat: unknown): boolean =>
  realCards && players.some(player => (seat ?? player.seat) === player.seat && player.down.includes(UNKNOWN))

/** The cards that hands and stub can hold at a moment where not all are in view. */
export const unseenAt = ({ form, players, boards, burns, muck, discards }: Deal): readonly Card[] => {
  const seen = new Set<Card>([...boards.flat(), ...burns, ...muck, ...discards])
  for (const { down, up, rows } of players) for (const card of [...down, ...up, ...rows.flat()]) seen.add(card)
  return deckCards(form.deck).filter(card => !seen.has(card))
}

/** What a number of an incident can be at this moment, the likeliest first: a hand is short by one card, not by all of them. */
const countsAt = (deal: Deal, fact: string, { seat }: Readonly<Record<string, unknown>>): readonly number[] => {
  switch (fact) {
    case 'CardMissing.has':
      return below(deckCards(deal.form.deck).length)
    case 'WrongNumberOfCards.has':
    case 'WrongNumberSet.set': {
      const { down, up } = playerAt(deal, seat) ?? { down: [], up: [] }
      return near(down.length + up.length)
    }
    case 'FantasylandMiscount.has':
      return near(playerAt(deal, seat)?.fantasyland ?? 0)
    case 'ClockAskedFor.after':
      return [60, 10]
    default:
      return FEW
  }
}

const playerAt = ({ players }: Deal, seat: unknown) => players.find(player => player.seat === seat)

const FEW = [1, 2, 3, 4, 5] as const

const below = (all: number): readonly number[] => [all - 1, all - 2]

const near = (right: number): readonly number[] =>
  [...new Set([right - 1, right + 1, right - 2, right + 2, ...FEW])].filter(count => count > 0)
