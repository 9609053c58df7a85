import { join } from 'node:path'
import { cards, type DealEvent, forms, play, stakesFor, type TableCommand } from '@cardroom/engine'
import { writeLog } from '@cardroom/histories'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { type Keys, showCommand } from './show.ts'

const { folder, file } = ownFolder()

const show = (words: readonly string[], keys: Keys | null = null) =>
  runCommand(write => showCommand(write, keys), words)

/** A hand that is fully known: aces against kings, all-in before the flop for one of three. */
const events = (): readonly DealEvent[] => {
  const live = play({
    type: 'StartDeal',
    form: forms.holdem,
    stakes: stakesFor(forms.holdem, 'no-limit', 10),
    button: 3,
    seats: [
      { seat: 1, chips: 100 },
      { seat: 2, chips: 40 },
      { seat: 3, chips: 100 },
    ],
    realCards: true,
  })
  if (!live.ok) throw new Error(live.refusal.why)
  const orders: readonly TableCommand[] = [
    { type: 'Deal', cards: cards('As Kh 7c Ad Kd 2d') },
    { type: 'Wager', seat: 3, to: 60 },
    { type: 'Call', seat: 1 },
    { type: 'Call', seat: 2 },
    { type: 'Deal' },
    { type: 'Deal', cards: cards('Kc 7d 3s') },
    { type: 'Check', seat: 1 },
    { type: 'Wager', seat: 3, to: 40 },
    { type: 'Call', seat: 1 },
    { type: 'Deal' },
    { type: 'Deal', cards: cards('Ac') },
    { type: 'Deal' },
    { type: 'Deal', cards: cards('4h') },
  ]
  for (const order of orders) {
    const given = live.give(order)
    if (!given.ok) throw new Error(`${JSON.stringify(order)}: ${given.refusal.why}`)
  }
  while (live.deal.phase === 'showdown') live.give({ type: 'Show', seat: live.deal.players[live.deal.turn]!.seat })
  live.give({ type: 'Deal' })
  return live.log
}
const hand = file(
  'hand.jsonl',
  writeLog({ about: {}, deals: [{ about: { names: { 1: 'Ann', 2: 'Bob', 3: 'Cy' } }, events: events() }] }),
)

describe('cardroom show', () => {
  test('every street in plain lines, with pots and hands in words', async () => {
    const { out } = await show([hand])
    expect(out.split('\n').filter(line => /^\S/.test(line))).toEqual([
      'The start',
      'Preflop',
      'Flop',
      'Turn',
      'River',
      'The showdown',
    ])
    expect(out).toContain('  Seat 3: Cy, 100, on the button.\n')
    expect(out).toContain('  Ann gets As Ad down.\n')
    expect(out).toContain('  Cy raises to 60.\n')
    expect(out).toContain('  Pot: 160 (main pot: 120, side pot 1: 40).\n')
    expect(out).toContain('  Board: Kc 7d 3s.\n')
    expect(out).toMatch(/ {2}Bob has three kings/)
    expect(out).toMatch(/ {2}Ann wins 120 from side pot 1 with three aces/)
    expect(out).not.toMatch(/seat \d/)
  })

  test('one street, and the rules behind it', async () => {
    const { out } = await show([hand, '--street', 'turn', '--why'])
    expect(out.startsWith('Turn\n')).toBe(true)
    expect(out).toMatch(/\(rrp\//)
    expect((await show([hand, '--street', 'Flop'])).out).toMatch(/^Flop\n {2}A card is burned\.\n/)
    const { err, failed } = await show([hand, '--street', 'seventh'])
    expect(err).toContain('--street: this hand has the start, preflop, flop, turn, river, the showdown')
    expect(failed).toBe(true)
  })

  test('a hand that isn’t there, a file that doesn’t exist', async () => {
    expect((await show([hand, '--hand', '2'])).err).toContain('has 1 hand, and none is 2')
    expect((await show([join(folder, 'no.phh')])).err).toContain('no.phh can’t be read')
    const bad = file('bad.jsonl', '{"cardroom":"log","version":2}\n{"type":"Folded","seat":1,"rules":[]}\n')
    expect((await show([bad])).err).toContain('bad.jsonl line 2: Folded comes before DealStarted')
  })

  test('at a terminal a key at a time, on and back', async () => {
    let press: Parameters<Keys['on']>[1] = () => undefined
    const raw: boolean[] = []
    const keys: Keys = {
      setRawMode: on => raw.push(on),
      on: (_, heard) => {
        press = heard
      },
      off: () => undefined,
      resume: () => {
        for (const name of ['space', 'right', 'x', 'left', 'q']) queueMicrotask(() => press(undefined, { name }))
      },
      pause: () => undefined,
    }
    const { out } = await show([hand], keys)
    expect(out.split('\n').filter(line => /^[A-Z]/.test(line))).toEqual(['The start', 'Preflop', 'Flop', 'Preflop'])
    expect(out).toContain('1 of 6; space: next, left: back, q: quit')
    expect(raw).toEqual([true, false])
  })
})
