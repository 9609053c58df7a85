import { describe, expect, test } from 'vitest'
import { fantasylandDeal } from '../../deal/chinese/fantasyland-deal.ts'
import { legal } from '../../deal/legal.ts'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { cardsOf, layOut } from '../../testing/lay-out.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

/** The player who is due lays their cards from the back, until this many have laid or the deal is over; the dealer goes on. */
const layAll = (start: Table, times: number): Table => {
  let table = start
  for (let laid = 0; laid < times && table.deal.phase === 'streets'; laid++) {
    const { players, turn, form, step } = table.deal
    const player = players[turn]!
    const open = form.streets.flatMap(street => street.steps)[step]
    const most = open?.do === 'place' && player.fantasyland === 0 ? open.cards : 13
    const cards = player.down.slice()
    const rows: string[][] = [[], [], []]
    let room = most
    for (const row of [2, 1, 0]) {
      const free = Math.min(room, form.rows!.rows[row]!.cards - (player.rows[row]?.length ?? 0))
      rows[row] = cards.splice(0, free)
      room -= free
    }
    const thrown = cards.length > 0 ? ` - ${cards.join(' ')}` : ''
    table = table.plays(`lays ${rows.map(row => row.join(' ')).join(' / ')}${thrown}`)
    if (table.deal.turn < 0 && table.deal.phase === 'streets') table = table.plays('deal')
  }
  return table
}

const openFace = (
  more: Partial<Setup> = {},
  form: FormId = 'open-face-chinese',
  book: BookId | House = 'wsop',
): Table => given({ form, book, seats: 3, button: 3, ...more }).plays('deal')

describe('fourteen and twelve', () => {
  across({ rrp: 0, uspa: 0, hpt: 0, web: 0, wsop: 0 }, book =>
    rule(
      book.chineseFourteenTwelve.rule,
      `a card drawn blind from the fourteen goes to the twelve (${book.name})`,
      () => {
        const table = given({ form: 'chinese-poker', book: book.id, seats: 4 }).plays('deal')
        const [first, , third] = table.deal.players
        const wrong = { type: 'FourteenAndTwelve', fourteen: 1, twelve: 3, picked: 5 } as const
        const held = (it: Table) => it.deal.players.map(player => player.down.length)
        const mended = table.reports(wrong).ruled('corrected')
        expect(held(mended)).toEqual([13, 13, 13, 13])
        const over = first!.down[4]!
        expect(mended.deal.players[2]!.down).toEqual([...third!.down.slice(0, 12), over])
        expect(mended.deal.players[0]!.down).toContain(third!.down[12])
        expect(mended.deal.players[0]!.down).not.toContain(over)
        mended.plays('play on').has({ phase: 'ended' })
      },
    ),
  )

  test('a house may hold it for a misdeal; what cannot have happened is refused', () => {
    const table = given({ form: 'chinese-poker', book: houseWith({ chineseFourteenTwelve: 'misdeal' }), seats: 4 })
    const wrong = { type: 'FourteenAndTwelve', fourteen: 1, twelve: 3, picked: 5 } as const
    table.rulesOut(wrong, 'not-while-setting')
    const dealt = table.plays('deal')
    dealt.reports(wrong).ruled('misdeal').has({ phase: 'ended' })
    dealt.rulesOut({ ...wrong, twelve: 1 }, 'two-hands-wrong')
    dealt.rulesOut({ ...wrong, twelve: 9 }, 'no-such-hand')
    dealt.rulesOut({ ...wrong, picked: 15 }, { no: 'no-such-place', count: 15 })
    given({ form: 'holdem', seats: 4 }).plays('deal').rulesOut(wrong, 'no-thirteen-at-once')
  })
})

describe('a wrong number of cards where they are laid in rows', () => {
  test.each([
    ['chinese-poker', 'reported-as-fourteen-and-twelve'],
    ['chinese-draw-poker', 'reported-as-fourteen-and-twelve'],
    ['open-face-chinese', 'reported-as-wrong-number-set'],
    ['taiwanese-poker', 'no-rule-for-count'],
  ] as const)('has a name of its own at %s', (form, words) => {
    const table = given({ form, seats: 3 }).plays('deal')
    table.rulesOut({ type: 'WrongNumberOfCards', seat: 1, has: 4 }, words)
    table.rulesOut({ type: 'ExtraCard', seats: [1] }, words)
  })
})

describe('open-face', () => {
  rule('wsop/349a', 'seven cards set after the third draw instead of eight: fouled, and it pays every hand', () => {
    // five cards and three draws of one, each set by three players
    const table = layAll(openFace({ stakes: { point: 1 } }), 12)
    expect(table.deal.players.map(player => player.rows.flat().length)).toEqual([8, 8, 8])
    const fouled = table.reports({ type: 'WrongNumberSet', seat: 2, set: 7 })
    fouled.ruled('fouled', { rules: rulebooks.wsop.ofcWrongCount.rules })
    const over = layAll(fouled, 99).plays('play on').has({ phase: 'ended' })
    // it owes a scoop and the royalties to every hand that is not fouled itself
    const against = over.events.filter(
      event => event.type === 'PointsScored' && (event.a.seat === 2 || event.b.seat === 2),
    )
    expect(against).toHaveLength(2)
    for (const event of against) {
      if (event.type !== 'PointsScored') continue
      expect(event.a.seat === 2 ? event.points : -event.points).toBeLessThanOrEqual(0)
      expect(event.royalties[event.a.seat === 2 ? 0 : 1]).toBe(0)
    }
    table.rulesOut({ type: 'WrongNumberSet', seat: 2, set: 8 }, { no: 'right-number-set', seat: 2, count: 8 })
    fouled.rulesOut({ type: 'WrongNumberSet', seat: 2, set: 7 }, { no: 'already-fouled', seat: 2 })
    const house = houseWith({ ofcWrongCount: 'floor-decides' }, 'wsop')
    const left = layAll(openFace({}, 'open-face-chinese', house), 12).reports({
      type: 'WrongNumberSet',
      seat: 2,
      set: 7,
    })
    left.ruled('fouled', { options: ['fouled', 'play-on'], decides: 'floor' })
    layAll(left.decides('play-on'), 99).plays('play on').has({ phase: 'ended' })
  })

  rule(
    'wsop/349a',
    'a whole hand that is fouled by its count loses all to one that stands, and has no Fantasyland',
    () => {
      const plan = { 1: 'Kc 8d 4d / 9c 9h 5h 3c 2c / Ad Ac Qc Qs 6h', 2: 'Qh Qd 5c / Ks Kh 9d 4c 2d / As Ah 7s 7h 3s' }
      const table = given({
        form: 'open-face-chinese',
        book: 'wsop',
        seats: 2,
        stakes: { point: 1 },
        cards: cardsOf(plan),
      })
      const way = layOut(plan)
      const whole = table.plays(deal => (deal.phase === 'streets' ? way(deal) : undefined))
      const stands = whole.plays('deal one').won({ 1: -8, 2: 8 })
      expect(fantasylandDeal(stands.deal)?.fantasyland).toEqual([{ seat: 2, cards: 13 }])
      const fouled = whole.reports({ type: 'WrongNumberSet', seat: 2, set: 14 }).ruled('fouled')
      const over = fouled.plays('deal one').won({ 1: 6, 2: -6 })
      expect(fantasylandDeal(over.deal)).toBeNull()
    },
  )

  rule('wsop/23a-fantasyland', 'seat 2 in Fantasyland on a misdeal is still there on the new deal', () => {
    const table = openFace({ fantasyland: [{ seat: 2, cards: 13 }] })
    const over = table.reports({ type: 'ButtonMisplaced', belongs: 1 }).ruled('misdeal').deal
    expect(fantasylandDeal(over)).toEqual({
      button: 3,
      fantasyland: [{ seat: 2, cards: 13 }],
      rules: ['wsop/23a-fantasyland'],
    })
    const house = houseWith({ fantasylandSurvivesMisdeal: false }, 'wsop')
    const gone = openFace({ fantasyland: [{ seat: 2, cards: 13 }] }, 'open-face-chinese', house)
    expect(fantasylandDeal(gone.reports({ type: 'ButtonMisplaced', belongs: 1 }).deal)).toBeNull()
    expect(fantasylandDeal(openFace().reports({ type: 'ButtonMisplaced', belongs: 1 }).deal)).toBeNull()
  })
})

describe('a wrong count in Fantasyland', () => {
  const inFantasyland = { fantasyland: [{ seat: 2, cards: 13 }] }
  const held = (table: Table) => table.deal.players.map(player => player.down.length)

  rule(
    'wsop/352d2',
    'twelve of thirteen: the card comes at once, or after the last draw if the first has begun',
    () => {
      const table = openFace(inFantasyland)
      const short = table.reports({ type: 'FantasylandMiscount', seat: 2, has: 12, noticed: false })
      expect(held(short)).toEqual([5, 12, 5])
      const missing = table.deal.players[1]!.down[12]!
      const now = short.notices(0).ruled('filled-up', { rules: ['wsop/352d2'] })
      expect(now.deal.players[1]!.down[12]).toBe(missing)
      // the player who was to set first still is, also where it is the one in Fantasyland
      expect(legal(now.deal)).toEqual(legal(table.deal))
      const first = openFace({ fantasyland: [{ seat: 1, cards: 13 }] })
      const filled = first.reports({ type: 'FantasylandMiscount', seat: 1, has: 12 }).ruled('filled-up')
      expect(legal(filled.deal)).toMatchObject({ due: 'rows', hands: [{ seat: 1, place: 13 }] })
      expect(legal(filled.deal)).toEqual(legal(first.deal))
      layAll(now, 99).plays('play on').has({ phase: 'ended' })
      // also when the others have set their five but have no draw yet
      const set = layAll(short, 1).notices(0).ruled('filled-up')
      layAll(set, 99).plays('play on').has({ phase: 'ended' })
      // the first draw has begun: they wait for their card until all have drawn
      const begun = layAll(short, 2)
      expect(held(begun)).toEqual([1, 12, 1])
      const later = begun.notices(0).ruled('completed-after-the-draws')
      const last = layAll(later, 14)
      expect(held(last)).toEqual([1, 13, 1])
      expect(last.deal.players.map(player => player.rows.flat().length)).toEqual([12, 0, 12])
      const over = layAll(last, 99).plays('play on').has({ phase: 'ended' })
      expect(over.deal.players[1]!.rows.map(row => row.length)).toEqual([3, 5, 5])
      later.rulesOut({ type: 'FantasylandMiscount', seat: 2, has: 12 }, { no: 'gets-the-rest-later', seat: 2 })
      for (const [is, decision] of [
        ['at-once', 'filled-up'],
        ['last', 'completed-after-the-draws'],
      ] as const) {
        const house = houseWith({ fantasylandTooFewCards: is }, 'wsop')
        const at = openFace(inFantasyland, 'open-face-chinese', house)
        at.reports({ type: 'FantasylandMiscount', seat: 2, has: 12 }).ruled(decision)
      }
    },
  )

  rule(
    'wsop/352d',
    'reported before the others have set their second draw it is set right, after that the hand may be fouled',
    () => {
      const short = openFace(inFantasyland).reports({ type: 'FantasylandMiscount', seat: 2, has: 12, noticed: false })
      layAll(short, 5).notices(0).ruled('completed-after-the-draws')
      const late = layAll(short, 6).notices(0)
      late.ruled('fouled', { options: ['fouled', 'completed-after-the-draws'], decides: 'floor' })
      const fouled = layAll(late.decides('fouled'), 99).plays('play on').has({ phase: 'ended' })
      expect(fouled.deal.players[1]!.rows.flat()).toEqual([])
      layAll(late.decides('completed-after-the-draws'), 99).plays('play on').has({ phase: 'ended' })
      const always = openFace(
        inFantasyland,
        'open-face-chinese',
        houseWith({ fantasylandWrongCount: 'fouled' }, 'wsop'),
      )
      always.reports({ type: 'FantasylandMiscount', seat: 2, has: 12 }).ruled('fouled')
    },
  )

  rule(
    'wsop/352d1',
    'fourteen for thirteen, reported at once: the floor decides, and the ruling stands in the log',
    () => {
      const table = openFace(inFantasyland)
      const next = table.deal.deck[table.deal.next]!
      const long = table.reports({ type: 'FantasylandMiscount', seat: 2, has: 14 })
      long.ruled('cards-returned', { options: ['cards-returned', 'misdeal'], decides: 'floor' })
      expect(long.deal.players[1]!.down).toContain(next)
      const back = long
        .decides('cards-returned')
        .tells({ type: 'RulingGiven', decision: 'cards-returned', by: 'floor' })
      expect(back.deal.deck[back.deal.next]).toBe(next)
      layAll(back, 99).plays('play on').has({ phase: 'ended' })
      long.decides('misdeal').has({ phase: 'ended' })
    },
  )

  test('nobody notices: the hand that lacks a card is never set and counts as fouled', () => {
    const short = openFace(inFantasyland).reports({ type: 'FantasylandMiscount', seat: 2, has: 12, noticed: false })
    layAll(short, 99).plays('play on').has({ phase: 'ended' })
  })

  test('in pineapple with fourteen cards', () => {
    const more = { fantasyland: [{ seat: 1, cards: 14 }] }
    const table = openFace(more, 'pineapple-open-face-chinese')
    table.reports({ type: 'FantasylandMiscount', seat: 1, has: 13 }).ruled('filled-up')
    table.rulesOut({ type: 'FantasylandMiscount', seat: 1, has: 14 }, { no: 'right-number', seat: 1, count: 14 })
    // thirteen would fill the rows, but where it is to come last they wait for the fourteenth
    const house = houseWith({ fantasylandTooFewCards: 'last' }, 'wsop')
    const waits = openFace(more, 'pineapple-open-face-chinese', house)
    const later = waits.reports({ type: 'FantasylandMiscount', seat: 1, has: 13 }).ruled('completed-after-the-draws')
    const last = layAll(later, 8)
    expect(held(last)).toEqual([14, 3, 3])
    expect(last.deal.players.map(player => player.rows.flat().length)).toEqual([0, 11, 11])
    const over = layAll(last, 99).plays('play on').has({ phase: 'ended' })
    expect(over.deal.players[0]!.rows.map(row => row.length)).toEqual([3, 5, 5])
    table.rulesOut({ type: 'FantasylandMiscount', seat: 2, has: 4 }, { no: 'not-in-fantasyland', seat: 2 })
  })
})
