import { describe, expect, test } from 'vitest'
import type { Seat } from '../../deal/chips.ts'
import { play } from '../../deal/play.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'

const five = { ann: 1, bob: 2, cid: 3, dee: 4, eve: 5 }
const table = (form: FormId, book: BookId = 'rrp', size: 'full' | 'half' = 'full', required = true) =>
  tableScene(
    placardOf(book, {
      parts: [{ form: forms[form], stakes: stakesFor(forms[form], 'limit', 20) }],
      kill: { size, required },
    }),
    five,
  )
/** A deal that this seat wins, worth a full bet beyond the blinds. */
const wins = (scene: TableScene, seat: Seat, more = {}) =>
  scene.deal({ won: [{ seat, chips: 100 }], pot: 100, beyondBlinds: 40, lower: 20, ...more })
const killsIn = (scene: TableScene) =>
  scene.log
    .findLast(event => event.type === 'DealCalled')!
    .start.posts!.filter(({ kind }) => kind === 'kill')
    .map(({ seat, amount }) => `${seat} ${amount}`)

describe('a kill game over a night', () => {
  rule('rrp/13/intro/trigger', 'two pots in a row, and the next is killed', () => {
    for (const form of ['holdem', 'seven-card-stud', 'ace-to-five-lowball'] as const) {
      const two = wins(wins(table(form), 4), 4)
      expect(two.table.kills).toMatchObject({ holder: 'dee', owed: [{ player: 'dee', amount: 40 }] })
      const killed = two.gives({ type: 'CallDeal' })
      expect(killsIn(killed)).toEqual(['4 40'])
      expect(killed.table.kills).toMatchObject({ owed: [], killed: { player: 'dee', required: true } })
    }
    expect(killsIn(wins(wins(table('holdem', 'rrp', 'half'), 4), 4).gives({ type: 'CallDeal' }))).toEqual(['4 30'])
  })

  test('is over when another wins the killed pot', () => {
    const over = wins(wins(wins(table('holdem'), 4), 4), 2, { lower: 40 })
    expect(over.table.kills).toMatchObject({ holder: 'bob', legs: ['bob'], owed: [], killed: null })
    expect(killsIn(over.deal())).toEqual([])
  })

  rule('rrp/13/8', 'at high-low a player who scoops five upper bets kills', () => {
    const scoop = (pot: number) => wins(table('omaha-8'), 4, { pot }).gives({ type: 'CallDeal' })
    expect(killsIn(scoop(200))).toEqual(['4 40'])
    expect(killsIn(scoop(199))).toEqual([])
  })

  test('a player who quits loses their leg, and the kill button is nobody’s', () => {
    const scene = wins(table('holdem'), 4).gives({ type: 'Leave', player: 'dee' })
    expect(scene.table.kills).toMatchObject({ holder: null, legs: [] })
    expect(scene.events.map(({ type }) => type)).toEqual(['CashedOut', 'LegLost', 'KillButtonNeutral'])
  })

  test('anybody may kill of their own will where the game has kills', () => {
    const open = table('holdem', 'rrp', 'full', false)
    const said = open.gives({ type: 'SayKill', player: 'eve' })
    expect(killsIn(said.deal())).toEqual(['5 40'])
    expect(killsIn(said.deals(2))).toEqual([])
    expect(killsIn(wins(wins(open, 4), 4).deal())).toEqual([])
    expect(tableScene(placardOf('rrp'), five).refuses({ type: 'SayKill', player: 'eve' })).toMatchObject({
      why: 'not-played-here',
    })
  })

  rule('wsop/203', 'a killed pot takes no straddle', () => {
    const two = wins(wins(table('holdem', 'wsop'), 5), 5)
    const { places } = two.gives({ type: 'CallDeal' }).table
    const next = ['ann', 'bob', 'cid', 'dee', 'eve'][places!.blinds.at(-1)! % 5]!
    expect(two.refuses({ type: 'SayStraddle', player: next })).toMatchObject({
      why: 'not-due-for-it',
      rules: ['wsop/203'],
    })
  })

  test('a deal that nobody wins gives the kill back, and it is owed again', () => {
    const two = wins(wins(table('holdem'), 4), 4)
    const void_ = two.deal({ voided: true })
    expect(void_.table.kills.owed).toMatchObject([{ player: 'dee' }])
    expect(killsIn(void_.deal())).toEqual(['4 40'])
  })
})

describe('the words of the Laws', () => {
  const four = () =>
    tableScene(
      placardOf('uspa', {
        parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 4) }],
        kill: { size: 'full', required: true },
        buyIn: { least: 80 },
      }),
      five,
    )

  rule('uspa/2.2/leg-up', 'the winner of the last pot has a leg up', () => {
    expect(wins(four(), 2).table.kills.legs).toEqual(['bob'])
  })

  rule('uspa/2.2/kill-button', 'a player who takes two pots in a row has the kill button and must kill', () => {
    expect(wins(wins(four(), 3), 3).table.kills).toMatchObject({ holder: 'cid', owed: [{ player: 'cid' }] })
  })

  rule('uspa/2.2/kill', 'at 4-8 a full kill posts 8 and plays 8-16', () => {
    const killed = wins(wins(four(), 3), 3).gives({ type: 'CallDeal' })
    expect(killsIn(killed)).toEqual(['3 8'])
    const { start } = killed.log.findLast(event => event.type === 'DealCalled')!
    const deal = play(start)
    if (!deal.ok) throw new Error(deal.refusal.why)
    expect(deal.deal.stakes).toMatchObject({ lower: 8, upper: 16 })
  })

  rule('uspa/2.2/kill-pot', 'after a scoop that is large enough the next pot is a kill pot', () => {
    expect(killsIn(wins(table('omaha-8', 'uspa'), 4, { pot: 200 }).gives({ type: 'CallDeal' }))).toEqual(['4 40'])
  })
})
