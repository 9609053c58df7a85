import { describe, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Omaha: seat 4's last card is Kd, and 2d lies on top. */
const DECK = '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2h 3h Kd 2d 3d 4d 5d'
const omaha = (book: BookId) => given({ form: 'omaha', book, seats: 4, cards: DECK }).plays('deal')

const flashed = { type: 'CardExposed', seat: 4, card: 'Kd', by: 'dealer' } as const

describe('whether a card is exposed', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/12', 'rrp'],
    ['uspa/3.1.6.12', 'uspa'],
    ['hpt/irregularities/8', 'hpt'],
    ['web/irregularities/10', 'web'],
    ['wsop/123', 'wsop'],
  ] as const) {
    rule(id, `flashed by the dealer and claimed unseen it is; flashed by its player it plays (${book})`, () => {
      omaha(book)
        .reports(flashed)
        .ruled('becomes-the-burn')
        .holds({ 4: '5c 9c Kc 2d' })
        .has({ burns: ['Kd'] })
      omaha(book)
        .reports({ ...flashed, by: 'player' })
        .ruled('play-on')
        .holds({ 4: '5c 9c Kc Kd' })
        .has({ burns: [] })
    })
  }

  rule('wsop/123-player', 'seat 4 tips over their own Kd: it stays in the hand', () => {
    omaha('wsop')
      .reports({ ...flashed, by: 'player' })
      .ruled('play-on', {
        rules: ['wsop/123', 'wsop/123-player', 'wsop/123-off-table', 'wsop/123-announce'],
      })
      .holds({ 4: '5c 9c Kc Kd' })
  })

  rule('uspa/2.2/flashed-card', 'one of which a part was seen is ruled like an exposed one', () => {
    omaha('uspa')
      .reports(flashed)
      .ruled('becomes-the-burn')
      .has({ burns: ['Kd'] })
  })

  rule('rrp/3/irregularities/12', 'a player who looks at it first has no claim: the card is kept', () => {
    omaha('rrp')
      .reports({ ...flashed, looked: true })
      .ruled('play-on')
      .holds({ 4: '5c 9c Kc Kd' })
  })

  rule('wsop/123-announce', 'a player who looks and then claims it is late; the floor may still hear them', () => {
    const late = omaha('wsop').reports({ ...flashed, looked: true })
    late.ruled('play-on', { options: ['play-on', 'becomes-the-burn'], decides: 'floor' }).holds({ 4: '5c 9c Kc Kd' })
    late.decides('play-on').holds({ 4: '5c 9c Kc Kd' }).has({ burns: [] })
    late
      .decides('becomes-the-burn')
      .holds({ 4: '5c 9c Kc 2d' })
      .has({ burns: ['Kd'] })
    omaha('wsop').reports(flashed).ruled('becomes-the-burn')
  })

  rule('wsop/123-floor', 'a disputed flash: the floor rules that it must be replaced, or taken', () => {
    const table = omaha('wsop').reports({ ...flashed, disputed: true })
    table.ruled('becomes-the-burn', { options: ['becomes-the-burn', 'play-on'], decides: 'floor' })
    table.holds({ 4: '5c 9c Kc Kd' }).has({ turn: 2 })
    table
      .decides('becomes-the-burn')
      .holds({ 4: '5c 9c Kc 2d' })
      .has({ burns: ['Kd'], turn: 2 })
    table.decides('play-on').holds({ 4: '5c 9c Kc Kd' })
  })

  const decides = { rrp: undefined, uspa: undefined, hpt: undefined, web: undefined, wsop: 'floor' } as const
  across(decides, (book, who) =>
    rule(book.exposedCardDiscretion.rule, `who may rule otherwise: ${who ?? 'nobody'} (${book.name})`, () => {
      const table = omaha(book.id).reports({ ...flashed, disputed: true })
      const options = who === undefined ? {} : { options: ['becomes-the-burn', 'play-on'], decides: who }
      table.ruled('becomes-the-burn', options)
    }),
  )

  test('a house may hold otherwise of a flash', () => {
    const is = { dealerFlash: false, playerFlash: true, dealtOffTable: true, claim: 'any-time' } as const
    const book = { name: 'ours', book: 'rrp', overrides: { countsAsExposed: is } } as const
    const table = given({ form: 'omaha', book, seats: 4, cards: DECK }).plays('deal')
    table.reports(flashed).ruled('play-on').holds({ 4: '5c 9c Kc Kd' })
    table
      .reports({ ...flashed, by: 'player', looked: true })
      .ruled('becomes-the-burn')
      .holds({ 4: '5c 9c Kc 2d' })
  })
})
