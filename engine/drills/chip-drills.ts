import type { Card } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { raceOff } from '../tournament/race/race-off.ts'
import type { DrillWords } from '../words/drill-words.ts'
import { drillWords } from '../words/english/drill-words.ts'
import { withCodes } from '../words/text.ts'
import { askedOf } from './asked.ts'
import type { Drill } from './drill.ts'
import { mixed, oneOf } from './mixed.ts'

/** A player answers a bet with one big chip: how much change goes back? */
export const changeDrill = (book: BookId, seed: string, { change: words }: DrillWords = drillWords): Drill | null => {
  const chance = seeded(seed)
  const bet = 5 * (2 + chance(30))
  const chip = oneOf(
    [25, 100, 500, 1000].filter(worth => worth > bet),
    chance,
  )
  const pot = 5 * (4 + chance(40))
  const scenario = {
    form: 'holdem',
    book,
    stakes: '5-10',
    seats: { 1: 2000, 2: 2000, 3: 2000 },
    street: 'flop',
    pot,
    acts: [`1 bets ${bet}`, { seat: 2, chips: [chip] }],
  }
  const found = askedOf(scenario, 'wager')
  if (found === null || typeof found.returned !== 'number' || found.act !== 'call') return null
  const back = found.returned
  const wrong = [0, chip - bet - 5, chip - 2 * bet, back + 5, bet, chip].filter(it => it >= 0 && it !== back)
  return {
    key: `change ${bet} ${chip} ${pot}`,
    area: 'change',
    about: words.about(bet, chip),
    asks: words.asks,
    ...mixed([String(back)], wrong.map(String), chance),
    why: words.why(bet, back),
    rules: found.rules,
    table: {
      seats: 3,
      players: [
        { seat: 1, bet },
        { seat: 2, bet: chip, hot: true },
        { seat: 3, button: true },
      ],
      boards: [],
      pot: pot + bet + chip,
    },
  }
}

/** Small chips are raced off: who gets a new one? */
export const chipRaceDrill = (
  book: BookId,
  seed: string,
  { chipRace: words, seats: named }: DrillWords = drillWords,
): Drill | null => {
  const chance = seeded(seed)
  const need = oneOf([4, 5], chance)
  const [small, big] = need === 4 ? [25, 100] : [100, 500]
  const deck = [...shuffled(decks.standard, chance)] as Card[]
  const seats = Array.from({ length: 3 + chance(3) }, (_, i) => i + 1)
  const odd = new Map(seats.map(seat => [seat, 1 + chance(need - 1)]))
  const cards = new Map(seats.map(seat => [seat, deck.splice(0, odd.get(seat)!)]))
  const { gets } = raceOff({ need, odd, cards, broke: [] }, rulebooks[book])
  const right = seats.filter(seat => gets.get(seat) === 1)
  const most = (count: number) =>
    [...seats]
      .sort((a, b) => odd.get(b)! - odd.get(a)!)
      .slice(0, count)
      .sort((a, b) => a - b)
  const wrong = [
    most(right.length),
    right.slice(0, -1),
    seats.slice(0, right.length),
    [...right, ...seats.filter(seat => !right.includes(seat)).slice(0, 1)].sort((a, b) => a - b),
    seats,
  ].map(named)
  const held = seats.map(seat => ({ seat, count: odd.get(seat)!, cards: cards.get(seat)! }))
  const about = words.about(small!, big!, held)
  const why = words.why(
    [...odd.values()].reduce((sum, it) => sum + it, 0),
    small!,
    right.length,
    big!,
  )
  return {
    key: `chip-race ${book} ${JSON.stringify(held)}`,
    area: 'chip-race',
    about: withCodes(about),
    drawn: { about, why: [why] },
    asks: words.asks(big!),
    ...mixed(
      [named(right)],
      wrong.filter(it => it !== named(right)),
      chance,
    ),
    why,
    rules: rulebooks[book].chipRace.rules,
    table: {
      seats: seats.length,
      players: seats.map(seat => ({ seat, cards: cards.get(seat)!, bet: odd.get(seat)! * small! })),
      boards: [],
      pot: 0,
    },
  }
}
