import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { forms } from '../forms/forms.ts'
import { audit } from './audit.ts'
import type { Deal } from './deal.ts'
import { play } from './play.ts'
import { randomCommand } from './random-play.ts'
import { stakesFor } from './stakes.ts'

const seats = [1, 2, 3].map(seat => ({ seat, chips: 100 }))

const somewhere = (): Deal => {
  const form = forms.holdem
  const started = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'no-limit', 2), button: 1, seats })
  if (!started.ok) throw new Error(started.refusal.why)
  started.give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded('audit')) })
  const chance = seeded('acts')
  while (started.deal.boards[0]!.length < 3) started.give(randomCommand(started.deal, chance))
  return started.deal
}

describe('an audit', () => {
  const deal = somewhere()
  const [first, ...others] = deal.players

  test('finds nothing in a deal that is in order', () => {
    expect(audit(deal)).toEqual([])
  })

  test('counts every chip', () => {
    const richer = { ...deal, players: [{ ...first!, stack: first!.stack + 1 }, ...others] }
    expect(audit(richer)).toEqual(['300 chips at the start, 301 now'])
    expect(audit({ ...deal, dead: 5 })).toEqual(['300 chips at the start, 305 now'])
  })

  test('sees a card that is missing, and one that lies in two places', () => {
    const [board] = deal.boards
    expect(audit({ ...deal, boards: [board!.slice(1)] })).toEqual([`${board![0]} is missing`])
    expect(audit({ ...deal, muck: [...deal.muck, board![0]!] })).toEqual(['1 cards lie in two places'])
    const swapped = { ...deal, boards: [[board![1]!, ...board!.slice(1)]] }
    expect(audit(swapped)).toEqual([`${board![0]} is missing`, '1 cards lie in two places'])
  })

  test('sees a card of another deck', () => {
    expect(audit({ ...deal, muck: [...deal.muck, 'Jo'] })).toEqual(['Jo is not of this deck'])
  })
})
