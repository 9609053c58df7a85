import { describe, expect, test } from 'vitest'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { anyDeal, everyBombPot, everyForm } from '../../testing/any-deal.ts'
import { given } from '../../testing/given.ts'
import { playOut } from '../../testing/play-out.ts'
import { legal } from '../legal.ts'
import { wagerBarred } from './wager.ts'

const betOn = [...everyForm, ...everyBombPot].filter(form => form.structures.length > 0)

describe('a player who can only call or fold is offered nothing else', () => {
  test.each(BOOKS)('in every form, by %s', book => {
    let seen = 0
    for (const [i, form] of betOn.entries()) {
      for (const n of [1, 2]) {
        const deal = anyDeal(form, 31 * i + n, {})
        // straddles and kills are not taken by every book
        const { posts: _, ...start } = deal.start
        playOut({ ...deal, start: { ...start, book } }, ({ deal: now }) => {
          const due = legal(now)
          if (due.due !== 'betting' || wagerBarred(now, now.turn)?.why !== 'only-call-or-fold') return
          seen++
          const { check, callTo, wager, bringIn, declareOpen } = due
          expect({ check, wager, bringIn, declareOpen }, deal.name).toEqual({
            check: false,
            wager: null,
            bringIn: null,
            declareOpen: false,
          })
          expect(callTo, deal.name).not.toBeNull()
        })
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test.each(BOOKS)('a lowcard with less than the forced bet brings it in, and need not call (%s)', book => {
    const short = given({
      form: 'seven-card-stud',
      book,
      stakes: { ante: 1, bringIn: 3 },
      seats: { 1: 3, 2: 100, 3: 100 },
      cards: { 1: '4c5d2c', 2: 'AsAd9h', 3: '7c8cKc' },
    }).plays('deal')
    expect(legal(short.deal)).toMatchObject({ due: 'betting', seat: 1, bringIn: [2], callTo: null, wager: null })
    expect(wagerBarred(short.deal, short.deal.turn)).toMatchObject({ why: 'bring-in-is-due' })
  })
})
