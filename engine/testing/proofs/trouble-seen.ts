import { seeded } from '../../cards/shuffle.ts'
import type { Form } from '../../forms/form.ts'
import { rule } from '../../rulings/decide.ts'
import { INCIDENTS } from '../../rulings/incident-facts.ts'
import { rulerOf } from '../../rulings/rulers.ts'
import { anyDeal } from '../any-deal.ts'
import { anyIncident } from '../any-incident.ts'
import { begin, nextCommand } from '../play-out.ts'
import type { Witness } from './witness.ts'

/** A deal of a form by its number, played at random, and what is made on the way of whatever may have gone wrong. */
export const troubleSeen = (form: Form, number: number): Witness => ({
  name: `trouble ${number} of ${form.id}`,
  under: book => {
    const { start, habits } = anyDeal(form, number)
    const chance = seeded(`trouble ${number}`)
    // each kind has its own: one kind more changes nothing for the others
    const facts = INCIDENTS.map(kind => [kind, seeded(`${kind} ${number}`)] as const)
    const playing = begin({ ...start, book, setting: number % 2 === 0 ? 'cash' : 'tournament' })
    const seen: unknown[] = []
    for (let n = 0; playing.deal.phase !== 'ended' && n < MOST; n++) {
      for (const [kind, own] of facts) {
        const incident = anyIncident(playing.deal, kind, own)
        if (rulerOf(kind).impossible(playing.deal, incident) === null) seen.push(rule(playing.deal, incident))
      }
      playing.give(nextCommand(playing.deal, chance, habits))
    }
    return seen
  },
})

const MOST = 60
