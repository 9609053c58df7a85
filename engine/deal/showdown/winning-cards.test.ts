import { describe, expect, test } from 'vitest'
import { codeOf } from '../../cards/card.ts'
import { seeded } from '../../cards/shuffle.ts'
import { forms } from '../../forms/forms.ts'
import { rankings } from '../../ranking/rankings.ts'
import { play } from '../play.ts'
import { randomCommand } from '../random-play.ts'
import { stakesFor } from '../stakes.ts'
import { view } from '../view.ts'
import { winningCards } from './winning-cards.ts'

const chance = seeded('winning cards')

/** Random deals of a form, each played to its end. */
const deals = (id: keyof typeof forms, count: number) =>
  Array.from({ length: count }, () => {
    const form = forms[id]
    const seats = Array.from({ length: 4 }, (_, i) => ({ seat: i + 1, chips: 20 + chance(200) }))
    const stakes = stakesFor(form, form.structures[0]!, 4)
    const table = play({ type: 'StartDeal', form, stakes, button: 1, seats })
    if (!table.ok) throw new Error(table.refusal.why)
    while (table.deal.phase !== 'ended') table.give(randomCommand(table.deal, chance, { careless: false }))
    return table.deal
  })

describe('the cards that win', () => {
  test.each(['holdem', 'omaha-8', 'stud-8', 'razz', 'badugi', 'double-board-omaha', 'drawmaha-2-7'] as const)(
    '%s: they make the hand that the award names, and are face up',
    id => {
      let awards = 0
      for (const deal of deals(id, 60)) {
        const seen = view(deal, 'rail')
        const open = new Set([...seen.players.flatMap(({ down, up }) => [...down, ...up]), ...seen.boards.flat()])
        for (const award of seen.awards) {
          const cards = winningCards(seen, award)
          for (const card of cards) expect(open.has(card)).toBe(true)
          if (award.hands.length === 0) expect(cards).toEqual([])
          const share = deal.form.pot.find(({ name }) => name === award.share)
          if (award.hands.length !== 1 || award.to.length !== 1 || share === undefined) continue
          awards++
          expect(rankings[share.ranking].nameOf(cards.map(codeOf)), JSON.stringify(award)).toEqual(award.hands[0])
        }
      }
      expect(awards).toBeGreaterThan(5)
    },
  )

  test('of a hand that nobody has seen there are none', () => {
    const deal = deals('holdem', 60).find(it => it.awards.some(({ hands }) => hands.length > 0))!
    const seen = view(deal, 'rail')
    const hidden = { ...seen, players: seen.players.map(it => ({ ...it, down: it.down.map(() => '??' as const) })) }
    for (const award of seen.awards) expect(winningCards(hidden, award)).toEqual([])
  })
})
