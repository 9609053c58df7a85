import { type DealEvent, forms, play, randomCommand, seeded, stakesFor } from '@cardroom/engine'
import { writeLog } from '@cardroom/histories'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { statsCommand } from './stats.ts'

const { folder, file } = ownFolder()
const stats = (...words: readonly string[]) => runCommand(statsCommand, words)

const deal = (seed: string): readonly DealEvent[] => {
  const live = play({
    type: 'StartDeal',
    form: forms.holdem,
    stakes: stakesFor(forms.holdem, 'no-limit', 10),
    button: 3,
    seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
  })
  if (!live.ok) throw new Error(live.refusal.why)
  const chance = seeded(seed)
  while (live.deal.phase !== 'ended') live.give(randomCommand(live.deal, chance))
  return live.log
}
const deals = ['a', 'b', 'c', 'd'].map((seed, i) => ({ about: { hand: i + 1 }, events: deal(seed) }))
const night = file('night.jsonl', writeLog({ about: { names: { 1: 'Ann', 2: '=1+1,"x"' } }, deals }))

describe('cardroom stats', () => {
  test('has a row for each player, in a folder as in a file', async () => {
    const { out, code } = await stats(folder)
    expect(code).toBeUndefined()
    expect(out.split('\n')[0]!.trim().split(/\s+/)).toEqual(
      'player hands VPIP PFR 3-bet c-bet AF WTSD W$SD bb/100'.split(' '),
    )
    expect(out).toMatch(/^Ann +4 /m)
    expect((await stats(night)).out).toBe(out)
  })
  test('as CSV, names cannot become formulas or cells of their own', async () => {
    const { out } = await stats(night, '--as', 'csv', '--by', 'player,position')
    const [head, ...lines] = out.trimEnd().split('\n')
    expect(head).toMatch(/^player,position,hands,net,vpip,/)
    expect(lines.find(line => line.includes('1+1'))).toMatch(/^"'=1\+1,""x""",SB|BB,4,/)
  })
  test('as JSON, for one player, with counts and rates', async () => {
    const rows = JSON.parse((await stats(night, '--json', '--player', 'Ann', '--by', 'form')).out)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ player: 'Ann', form: 'holdem', hands: 4 })
    expect(rows[0].rates.vpip).toBe(rows[0].vpip / 4)
  })
  test('nobody shows down more often than they see the second street, draws included', async () => {
    const rows = JSON.parse((await stats('histories/phh/samples', '--as', 'json', '--by', 'player,form')).out)
    expect(rows.some(({ form }: { form: string }) => form === 'badugi')).toBe(true)
    for (const { showdown, sawSecond, cBet, cBetChance, threeBet, threeBetChance } of rows) {
      expect(showdown).toBeLessThanOrEqual(sawSecond)
      expect(cBet).toBeLessThanOrEqual(cBetChance)
      expect(threeBet).toBeLessThanOrEqual(threeBetChance)
    }
  })
  test('what cannot be counted is said', async () => {
    expect(await stats(night, '--by', 'mood')).toMatchObject({ failed: true })
    expect((await stats(night, '--by', 'mood')).err).toContain('accepted: player, position, form, stake')
    expect((await stats(file('letter.md', 'Dear Ann'))).err).toContain('isn’t a hand history')
    const broken = file('broken.jsonl', `${writeLog({ about: {}, deals: deals.slice(0, 1) })}{"no":1}\n`)
    const { err, code } = await stats(broken)
    expect(code).toBe(1)
    expect(err).toContain('1 hand left out')
  })
})
