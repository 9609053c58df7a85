import { expect } from 'vitest'
import { rule } from '../testing/rule.ts'
import { inSeats, placed } from '../testing/seats-scene.ts'
import { placardOf, tableScene } from '../testing/table-scene.ts'
import { memberOf } from './draft.ts'

const six = inSeats(1, 2, 3, 4, 5, 6)
const stackOf = (scene: ReturnType<typeof tableScene>, player: string): number => memberOf(scene.table, player)!.stack

rule('uspa/2.2/dealer-button', 'after the hand the disk moves clockwise to the next player', () => {
  const scene = tableScene(placardOf('uspa'), six).deals(4)
  const [now] = /\d+/.exec(placed(scene))!
  expect(placed(scene.deal())).toMatch(new RegExp(`^button ${(Number(now) % 6) + 1},`))
})
rule('uspa/2.2/missed-blind', 'the big blind passes an absent seat, which owes it then', () => {
  const scene = tableScene(placardOf('uspa'), six).deals(7).gives({ type: 'WalkAway', player: 'p4' }).deals(4)
  expect(memberOf(scene.table, 'p4')!.missed).toEqual([0, 1])
})
rule('uspa/2.2/buy-in', 'with a minimum of 200 a first purchase of 150 is no full buy-in', () => {
  const table = tableScene(placardOf('uspa', { buyIn: { least: 200, most: 1000 } }))
  const seated = table.gives({ type: 'TakeSeat', player: 'ann', seat: 1 })
  expect(seated.refuses({ type: 'BuyIn', player: 'ann', chips: 150 }).why).toBe('buy-in-too-small')
  expect(stackOf(seated.gives({ type: 'BuyIn', player: 'ann', chips: 200 }), 'ann')).toBe(200)
})
rule('uspa/2.2/deal-off', 'both blinds and the button played, then moved: they have dealt off', () => {
  const scene = tableScene(placardOf('uspa'), six).deals(7)
  const [button] = /\d+/.exec(placed(scene))!
  const moved = (player: string) => scene.gives({ type: 'ChangeSeat', player, seat: 8 }).events
  expect(moved(`p${button}`)).toMatchObject([{ type: 'SeatChanged', dealtOff: true }])
  expect(moved(`p${(Number(button) % 6) + 1}`)).toMatchObject([{ type: 'SeatChanged', dealtOff: false }])
})
rule('uspa/2.2/play-behind', '500 bought and announced on the way: they play', () => {
  const scene = tableScene(placardOf('uspa', { buyIn: { least: 50, most: 2000 } })).gives(
    { type: 'TakeSeat', player: 'ann', seat: 1 },
    { type: 'BuyIn', player: 'ann', chips: 100 },
    { type: 'BuyBehind', player: 'ann', chips: 500, announced: true },
  )
  expect(memberOf(scene.table, 'ann')!.behind).toMatchObject({ chips: 500 })
})
rule('uspa/2.2/color-change', 'chips of 1 for chips of 5: the stack stays what it is', () => {
  const scene = tableScene(placardOf('uspa'), { ann: 1, bob: 2 }).gives({ type: 'ColourUp', unit: 5 })
  expect([scene.events[0]!.type, stackOf(scene, 'ann')]).toEqual(['ColouredUp', 1000])
})
rule('uspa/2.2/time', 'seat 2 calls time: the clock is theirs, and the turn stays', () => {
  const scene = tableScene(placardOf('uspa'), { ann: 1, bob: 2, cid: 3 }).gives({ type: 'CallDeal' })
  const clock = scene.gives({ type: 'CallClock', player: 'bob', by: 'ann', since: 0 }).table.clock
  expect(clock).toMatchObject({ player: 'bob', seat: 2 })
})
for (const [id, title] of [
  ['uspa/2.2/collection', 'a time game of 6 a half hour with eight players: 48'],
  ['uspa/2.2/time-collection', 'each seat pays before the first hand of the half hour'],
] as const)
  rule(id, title, () => {
    const eight = inSeats(1, 2, 3, 4, 5, 6, 7, 8)
    const scene = tableScene(
      placardOf('uspa', { collection: { way: 'time', amount: 6, everyMinutes: 30 } }),
      eight,
    ).deal()
    expect([scene.table.collected, stackOf(scene, 'p1')]).toEqual([48, 994])
    expect(scene.deal().table.collected).toBe(48)
    expect(scene.later(30).deal().table.collected).toBe(96)
  })
rule('uspa/2.2/collection-drop', 'a drop of 3 a hand for 30 hands is 90', () => {
  const scene = tableScene(placardOf('uspa', { collection: { way: 'drop', amount: 3, blind: false } }), six)
  const won = { pot: 30, won: [{ seat: 1, chips: 30 }], flopSeen: true }
  const played = Array.from({ length: 30 }).reduce<typeof scene>(it => it.deal(won as never), scene)
  expect(played.table.collected).toBe(90)
})
