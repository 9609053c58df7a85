import { describe, expect, test } from 'vitest'
import type { Seat } from '../../deal/chips.ts'
import { play } from '../../deal/play.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { called, dealtIn, inSeats, outOf, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { entryChoices } from './entry-choices.ts'

const wins = (scene: TableScene, seat: Seat): TableScene =>
  scene.deal({ won: [{ seat, chips: 100 }], pot: 100, beyondBlinds: 40, lower: 20 })

/** Seat 4 has won two in a row and kills the next pot; a newcomer sits down in seat 6, behind the button. */
const newcomer = (form: FormId, book: BookId, winner = 4): TableScene => {
  const parts = [{ form: forms[form], stakes: stakesFor(forms[form], 'limit', 20) }]
  const placard = placardOf(book, { parts, kill: { size: 'full', required: true } })
  const running = tableScene(placard, inSeats(1, 2, 3, 4, 5)).deals(8)
  return sitsDown(wins(wins(running, 4), winner), 'new', 6)
}
const ways = ({ table }: TableScene): readonly string[] =>
  entryChoices(table, 'new').map(({ wish, deals, live }) => `${wish} in ${deals}: ${live}`)
const says = (scene: TableScene, wish: 'kill-next' | 'wait' | 'kill' | 'at-once' | 'post'): TableScene =>
  scene.gives({ type: 'ChooseEntry', player: 'new', wish })
const plays = (scene: TableScene): void => {
  const deal = play(called(scene).start)
  if (!deal.ok) throw new Error(deal.refusal.why)
}
const agreeing = BOOKS.filter(book => rulebooks[book].newPlayerInKillPot.is === 'only-if-agrees-to-kill-next')

describe.each(agreeing)('a newcomer and a pot that another kills, by %s', book => {
  const { rule: id } = rulebooks[book].newPlayerInKillPot

  rule(id, 'at hold’em they post the big blind, agree to kill the next pot, and do', () => {
    const scene = newcomer('holdem', book)
    expect(ways(scene)).toEqual(['wait in 3: 20', 'post in 1: 20', 'kill-next in 0: 20'])
    const agreed = wins(says(scene, 'kill-next'), 2)
    expect(dealtIn(agreed)).toContain(6)
    expect(posted(agreed)).toEqual(expect.arrayContaining(['4 kill 40', '6 post 20']))
    expect(agreed.table.kills.owed).toEqual([{ player: 'new', amount: 40, until: 'next-deal' }])
    plays(agreed)
    expect(posted(agreed.deal()).filter(post => post.includes('kill'))).toEqual(['6 kill 40'])
  })

  rule(id, 'a player who does not agree is dealt out, and comes in with the next pot', () => {
    const out = wins(newcomer('holdem', book), 2)
    expect(outOf(out, 'new')).toBe('killed-pot')
    expect(called(out).out.find(({ player }) => player === 'new')?.rules).toContain(id)
    expect(posted(out.deal())).toContain('6 post 20')
  })

  rule(id, 'at lowball the kill that would bring them in is the next one', () => {
    const scene = newcomer('ace-to-five-lowball', book)
    // one book has lowball newcomers post as much as a kill without killing
    const [way, now] = book === 'web' ? ['post', ['6 post 40']] : ['kill', []]
    expect(ways(scene)).toEqual(['wait in 3: 20', `${way} in 1: 40`, `kill-next in 0: ${now.length * 40}`])
    const agreed = wins(says(scene, 'kill-next'), 2)
    expect(posted(agreed).filter(post => post.startsWith('6'))).toEqual(now)
    expect(dealtIn(agreed)).toContain(6)
    plays(agreed)
    expect(posted(agreed.deal())).toContain('6 kill 40')
  })

  rule(id, 'at stud, where everybody antes, there is the same to agree to', () => {
    const scene = newcomer('seven-card-stud', book)
    expect(ways(scene)).toEqual(['wait in 1: 0', 'kill-next in 0: 0'])
    expect(outOf(scene.deal(), 'new')).toBe('killed-pot')
    const agreed = wins(says(scene, 'kill-next'), 2)
    expect(dealtIn(agreed)).toContain(6)
    expect(posted(agreed.deal())).toContain('6 kill 40')
  })

  test('a pot that nobody kills asks for no agreement', () => {
    const scene = newcomer('holdem', book, 2)
    expect(ways(scene)).toEqual(['wait in 3: 20', 'post in 0: 20'])
    expect(scene.refuses({ type: 'ChooseEntry', player: 'new', wish: 'kill-next' }).why).toBe('not-a-way-in')
  })
})

rule('wsop/205', 'a newcomer sits into a killed pot or waits, and owes no kill for it', () => {
  const scene = newcomer('holdem', 'wsop')
  expect(ways(scene)).toEqual(['wait in 3: 20', 'post in 0: 20'])
  expect(posted(scene.deal())).toContain('6 post 20')
  expect(wins(scene, 2).table.kills.owed).toEqual([])
  const stud = newcomer('seven-card-stud', 'wsop')
  expect(ways(stud)).toEqual(['at-once in 0: 0', 'wait in 1: 0'])
  expect(dealtIn(stud.deal())).toContain(6)
  const waits = wins(says(stud, 'wait'), 2)
  expect(outOf(waits, 'new')).toBe('killed-pot')
  expect(dealtIn(waits.deal())).toContain(6)
})
