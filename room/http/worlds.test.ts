import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Card, type FormId, forms } from '@cardroom/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownAfter } from '../testing/may-see.ts'
import { canBePlayed, elsewhere, give, opened, type Played, played, seatOf, TOKEN } from '../testing/worlds.ts'
import { type CameOut, ON_LINES, type OnLine, playInRoom, type WorldTable } from '../testing/worlds-room.ts'

/** One form of each family, with a seed by which somebody folds and somebody shows. */
const DEALS = [
  ['holdem', 'a'],
  ['seven-card-stud', 'a'],
  ['deuce-to-seven-triple-draw', 'a'],
  ['pineapple-open-face-chinese', 'a'],
  ['double-board-omaha', 'a'],
] as const satisfies (readonly [FormId, string])[]

/** What one in a seat, or on the rail with null, knows of the cards when the deal is over. */
const maySee = (form: FormId, { commands }: Played, seat: number | null): ReadonlySet<Card> => {
  const course = opened(form)
  for (const [at, command] of commands.entries()) give(course, { type: 'InDeal', command, at })
  return knownAfter(forms[form], seat, course.events)
}

/** Viewers who know the same cards can be in the same other world: each player, and all who have no cards. */
const GROUPS = [1, 2, 3, null].map(seat => ({ seat, people: ON_LINES.filter(person => seatOf(person) === seat) }))

const folder = mkdtempSync(join(tmpdir(), 'cardroom-worlds-'))
const here: readonly WorldTable[] = DEALS.map(([form, seed]) => {
  const deal = played(form, seed)
  const known = maySee(form, deal, null)
  return { id: form, form, deal, unseen: deal.deck.filter(card => !known.has(card)).slice(0, 8) }
})
let room: CameOut
/** Who asks for files: the host, the other players, somebody who is watching, and somebody without a name. */
const ASKING = ['p1', 'p2', 'p3', 'spectator', 'nobody'] as const satisfies OnLine[]
beforeAll(async () => {
  room = await playInRoom(join(folder, 'here.sqlite'), here, ASKING)
})
const isAsking = (person: OnLine): boolean => (ASKING as readonly OnLine[]).includes(person)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Hashes beside the way to a seal are of cards that stay closed: nobody can tell from them which. */
const withoutHashes = (text: string): string => text.replaceAll(/[0-9a-f]{64}/g, '#')

describe('what comes out of a real room', () => {
  test('is all of a deal: everybody was sent it to its end, somebody folded, and the files are there', () => {
    for (const { id, deal } of here) {
      expect(deal.commands.some(({ type }) => type === 'Fold') || id.includes('chinese'), id).toBe(true)
      for (const person of ON_LINES) {
        const texts = room.sent.get(person)!.filter(text => text.includes(`"table":"${id}"`))
        expect(texts.length, `${person} at ${id}`).toBeGreaterThan(10)
        if (isAsking(person)) expect(room.files.get(person)!.get(`/api/tables/${id}/deals/1/jsonl`)).toMatch(/^200 /)
      }
    }
    const timesSent = (person: OnLine, what: string): number =>
      room.sent.get(person)!.filter(text => text.includes(what)).length
    for (const person of ['dealer', 'floor'] as const)
      expect(timesSent(person, '"unseen-card"')).toBe(here.reduce((sum, { unseen }) => sum + unseen.length, 0))
    for (const person of ON_LINES) expect(timesSent(person, '"type":"refused"')).toBeGreaterThan(10)
  })

  test.each(GROUPS)('for %o is the same in a world in which the cards they don’t see are others', async group => {
    const there = here.map(table => {
      const known = maySee(table.form, table.deal, group.seat)
      const hidden = table.deal.deck.filter(card => !known.has(card))
      const deal = elsewhere(table.deal, hidden, `${group.seat}`)
      expect(deal.deck).not.toEqual(table.deal.deck)
      expect(canBePlayed(table.form, deal)).toBe(true)
      return { ...table, deal }
    })
    const other = await playInRoom(join(folder, `${group.seat}.sqlite`), there, group.people.filter(isAsking))
    for (const person of group.people) {
      expect(other.sent.get(person), person).toEqual(room.sent.get(person))
      for (const [path, text] of room.files.get(person) ?? [])
        expect(withoutHashes(other.files.get(person)!.get(path)!), `${person} ${path}`).toBe(withoutHashes(text))
    }
    // the others are in another world indeed
    const outsider = group.seat === 1 ? 'p2' : 'p1'
    expect(other.sent.get(outsider)).not.toEqual(room.sent.get(outsider))
  })

  test.each(ON_LINES)('holds for %s no card that they may not see', person => {
    for (const { id, form, deal } of here) {
      const known = maySee(form, deal, seatOf(person))
      const texts = [
        ...room.sent.get(person)!.filter(text => text.includes(`"table":"${id}"`)),
        ...[...(room.files.get(person) ?? [])].filter(([path]) => path.includes(`/${id}/`)).map(([, text]) => text),
      ]
      const cards = new Set(texts.flatMap(text => text.match(TOKEN) ?? []))
      expect([...cards].filter(card => !known.has(card as Card))).toEqual([])
      if (seatOf(person) !== null) expect(cards.size).toBeGreaterThan(1)
    }
    // nor in any answer, where it is not their own word that comes back to them
    const answers = room.sent.get(person)!.filter(text => !text.includes('"table":'))
    const words = answers.map(text => JSON.stringify({ ...(JSON.parse(text) as object), id: '' }))
    expect(words.flatMap(text => text.match(TOKEN) ?? [])).toEqual([])
  })

  test('leaves no card, no token and no name in its log', () => {
    const lines = room.log.filter(line => line !== '')
    expect(lines.length).toBeGreaterThan(100)
    const logged = lines.map(line => JSON.stringify({ ...(JSON.parse(line) as object), hostname: '', reqId: '' }))
    expect(logged.filter(line => line.match(TOKEN) !== null || /token-of|name of/.test(line))).toEqual([])
  })
})
