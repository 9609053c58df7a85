import {
  type Card,
  type Chance,
  type Deal,
  type FormId,
  forms,
  legal,
  randomCommand,
  type Seat,
  seeded,
  shuffled,
  view,
} from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import type { PlayerCommand } from '@cardroom/engine/deal'
import { anyDeal, begin } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { TEMPERS, type Temper } from '../table/state/hosted.ts'
import { asked, bot, type Plays, station, wonBy } from '../testing/match.ts'
import { botActs } from './bot-acts.ts'

const FORMS = Object.keys(forms) as FormId[]

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
        const [seat] = asked(deal)
        const command = seat === undefined ? randomCommand(deal, chance) : asBot(deal, seat, TEMPERS[acts % 3]!, chance)
        expect(command, JSON.stringify(legal(deal))).not.toBeNull()
        expect(playing.give(command!), `${form} ${number}: ${JSON.stringify(command)}`).toEqual({ ok: true })
      }
    }
  })
})

describe('a bot knows its own view alone', () => {
  test.each(['holdem', 'stud-8', 'badugi', 'drawmaha-2-7', 'crazy-pineapple', 'chinese-poker'] as const)(
    '%s: other cards where it sees none, the same act',
    form => {
      const { start, chance } = anyDeal(forms[form], 5)
      const playing = begin(start)
      let other = 0
      while (playing.deal.phase !== 'ended') {
        const { deal } = playing
        const [seat] = asked(deal)
        const act = seat === undefined ? null : asBot(deal, seat, 'bold', seeded('one'))
        if (seat !== undefined) {
          const elsewhere = withOthersShuffled(deal, seat)
          if (JSON.stringify(elsewhere) !== JSON.stringify(deal)) other++
          expect(asBot(elsewhere, seat, 'bold', seeded('one'))).toEqual(act)
        }
        playing.give(act ?? randomCommand(deal, chance))
      }
      expect(other).toBeGreaterThan(0)
    },
  )
})

/** The same deal with the cards that this seat has not seen in another order. */
const withOthersShuffled = (deal: Deal, seat: Seat): Deal => {
  const own = view(deal, { seat })
  const seen = new Set<string>([
    ...own.boards.flat(),
    ...own.players.flatMap(({ down, up, rows }) => [...down, ...up, ...rows.flat()]),
  ])
  const hidden = deckCards(deal.form.deck).filter(
    card => !seen.has(card) && ![...deal.muck, ...deal.discards, ...deal.fresh, ...deal.burns].includes(card),
  )
  const others = shuffled(hidden, seeded('elsewhere'))
  const map = new Map<string, Card>(hidden.map((card, i) => [card, others[i]!]))
  return JSON.parse(JSON.stringify(deal), (_, it) => map.get(it) ?? it) as Deal
}

describe('tempers', () => {
  test('bold bets more often than steady, and steady more often than careful', () => {
    const bets = (temper: Temper): number => {
      let wagers = 0
      const counted: Plays = (deal, seat, chance) => {
        const act = bot(temper)(deal, seat, chance)
        if (act.type === 'Wager') wagers++
        return act
      }
      for (const form of ['holdem', 'seven-card-stud', 'omaha-8'] as const)
        wonBy(forms[form], [counted, station], 60, 'bets')
      return wagers
    }
    const [careful, steady, bold] = TEMPERS.map(bets) as [number, number, number]
    expect(steady).toBeGreaterThan(1.2 * careful)
    expect(bold).toBeGreaterThan(1.2 * steady)
  })
})
