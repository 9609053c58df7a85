import {
  type Chance,
  type Deal,
  type FormId,
  forms,
  legal,
  type PlayerCommand,
  randomCommand,
  type Seat,
  seeded,
  view,
} from '@cardroom/engine'
import { anyDeal, begin } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { TEMPERS, type Temper } from '../tables/hosted.ts'
import { botActs } from './bot-acts.ts'

const FORMS = Object.keys(forms) as FormId[]

/** The seat that is asked next, and its act, if a player is due. */
const nextAct = (deal: Deal, act: (seat: Seat) => PlayerCommand | null): PlayerCommand | null => {
  const due = legal(deal)
  switch (due.due) {
    case 'dealer':
    case 'ruling':
    case 'nobody':
      return null
    case 'discard':
      return act(due.seats[0]!)
    case 'rows':
      return act(due.hands[0]!.seat)
    default:
      return act(due.seat)
  }
}

const asBot = (deal: Deal, seat: Seat, temper: Temper, chance: Chance): PlayerCommand | null => {
  const own = view(deal, { seat })
  return own.legal === null ? null : botActs(own, own.legal, temper, chance)
}

describe('what bots do is legal in every form', () => {
  test.each(FORMS)('%s', form => {
    for (let number = 0; number < 6; number++) {
      const { start, chance } = anyDeal(forms[form], number)
      const playing = begin(start)
      for (let acts = 0; playing.deal.phase !== 'ended'; acts++) {
        expect(acts).toBeLessThan(2000)
        const { deal } = playing
        const command =
          nextAct(deal, seat => {
            const temper = TEMPERS[seat % 3]!
            const one = asBot(deal, seat, temper, seeded(`${number} ${acts}`))
            expect(one, JSON.stringify(legal(deal))).not.toBeNull()
            expect(asBot(deal, seat, temper, seeded(`${number} ${acts}`))).toEqual(one)
            return one
          }) ?? randomCommand(deal, chance)
        const refusal = playing.give(command)
        expect(refusal, `${form} ${number}: ${JSON.stringify(command)}`).toBeNull()
      }
    }
  })
})
