import { describe, expect, test } from 'vitest'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { play } from '../rulings/decide.ts'
import { legalCommands } from './legal-commands.ts'
import { stakesFor } from './stakes.ts'

const ids = Object.keys(forms) as FormId[]

describe.each(ids)('%s', id => {
  test('every command that is listed is accepted, and none is missing that ends the deal', () => {
    const form = forms[id]
    const chance = seeded(`commands ${id}`)
    const seats = Array.from({ length: Math.max(2, form.seats.least) }, (_, i) => ({ seat: i + 1, chips: 400 }))
    const stakes = stakesFor(form, form.structures[0] ?? 'limit', 10)
    const table = play({ type: 'StartDeal', form, stakes, button: 1, seats })
    if (!table.ok) throw new Error(table.refusal.why)
    for (let steps = 0; table.deal.phase !== 'ended'; steps++) {
      if (steps > 500) throw new Error('the deal does not end')
      const commands = legalCommands(table.deal)
      expect(commands.length).toBeGreaterThan(0)
      // each is tried by itself
      for (const command of commands.slice(0, 12)) {
        expect(table.clone().give(command), JSON.stringify(command)).toEqual({ ok: true })
      }
      const chosen = commands[chance(commands.length)]!
      table.give('deck' in chosen && chosen.deck ? { ...chosen, deck: shuffled(chosen.deck, chance) } : chosen)
    }
    expect(legalCommands(table.deal)).toEqual([])
  })
})
