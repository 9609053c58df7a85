import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { placardFor } from '../opening/placard-for.ts'

const { holdem } = forms
const blinds = (...amounts: readonly number[]) =>
  placardOf('wsop', {
    buyIn: { least: 1, most: 100_000 },
    parts: [{ form: holdem, stakes: stakesFor(holdem, 'no-limit', amounts.at(-1)!, { blinds: amounts }) }],
  })
const seats = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i + 1}`, i + 1]))
const called = (scene: TableScene) => scene.log.findLast(event => event.type === 'DealCalled')!
const antes = (scene: TableScene) => called(scene).start.posts!.reduce((sum, { amount }) => sum + amount, 0)

/** All play; the first proposes one ante, the second wants another. */
const disputed = (placard: ReturnType<typeof blinds>, count: number) => {
  const scene = tableScene(placard, seats(count)).gives({ type: 'ProposeBombPot', player: 'p1', ante: 20 })
  const others = Object.keys(seats(count)).slice(1)
  return others
    .reduce(
      (at, player) => at.gives({ type: 'AnswerBombPot', player, plays: true, ...(player === 'p2' && { ante: 50 }) }),
      scene,
    )
    .gives({ type: 'CallDeal' })
}

describe('the ante of a bomb pot', () => {
  rule('wsop/31d', 'is set by the house when the table agrees on the pot and not on its size', () => {
    expect(called(disputed(blinds(5, 5), 4)).start.stakes.ante).toBe(25)
  })
  rule('wsop/31e', '20 each at 1-2-5', () => expect(antes(disputed(blinds(1, 2, 5), 6))).toBe(120))
  rule('wsop/31f', '25 each at 5-5 and in all larger games', () => {
    expect(antes(disputed(blinds(10, 20), 5))).toBe(125)
  })

  test('is what all agree on, and goes by the money that chips stand for', () => {
    const scene = tableScene(blinds(5, 5), seats(2)).gives({ type: 'ProposeBombPot', player: 'p1', ante: 40 })
    const agreed = scene.gives({ type: 'AnswerBombPot', player: 'p2', plays: true })
    expect(antes(agreed.gives({ type: 'CallDeal' }))).toBe(80)
    const cents = { ...blinds(500, 500), money: 100 }
    expect(called(disputed(cents, 3)).start.stakes.ante).toBe(2500)
  })
})

describe('a bomb pot', () => {
  const open = tableScene(blinds(5, 10), seats(4)).deal().gives({ type: 'ProposeBombPot', player: 'p2' })
  const say = (scene: TableScene, player: string, plays: boolean) =>
    scene.gives({ type: 'AnswerBombPot', player, plays })

  test('waits until everybody who can play has spoken', () => {
    const two = say(say(open, 'p1', true), 'p3', true)
    expect(called(two.deal()).bombPot).toBe(false)
    expect(called(say(two, 'p4', true).deal()).bombPot).toBe(true)
    // what was proposed is kept while a deal goes by
    expect(called(say(two.deal(), 'p4', true).deal()).bombPot).toBe(true)
  })

  test('is dealt without those who keep out, and takes nobody’s place', () => {
    const all = say(say(say(open, 'p1', true), 'p3', true), 'p4', false).deal()
    expect(called(all).players.map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(called(all).out).toMatchObject([{ player: 'p4', why: 'bomb-pot' }])
    expect(all.table.places).toEqual(open.table.places)
    expect(called(all.deal())).toMatchObject({ bombPot: false, start: { button: called(all).start.button } })
  })

  test('needs somebody to play against, a form that bets twice, and a cash game', () => {
    const alone = say(say(say(open, 'p1', false), 'p3', false), 'p4', false).deal()
    expect(called(alone).bombPot).toBe(false)
    expect(open.refuses({ type: 'ProposeBombPot', player: 'p1' })).toMatchObject({ why: 'not-the-time' })
    const chinese = tableScene(placardFor({ game: 'chinese-poker', size: 1 }), seats(2))
    expect(chinese.refuses({ type: 'ProposeBombPot', player: 'p1' })).toMatchObject({ why: 'not-played-here' })
    const event = tableScene({ ...blinds(5, 10), setting: 'tournament' }, seats(2))
    expect(event.refuses({ type: 'ProposeBombPot', player: 'p1' })).toMatchObject({ why: 'not-played-here' })
    expect(
      tableScene(blinds(5, 10), seats(2)).refuses({ type: 'AnswerBombPot', player: 'p1', plays: true }),
    ).toMatchObject({ why: 'not-the-time' })
  })
})
