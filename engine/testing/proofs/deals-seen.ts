import { seeded } from '../../cards/shuffle.ts'
import { legal } from '../../deal/legal.ts'
import { summary } from '../../deal/summary.ts'
import type { Form } from '../../forms/form.ts'
import { anyDeal } from '../any-deal.ts'
import { begin, nextCommand } from '../play-out.ts'
import type { Witness } from './witness.ts'

/** A deal of a form by its number, played at random: everything that is offered on the way, and how it ends. */
export const dealSeen = (form: Form, number: number): Witness => ({
  name: `deal ${number} of ${form.id}`,
  under: book => {
    const { start, habits } = anyDeal(form, number)
    const chance = seeded(`witness ${number}`)
    const setting = number % 2 === 0 ? 'cash' : 'tournament'
    const playing = begin({ ...start, book, setting })
    const seen: unknown[] = []
    for (let n = 0; playing.deal.phase !== 'ended' && n < MOST; n++) {
      seen.push(legal(playing.deal))
      playing.give(nextCommand(playing.deal, chance, habits))
    }
    return [seen, playing.log, summary(playing.deal)]
  },
})

const MOST = 500
