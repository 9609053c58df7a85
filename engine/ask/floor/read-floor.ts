import { floorOrderProblems } from '../../floor/order-shapes.ts'
import { forms } from '../../forms/forms.ts'
import { type Problem, within } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import { readHouse } from '../../rulebooks/house-check.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { misread } from '../problems.ts'
import { type Reading, reading } from './reading.ts'
import type { WrittenFloor, WrittenGame, WrittenName, WrittenPerson, WrittenTable } from './written-floor.ts'

/** A floor out of a scenario, or the first thing in it that cannot be used, with its place. */
export const readFloor = (value: unknown): WrittenFloor | Problem => {
  const r = reading()
  const written = floorIn(r, value)
  const seen = new Set<string>()
  for (const [i, { players }] of written.tables.entries()) {
    for (const [j, player] of players.entries()) {
      if (player !== null && seen.has(player)) {
        r.wrong(`floor.tables[${i}].players[${j}]`, player, misread('somebody-twice'), null)
      }
      if (player !== null) seen.add(player)
    }
  }
  return r.problem() ?? written
}

const floorIn = (r: Reading, value: unknown): WrittenFloor => {
  const written = r.fields('floor', value, ['book', 'now', 'games', 'tables', 'people', 'apart', 'happens'])
  const games = r.list('floor.games', written.games ?? []).map((game, i) => gameIn(r, `floor.games[${i}]`, game))
  return {
    book: bookIn(r, written.book ?? 'rrp'),
    now: r.time('floor.now', written.now ?? '20:00'),
    games,
    tables: r
      .list('floor.tables', written.tables ?? [])
      .map((table, i) => tableIn(r, `floor.tables[${i}]`, table, games)),
    people: r.list('floor.people', written.people ?? []).map((person, i) => personIn(r, `floor.people[${i}]`, person)),
    apart: r.list('floor.apart', written.apart ?? []).map((pair, i) => {
      const two = r.list(`floor.apart[${i}]`, pair).map((name, j) => r.text(`floor.apart[${i}][${j}]`, name))
      return two.length === 2
        ? ([two[0]!, two[1]!] as const)
        : r.wrong(`floor.apart[${i}]`, pair, misread('not-a-pair'), ['?', '?'] as const)
    }),
    happens: r.list('floor.happens', written.happens ?? []).map((order, i) => {
      const at = `floor.happens[${i}]`
      if (!isRecord(order)) return r.wrong(at, order, misread('not-an-order'), {})
      const off = floorOrderProblems(order)[0]
      if (off !== undefined) r.keep(within(at, off))
      return { ...order, at: r.time(`${at}.at`, order.at ?? written.now ?? '20:00') }
    }),
  }
}

const gameIn = (r: Reading, at: string, value: unknown): WrittenGame => {
  const it = r.fields(at, value, ['game', 'forms', 'limit', 'structure', 'kill', 'seats', 'list'])
  const ids = r.list(`${at}.forms`, it.forms ?? ['holdem']).map((form, i) => {
    const id = r.text(`${at}.forms[${i}]`, form)
    return Object.hasOwn(forms, id) ? id : r.wrong(`${at}.forms[${i}]`, form, misread('no-such-form-id'), 'holdem')
  })
  const limit = r.text(`${at}.limit`, it.limit ?? '10-20')
  const [, small, big] =
    /^(\d+)-(\d+)$/.exec(limit) ?? r.wrong(`${at}.limit`, limit, misread('not-a-limit'), ['', '10', '20'])
  const isStud = ids.every(
    id => (forms as Readonly<Record<string, { readonly family: string }>>)[id]!.family === 'stud',
  )
  return {
    game: r.text(`${at}.game`, it.game),
    kind: {
      forms: ids,
      limit: { structure: r.text(`${at}.structure`, it.structure ?? 'limit'), small: Number(small), big: Number(big) },
      kill: r.flag(`${at}.kill`, it.kill ?? false),
      seats: r.whole(`${at}.seats`, it.seats ?? (isStud ? 8 : 9), 2, 12),
      order: isStud ? 'stud' : 'button',
    },
    list: r.list(`${at}.list`, it.list ?? []).map((name, i) => nameIn(r, `${at}.list[${i}]`, name)),
  }
}

const nameIn = (r: Reading, at: string, value: unknown): WrittenName => {
  if (typeof value === 'string') return { player: r.text(at, value), since: null, way: 'in-person' }
  const it = r.fields(at, value, ['player', 'since', 'way'])
  return {
    player: r.text(`${at}.player`, it.player),
    since: it.since === undefined ? null : r.time(`${at}.since`, it.since),
    way: r.oneOf(`${at}.way`, it.way ?? 'in-person', ['in-person', 'online']),
  }
}

const tableIn = (r: Reading, at: string, value: unknown, games: readonly WrittenGame[]): WrittenTable => {
  const known = ['table', 'game', 'players', 'feeds', 'deals', 'inDeal', 'button', 'small', 'big', 'opened', 'silent']
  const it = r.fields(at, value, known)
  const game = r.text(`${at}.game`, it.game ?? games[0]?.game)
  if (!games.some(other => other.game === game)) {
    r.wrong(`${at}.game`, it.game, misread('game-not-on-floor', { games: games.map(other => other.game) }), null)
  }
  const place = (name: string): number | null => {
    const said = it[name]
    return said === undefined || said === null ? null : r.whole(`${at}.${name}`, said, 1, 12)
  }
  const hasPlaces = it.button !== undefined || it.small !== undefined || it.big !== undefined
  return {
    table: r.text(`${at}.table`, it.table),
    game,
    players: r
      .list(`${at}.players`, it.players ?? [])
      .map((name, i) => (name === null ? null : r.text(`${at}.players[${i}]`, name))),
    feeds: r.list(`${at}.feeds`, it.feeds ?? []).map((name, i) => r.text(`${at}.feeds[${i}]`, name)),
    deals: r.whole(`${at}.deals`, it.deals ?? 1, 0, 1_000_000),
    inDeal: r.flag(`${at}.inDeal`, it.inDeal ?? false),
    places: hasPlaces ? { button: place('button'), small: place('small'), big: place('big') } : null,
    opened: it.opened === undefined ? null : r.time(`${at}.opened`, it.opened),
    silent: r.flag(`${at}.silent`, it.silent ?? false),
  }
}

const personIn = (r: Reading, at: string, value: unknown): WrittenPerson => {
  const it = r.fields(at, value, ['player', 'tier', 'where', 'deposit', 'barred'])
  return {
    player: r.text(`${at}.player`, it.player),
    tier: it.tier === undefined ? null : r.text(`${at}.tier`, it.tier),
    where: r.oneOf(`${at}.where`, it.where ?? 'here', ['here', 'away', 'online']),
    deposit: r.whole(`${at}.deposit`, it.deposit ?? 0, 0, 1_000_000),
    barred: r.flag(`${at}.barred`, it.barred ?? false),
  }
}

const bookIn = (r: Reading, value: unknown): WrittenFloor['book'] => {
  if (typeof value === 'string') {
    const id = BOOKS.find(book => book === value)
    return id ?? r.wrong('floor.book', value, misread('not-a-book'), 'rrp')
  }
  const read = readHouse(value)
  return read.ok ? read.house : r.keep(within('floor.book', read.refusal.problems[0]!), 'rrp' as const)
}
