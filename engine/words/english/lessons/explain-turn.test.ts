import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../../cards/card.ts'
import { seeded } from '../../../cards/shuffle.ts'
import type { Deal } from '../../../deal/deal.ts'
import { legal } from '../../../deal/legal.ts'
import { play } from '../../../deal/play.ts'
import { randomCommand } from '../../../deal/random-play.ts'
import { stakesFor } from '../../../deal/stakes.ts'
import { type FormId, forms } from '../../../forms/forms.ts'
import { text } from '../../text.ts'
import { english } from '../voice.ts'
import { explainTurn } from './explain-turn.ts'

const ids = Object.keys(forms) as readonly FormId[]

/** Plays a deal at random and stops at every decision of the first seat. */
const decisions = (id: FormId, seed: number, look: (deal: Deal) => void): void => {
  const form = forms[id]
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
  const table = play({
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, form.structures[0] ?? 'limit', 10),
    button: 1,
    seats,
  })
  if (!table.ok) throw new Error(table.refusal.why)
  const chance = seeded(`${id} ${seed}`)
  while (table.deal.phase !== 'ended') {
    if (isDue(table.deal)) look(table.deal)
    table.give(randomCommand(table.deal, chance))
  }
}

const isDue = (deal: Deal): boolean => {
  const due = legal(deal)
  if (due.due === 'rows') return due.hands.some(({ seat }) => seat === 1)
  if (due.due === 'discard') return due.seats.includes(1)
  return 'seat' in due && due.seat === 1
}

/** The deal as the first seat may know it: what is hidden from it is not there. */
const asSeen = (deal: Deal): Deal => ({
  ...deal,
  deck: deal.deck.map(() => UNKNOWN),
  burns: deal.burns.map(() => UNKNOWN),
  discards: deal.discards.map(() => UNKNOWN),
  fresh: deal.fresh.map(() => UNKNOWN),
  muck: deal.muck.map(() => UNKNOWN),
  players: deal.players.map(player =>
    player.seat === 1 ? player : { ...player, down: player.down.map(() => UNKNOWN), mucked: [], muckedUp: [] },
  ),
})

describe.each(ids)('a decision of %s', id => {
  test('is explained in whole sentences, by what the player may know and nothing else', () => {
    for (let seed = 0; seed < 6; seed++) {
      decisions(id, seed, deal => {
        const explained = explainTurn(deal, 1)
        expect(explained.length).toBeGreaterThan(0)
        for (const words of explained.map(it => text(it, english))) {
          expect(words).toMatch(/^[^a-z].*\.$/)
          expect(words).not.toMatch(/undefined|null|NaN| {2}|\?\?/)
        }
        expect(explainTurn(asSeen(deal), 1)).toEqual(explained)
      })
    }
  })
})

test('nobody else’s decision is explained', () => {
  decisions('holdem', 1, deal => expect(explainTurn(deal, 2)).toEqual([]))
})

test('a call names its price and what it takes to pay', () => {
  const lines: string[] = []
  decisions('holdem', 1, deal => lines.push(...explainTurn(deal, 1).map(it => text(it, english))))
  expect(lines[0]).toBe('Everyone gets two cards face down. The betting begins to the left of the big blind.')
  expect(lines).toContain('It costs 10 to call, for a pot of 15. A call pays if you win more than one time in two.')
})
