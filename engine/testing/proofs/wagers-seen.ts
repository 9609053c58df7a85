import { type Chance, seeded } from '../../cards/shuffle.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { readWager } from '../../wagers/read-wager.ts'
import type { Doing, Mistake, Noticed, Since, Situation } from '../../wagers/situation.ts'
import type { Witness } from './witness.ts'

/** Words, chips and motions at random by a number: what each of them is under a book. */
export const wagersSeen = (number: number): Witness => ({
  name: `wagers ${number}`,
  under: book => {
    const chance = seeded(`wager ${number}`)
    return Array.from({ length: TRIES }, () => readWager(anySituation(chance), rulebookOf(book)))
  },
})

const TRIES = 40

const of = <T>(chance: Chance, ...items: readonly T[]): T => items[chance(items.length)]!

const anySituation = (chance: Chance): Situation => {
  const price = of(chance, 0, 0, 10, 20, 25, 60, 100, 300)
  const lastRaise = of(chance, 10, 20, Math.max(10, price / 2))
  const before = of<readonly number[]>(chance, [], [], [5], [10], [25], [25, 25])
  const turn = of(chance, 'in', 'in', 'out')
  return {
    structure: of(chance, 'limit', 'limit', 'no-limit', 'no-limit', 'pot-limit', 'half-pot', 'spread'),
    setting: of(chance, 'cash', 'tournament'),
    stage: of(chance, 'betting', 'betting', 'betting', 'betting', 'draw', 'showdown'),
    ...of(chance, {}, { drawing: of(chance, 'lowball', 'draw-high') } as const),
    price,
    before,
    lastRaise,
    pot: of(chance, 30, 100, 205),
    stack: of(chance, 15, 40, 130, 500, 2000),
    unit: of(chance, 1, 5),
    ...of(chance, {}, {}, { bringIn: price > 0 }),
    ...of(chance, {}, {}, { pulledBack: before.slice(0, 1), pushedTogether: chance(2) === 0 }),
    did: anyDoings(chance, price, lastRaise),
    turn,
    ...(turn === 'out' || chance(3) === 0 ? { since: anySince(chance, price) } : {}),
    ...(chance(4) === 0 ? { mistook: anyMistake(chance) } : {}),
    ...(chance(3) === 0 ? { noticed: anyNoticed(chance) } : {}),
    ...(chance(10) === 0
      ? { skipped: { behind: 1 + chance(4), waiting: chance(3) === 0, calledTime: chance(3) === 0 } }
      : {}),
    ...(chance(12) === 0 ? { wrongLowcard: true } : {}),
    ...(chance(5) === 0 ? { floor: of(chance, 'holds', 'frees') } : {}),
  }
}

const WORDS = [
  'call', 'raise', 'bet', 'check', 'fold', 'pass', 'all in', 'raise to 60', 'raise 40', 'bet 25', '40', 'fifteen',
  'pot', 'half pot', 'I call and raise', 'call, and raise 20', 'if you bet, I raise', 'if you check, I bet', 'two hundred',
  'complete', 'I see your 20 and raise', 'ten to go', 'raise 100 more', 'forty', 'minimum', 'check in the dark', 'pat', 'time',
  'twenty-five', 'a hundred', 'max', 'make it 50', 'call any', 'fifty', 'raise double', 'same bet', 'okay', 'big bet',
] as const // biome-ignore format: a list of words

const anyDoings = (chance: Chance, price: number, step: number): readonly Doing[] =>
  Array.from({ length: of(chance, 1, 1, 1, 2, 2, 3) }, () => anyDoing(chance, price, step))

const anyDoing = (chance: Chance, price: number, step: number): Doing => {
  const chips = of<readonly number[]>(
    chance,
    [25],
    [100],
    [5, 5],
    [25, 25],
    [10, 10, 10],
    [500],
    [5],
    [1],
    [price || 20],
    [price + step],
    [price + Math.ceil(step / 2)],
    [price, step],
    [Math.max(1, price - 5)],
    [price + Math.floor(step / 3) + 1],
    [100, 100],
    [25, 5, 5],
    [price * 2 || 40],
    [1000],
  )
  switch (chance(9)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return of<string>(chance, ...WORDS)
    case 4:
    case 5:
    case 6:
      return chips
    case 7:
      return { held: chips }
    default:
      return { does: of(chance, 'knocks', 'knocks', 'throws-hand-forward', 'lifts-upcards') }
  }
}

const anySince = (chance: Chance, price: number): readonly Since[] =>
  Array.from({ length: chance(3) }, (_, i) => {
    const act = of(chance, 'fold', 'check', 'call', 'bet', 'raise', 'complete', 'shows')
    return { seat: i + 1, act, ...(act === 'raise' || act === 'bet' ? { to: price + of(chance, 10, 20, 40) } : {}) }
  })

const anyMistake = (chance: Chance): Mistake =>
  of<Mistake>(
    chance,
    { of: 'raise' },
    { of: 'amount', harm: chance(2) === 0 },
    { of: 'kill', required: chance(2) === 0, announced: chance(2) === 0, buttonUp: chance(2) === 0 },
  )

const anyNoticed = (chance: Chance): Noticed => ({
  when: of(chance, 'at-once', 'in-the-round', 'all-have-acted', 'round-over'),
  pondered: chance(2) === 0,
  ...of(chance, {}, { by: of(chance, 'dealer', 'bettor', 'another') } as const),
})
