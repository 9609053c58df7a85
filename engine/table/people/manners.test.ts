import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import { minutes } from '../time.ts'
import { whoCanPlay } from './who-can-play.ts'

const game = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  tableScene(placardOf(book, changes), { ann: 1, bob: 2, cid: 3 })
const inDeal = ({ table }: TableScene): readonly string[] => table.deal!.players.map(({ player }) => player)

describe('warnings and penalties', () => {
  rule('rrp/1/etiquette/intro', 'warned, then suspended: they aren’t in this hand until it is over; or barred', () => {
    const warned = game('rrp').gives({ type: 'Warn', player: 'ann', about: 'splashing the pot' })
    expect(warned.events[0]).toMatchObject({ type: 'Warned', count: 1, rules: ['rrp/1/etiquette/intro'] })
    const out = warned.gives({ type: 'Penalize', player: 'ann', minutes: 30 })
    expect(whoCanPlay(out.table, minutes(29)).out).toEqual([
      { player: 'ann', why: 'penalty', rules: ['rrp/1/etiquette/intro'] },
    ])
    expect(whoCanPlay(out.table, minutes(30)).out).toEqual([])
    const barred = warned.gives({ type: 'Remove', player: 'ann', bar: true })
    expect(barred.table.chairs[0]).toBeNull()
    expect(barred.later(600).refuses({ type: 'TakeSeat', player: 'ann', seat: 1 })).toMatchObject({
      why: 'barred',
      rules: ['rrp/1/etiquette/intro'],
    })
  })

  test('counted in deals, each that goes by without them counts', () => {
    const two = game('rrp').gives({ type: 'Penalize', player: 'ann', deals: 2 })
    const first = two.gives({ type: 'CallDeal' })
    expect(inDeal(first)).toEqual(['bob', 'cid'])
    expect(first.events).toContainEqual(expect.objectContaining({ type: 'PenaltyServed', left: { deals: 1 } }))
    const last = two.deals(2)
    expect(memberOf(last.table, 'ann')!.penalty).toBeNull()
    expect(whoCanPlay(last.table).players).toContain('ann')
    const away = two.gives({ type: 'WalkAway', player: 'ann' }).deal()
    expect(memberOf(away.table, 'ann')!.penalty).toEqual({ deals: 2 })
  })

  test('a book that knows no suspension has none', () => {
    expect(game('wsop').refuses({ type: 'Penalize', player: 'ann', deals: 2 })).toMatchObject({
      why: 'not-played-here',
      about: { sanctions: ['remove', 'bar-for-life'] },
    })
    expect(game('rrp').refuses({ type: 'Penalize', player: 'ann' }).why).toBe('no-such-penalty')
    const on = game('wsop').gives({ type: 'CallDeal' }, { type: 'Remove', player: 'ann', bar: false })
    expect(memberOf(on.table, 'ann')).toMatchObject({ seat: 1, leaving: true })
  })
})

describe('guests behind a chair', () => {
  const guest = (name: string, objections = 0) =>
    ({ type: 'SeatGuest', player: 'ann', guest: name, objections }) as const

  rule('rrp/2/procedures/27', 'nobody objects: granted; one does, or it is an event: refused', () => {
    expect(memberOf(game('rrp').gives(guest('Max'), guest('Moe')).table, 'ann')!.guests).toEqual(['Max', 'Moe'])
    expect(game('rrp').refuses(guest('Max', 1))).toMatchObject({ why: 'not-all-agree', rules: ['rrp/2/procedures/27'] })
    expect(game('rrp', { setting: 'tournament' }).refuses(guest('Max')).why).toBe('not-played-here')
  })

  rule('uspa/app3/3.26', 'one objection: refused', () => {
    expect(game('uspa').refuses(guest('Max', 1))).toMatchObject({ why: 'not-all-agree', rules: ['uspa/app3/3.26'] })
  })

  rule('wsop/86', 'a second guest is refused', () => {
    const one = game('wsop').gives(guest('Max'))
    expect(one.refuses(guest('Moe'))).toMatchObject({ why: 'too-many-guests', most: 1 })
    const gone = one.gives({ type: 'GuestGoes', player: 'ann', guest: 'Max' })
    expect(memberOf(gone.gives(guest('Moe')).table, 'ann')!.guests).toEqual(['Moe'])
    expect(gone.refuses({ type: 'GuestGoes', player: 'ann', guest: 'Max' }).why).toBe('not-at-the-table')
  })

  rule('wsop/86-looking', 'a player who looks at a hand is sent away, and that is kept', () => {
    const sent = game('wsop').gives(guest('Max'), { type: 'GuestGoes', player: 'ann', guest: 'Max', looked: true })
    expect(sent.events.at(-1)).toMatchObject({ type: 'GuestLeft', guest: 'Max', looked: true })
    expect(sent.events.at(-1)!.rules).toContain('wsop/86-looking')
    expect(memberOf(sent.table, 'ann')!.guests).toEqual([])
  })
})

describe('sitting down', () => {
  test('two who may not sit together do not', () => {
    const apart = game('rrp', { apart: [['zoe', 'bob']] })
    const sits = { type: 'TakeSeat', player: 'zoe', seat: 7 } as const
    expect(apart.refuses(sits)).toMatchObject({ why: 'may-not-sit-together', about: 'bob' })
    expect(apart.gives({ type: 'Leave', player: 'bob' }, sits).table.chairs[6]).toBe('zoe')
  })

  rule('wsop/4', 'without a card of the house nobody is seated; a player who is known may be', () => {
    const sits = { type: 'TakeSeat', player: 'zoe', seat: 7 } as const
    expect(game('wsop').refuses({ ...sits, card: 'none' })).toMatchObject({ why: 'card-is-missing', rules: ['wsop/4'] })
    expect(game('wsop').gives({ ...sits, card: 'waived' }).table.chairs[6]).toBe('zoe')
    expect(game('rrp').gives({ ...sits, card: 'none' }).table.chairs[6]).toBe('zoe')
  })

  rule('rrp/2/procedures/26', 'somebody who does not play sits in seat 9: the floor is to see to it', () => {
    const noted = game('rrp').gives({ type: 'Note', kind: 'idler', seat: 9 })
    expect(noted.table.notes).toMatchObject([{ kind: 'idler', seat: 9 }])
    expect(noted.events[0]!.rules).toEqual(['rrp/2/procedures/26'])
    expect(noted.gives({ type: 'Settle', note: 1 }).table.notes).toEqual([])
    expect(game('rrp').refuses({ type: 'Note', kind: 'idler', seat: 1 }).why).toBe('seat-is-taken')
  })
})

describe('racks', () => {
  const racked = { type: 'Note', kind: 'rack', player: 'ann' } as const

  rule('rrp/2/procedures/10', 'they bet from a rack: noted, and they are out of it before the next deal', () => {
    const noted = game('rrp').gives(racked)
    expect(whoCanPlay(noted.table).out).toEqual([
      { player: 'ann', why: 'plays-from-a-rack', rules: ['rrp/2/procedures/10'] },
    ])
    expect(whoCanPlay(noted.gives({ type: 'Settle', note: 1 }).table).out).toEqual([])
  })

  rule('uspa/app3/3.7', 'chips in a rack: they are asked to take them out', () => {
    expect(game('uspa').gives(racked).table.notes).toMatchObject([{ kind: 'rack', player: 'ann' }])
  })

  rule('wsop/65', 'all but 5 racked up in a 5-10 game is too much; with leave for special needs nobody asks', () => {
    const leaving = game('wsop').gives({ type: 'CallDeal' }, { type: 'Leave', player: 'ann' })
    expect(leaving.gives({ ...racked, chips: 5 }).table.notes).toMatchObject([{ kind: 'rack', chips: 5 }])
    expect(leaving.refuses({ ...racked, chips: 200 }).why).toBe('may-rack')
    expect(game('wsop').gives({ ...racked, chips: 200 }).table.notes).toHaveLength(1)
    const exempt = game('wsop').gives({ type: 'AllowRack', player: 'ann' })
    expect(exempt.refuses(racked)).toMatchObject({ why: 'may-rack', rules: ['wsop/65'] })
    expect(game('rrp').refuses({ type: 'AllowRack', player: 'ann' }).why).toBe('not-played-here')
  })
})

describe('new cards', () => {
  const asks = (what: 'deck' | 'setup', damaged = false) => ({ type: 'ChangeCards', what, damaged }) as const
  const setupAt = (book: BookId, minute: number) => game(book).later(minute)

  rule(
    'rrp/2/procedures/22/setup',
    'a setup that came in 40 minutes ago stays; after an hour another is allowed',
    () => {
      expect(setupAt('rrp', 40).refuses(asks('setup'))).toMatchObject({
        why: 'not-the-time',
        until: minutes(60),
        rules: ['rrp/2/procedures/22/setup'],
      })
      expect(setupAt('rrp', 60).gives(asks('setup')).table.cards.setupFrom).toBe(minutes(60))
      expect(setupAt('rrp', 40).gives(asks('setup', true)).table.cards.setupFrom).toBe(minutes(40))
    },
  )

  rule('uspa/app3/3.21/setup', 'a setup 40 minutes old: refused', () => {
    expect(setupAt('uspa', 40).refuses(asks('setup'))).toMatchObject({ rules: ['uspa/app3/3.21/setup'] })
  })

  rule('uspa/2.2/setup', 'changed, the next one is allowed an hour later unless these are damaged', () => {
    const changed = setupAt('uspa', 60).gives(asks('setup'))
    expect(changed.later(59).refuses(asks('setup')).until).toBe(minutes(120))
    expect(changed.later(59).gives(asks('setup', true)).events).toHaveLength(1)
  })

  rule('rrp/2/procedures/22', 'a deck is used for a round of the table', () => {
    expect(game('rrp').deals(2).refuses(asks('deck'))).toMatchObject({ about: { afterDeal: 3 } })
    expect(game('rrp').deals(3).gives(asks('deck')).table.cards.deckFrom).toBe(3)
    expect(game('rrp').deals(1).gives(asks('deck', true)).table.cards.deckFrom).toBe(1)
  })

  rule('wsop/79', 'a setup stays two hours', () => {
    expect(setupAt('wsop', 119).refuses(asks('setup'))).toMatchObject({ until: minutes(120), rules: ['wsop/79'] })
  })
})
