import type { Placard } from '@cardroom/engine'
import { checkPlacard } from '@cardroom/engine/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { Frame } from '../protocol/frames.ts'
import { isRefused } from '../refusal.ts'
import { newsText } from '../testing/news-text.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { refusalWords } from '../words/refusals.ts'
import { placardWanted } from './wanted-table.ts'

let room: Room
let address: string
let cookie: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
  cookie = await guestCookie(address, 'Ann')
})
afterAll(() => room.close())

const placardOf = (wanted: Parameters<typeof placardWanted>[0]): Placard => {
  const placard = placardWanted(wanted)
  if (isRefused(placard)) throw new Error(placard.why)
  return placard
}
const asked = async (
  wanted: object,
): Promise<{ readonly status: number; readonly words?: string; readonly id?: string }> => {
  const response = await post(address, '/api/tables', { pace: 'instant', clock: null, ...wanted }, cookie)
  return { status: response.status, ...((await response.json()) as object) }
}

describe('the names of tables and houses', () => {
  const house = (name: string) => ({ name, book: 'rrp', overrides: {} })
  const named = (wanted: object): unknown => {
    const made = placardWanted({ form: 'holdem', ...wanted } as never)
    if (isRefused(made)) return refusalWords(made)
    return 'house' in wanted ? (made.book as { readonly name: string }).name : made.name
  }

  test.each(['\u2800', '\u3164', '\u200b\u200d', ' \u00a0 ', '\u202e'])('that cannot be seen are refused: %j', name => {
    expect(named({ name })).toBe('Give the table a readable name, or none.')
    expect(named({ house: house(name) })).toMatch(/name/i)
    expect(named({ house: house(name) })).not.toBe(name)
  })

  test('turn no text around, and do not grow past their limit', () => {
    expect(named({ name: 'Friday\u202elive' })).toBe('Friday live')
    expect(named({ house: house('Fri\u2066day') })).toBe('Fri day')
    const grows = '\ufdfa'.repeat(40)
    for (const wanted of [{ name: grows }, { house: house(grows) }])
      expect([...(named(wanted) as string)].length).toBeLessThanOrEqual(60)
  })
})

describe('a placard as it is wanted', () => {
  test('kills, antes, buy-ins and what the house takes are put on it', () => {
    const kill = { size: 'half', required: true } as const
    const collection = { way: 'rake', percent: 5, cap: 10, noFlopNoDrop: true } as const
    const placard = placardOf({
      form: 'holdem',
      structure: 'limit',
      kill,
      buyIn: { least: 300, most: 900 },
      collection,
    })
    expect(placard).toMatchObject({ kill, buyIn: { least: 300, most: 900 }, collection })
    expect(checkPlacard(placard)).toEqual([])
    const ante = placardOf({ form: 'holdem', ante: 10, antes: 'big-blind' }).parts[0]!.stakes
    expect([ante.ante, ante.antes, ante.blinds]).toEqual([10, 'big-blind', [5, 10]])
  })

  test('in a mix every form with a pot has the ante, and points are played without', () => {
    const mix = { forms: ['holdem', 'razz', 'open-face-chinese'], turn: 'dealers-choice' } as const
    const placard = placardOf({ mix: { ...mix, forms: [...mix.forms] }, ante: 3, antes: 'button' })
    expect(placard.turn).toBe('dealers-choice')
    expect(placard.parts.map(({ stakes }) => [stakes.ante, stakes.antes])).toEqual([
      [3, 'button'],
      [3, 'each'],
      [0, 'each'],
    ])
    expect(checkPlacard(placard)).toEqual([])
  })

  test('at a table of real cards buy-ins are not for the room to bound', () => {
    const { least, most } = placardOf({ form: 'holdem', cards: 'real', buyIn: { most: 5 } }).buyIn
    expect([least, most]).toEqual([1, 1_000_000_000])
  })
})

describe('tables as they are wanted', () => {
  test('a kill game is made and shown; where nothing can be killed the refusal says why', async () => {
    const kill = { size: 'full', required: true }
    const made = await asked({ form: 'omaha-8', structure: 'limit', kill, name: 'Kill' })
    expect(made.status).toBe(200)
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table: made.id })
    const { common } = await page.until(({ frame }) => frame() ?? undefined)
    expect(common.game.stakes).toBe('10-20 limit, full kill')
    page.close()
    expect(await asked({ form: 'holdem', structure: 'no-limit', kill })).toEqual({
      status: 400,
      words:
        'No table can open with this placard: kill: a kill needs limits with blinds or a bring-in, and no game here has them.',
    })
    const odd = await asked({ form: 'holdem', structure: 'limit', size: 5, kill: { size: 'half', required: false } })
    expect([odd.status, odd.words]).toEqual([400, expect.stringContaining('doesn’t come out in whole chips')])
    expect((await asked({ form: 'holdem', kill: { size: 'double', required: true } })).status).toBe(400)
  })

  test('one sits down with what the placard takes', async () => {
    const { id: table } = await asked({ form: 'holdem', buyIn: { least: 100, most: 300 }, bots: 1, sit: true })
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    const { common, own } = await page.until(({ frame }) => frame() ?? undefined)
    expect([common.game.buyIn, own.buyIn?.least, own.buyIn?.most]).toEqual([300, 100, 300])
    expect(common.seats.filter(({ person }) => person !== null)).toHaveLength(2)
    page.close()
  })

  test('nobody buys more chips than the maximum, and the refusal says how many', async () => {
    const { id: table } = await asked({ form: 'holdem', structure: 'limit' })
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    const order = (id: string, what: object) => page.say({ type: 'do', id, table, order: what })
    const answer = (id: string) =>
      page.until(({ messages }) => messages.find(it => (it.type === 'refused' || it.type === 'done') && it.id === id))
    order('a', { type: 'sit', seat: 1, chips: 1_000_000_000 })
    expect(await answer('a')).toMatchObject({
      type: 'refused',
      words: 'That’s too many chips at these stakes: buy 1,000,000 or less.',
    })
    order('b', { type: 'bot', seat: 2, chips: 1_000_000_000, temper: 'bold' })
    expect((await answer('b')).type).toBe('refused')
    order('c', { type: 'sit', seat: 1, chips: 1_000_000 })
    expect((await answer('c')).type).toBe('done')
    order('d', { type: 'buy', chips: 1 })
    expect(await answer('d')).toMatchObject({ words: 'You have 1,000,000 here, the maximum at these stakes.' })
    page.close()
  })

  test('at dealer’s choice who comes to the button is waited for and chooses; a bot takes the next form', async () => {
    const { id: table } = await asked({
      mix: { forms: ['holdem', 'omaha', 'badugi'], turn: 'dealers-choice' },
      chairs: 2,
      bots: 1,
      sit: true,
    })
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    const played: string[] = []
    let acted = 0
    await page.until(({ frame }) => {
      const shown = frame()
      if (shown === null || shown.seq <= acted) return undefined
      acted = shown.seq
      const { own, common } = shown
      const choice = own.next.find(({ say }) => say === 'form')
      if (common.deal !== null) played[common.deal.number - 1] = common.deal.form
      if (choice !== undefined) page.say({ type: 'do', id: `f${acted}`, table, order: { type: 'form', part: 2 } })
      const act = easiest(shown)
      if (act !== null) page.say({ type: 'do', id: `a${acted}`, table, order: { type: 'act', act } })
      return played.length > 4 ? true : undefined
    })
    // she takes badugi; after it the bot, whose turn it is then, begins the list again
    const [first] = played
    const hers = first === 'badugi' ? [0, 2, 4] : [1, 3]
    expect(hers.map(deal => played[deal])).toEqual(hers.map(() => 'badugi'))
    expect([played[hers[0]! + 1], played[hers[1]! + 1] ?? 'holdem']).toEqual(['holdem', 'holdem'])
    expect(page.messages.filter(({ type }) => type === 'refused')).toEqual([])
    page.close()
  })
})

describe('what is said for the next deal', () => {
  /** Plays as is easiest until something is seen. */
  const playsUntil = async (wanted: object, seen: (frame: Frame, say: (order: object) => void) => boolean) => {
    const { id: table } = await asked({ bots: 2, sit: true, chairs: 3, ...wanted })
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    let acted = 0
    let count = 0
    await page.until(({ frame }) => {
      const shown = frame()
      if (shown === null || shown.seq <= acted) return undefined
      acted = shown.seq
      const say = (order: object) => page.say({ type: 'do', id: `n${++count}`, table, order })
      if (seen(shown, say)) return true
      const act = easiest(shown)
      if (act !== null) say({ type: 'act', act })
      return undefined
    })
    page.close()
    return page.messages
  }

  test('a voluntary kill raises the limits of the deal that comes', async () => {
    const kill = { size: 'full', required: false }
    const messages = await playsUntil({ form: 'holdem', structure: 'limit', kill }, ({ own, common }, say) => {
      const choice = own.next.find(it => it.say === 'kill')
      expect(choice).toMatchObject({ say: 'kill', chips: 20 })
      // a killed deal may be over before it is seen: then the next one is killed, too
      if (choice?.say === 'kill' && !choice.said) say({ type: 'kill' })
      return common.seats[0]!.marks.includes('kill')
    })
    expect(messages.filter(({ type }) => type === 'refused')).toEqual([])
  })

  test('a bomb pot that all play is the next deal; no straddle at limit by this book, one at no-limit', async () => {
    let said = false
    const messages = await playsUntil({ form: 'holdem' }, ({ own, common }, say) => {
      if (!said && own.seat !== null) {
        said = true
        expect(own.next.find(it => it.say === 'straddle')).toEqual({ say: 'straddle', chips: 20, said: false })
        say({ type: 'bomb-pot' })
      }
      return common.deal?.form === 'holdem-bomb-pot'
    })
    const news = messages.flatMap(it => (it.type === 'change' || it.type === 'frame' ? it.news : []))
    expect(news.map(newsText)).toContain('Ann proposes a bomb pot.')
    await playsUntil({ form: 'holdem', structure: 'limit' }, ({ own }) => {
      expect(own.next.map(({ say }) => say)).not.toContain('straddle')
      return true
    })
    await playsUntil({ form: 'chinese-poker' }, ({ own }) => {
      expect(own.next).toEqual([])
      return true
    })
  })
})

/** What costs least of what she may do. */
const easiest = ({ own: { legal } }: Frame): object | null => {
  if (legal?.due === 'betting') return legal.check ? { type: 'Check' } : { type: 'Fold' }
  if (legal?.due === 'draw') return { type: 'Discard', cards: [] }
  return legal?.due === 'show' ? { type: 'Show' } : null
}
