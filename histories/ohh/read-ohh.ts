import type { Seat, StartDeal } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { isRecord, shown } from '@cardroom/engine/kinds'
import { chipsIn, placesOf } from '../amount.ts'
import type { HandRead } from '../hand-read.ts'
import type { About, History, Problem } from '../history.ts'
import { ONLINE } from '../pokerstars/house.ts'
import { courseOf } from '../pokerstars/read-course.ts'
import { forcedOf } from '../pokerstars/read-posts.ts'
import { BET_TYPES, OHH_GAMES, PLAY_CHIPS } from './games.ts'
import { type JsonObject, jsonObjects } from './json-objects.ts'
import { readRounds } from './read-rounds.ts'

/** Reads the hands of an Open Hand History file; a text without any is one hand that cannot be read. */
export const readOhh = (text: string): readonly HandRead[] => {
  const objects = jsonObjects(text)
  if (objects.length > 0) return objects.map(readObject)
  return [{ name: '', variant: '', problems: [problem(1, '', 'the file holds no JSON object')] }]
}

const problem = (line: number, act: string, what: string): Problem => ({ line, act, what, rules: [] })

const readObject = ({ text, line }: JsonObject): HandRead => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const what = `this is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`
    return { name: '', variant: '', problems: [problem(line, '', what)] }
  }
  const ohh = isRecord(json) ? json.ohh : undefined
  if (!isRecord(ohh))
    return { name: '', variant: '', problems: [problem(line, 'ohh', 'the object has no field "ohh"')] }
  const name = typeof ohh.game_number === 'string' || typeof ohh.game_number === 'number' ? String(ohh.game_number) : ''
  const variant = typeof ohh.game_type === 'string' ? ohh.game_type : ''
  const read = readHand(ohh, line)
  return 'problems' in read ? { name, variant, ...read } : { name, variant, history: read }
}

type Fields = Readonly<Record<string, unknown>>

const readHand = (ohh: Fields, line: number): History | { readonly problems: readonly Problem[] } => {
  const problems: Problem[] = []
  const say: Say = (field, what) => {
    problems.push(problem(line, field, what))
  }
  const form =
    typeof ohh.game_type === 'string' && Object.hasOwn(OHH_GAMES, ohh.game_type) ? OHH_GAMES[ohh.game_type] : undefined
  if (form === undefined) say('game_type', `${shown(ohh.game_type)} is not one of ${Object.keys(OHH_GAMES).join(', ')}`)
  const structure = structureOf(ohh.bet_limit, say)
  // sums of money have cents though none may be in play
  const scale = Math.max(isMoney(ohh.currency) ? 2 : 0, ...amountsIn(ohh).map(number => placesOf(String(number))))
  const chips = (value: unknown, field: string): number => {
    const read = typeof value === 'number' ? chipsIn(String(value), scale) : null
    if (read === null) say(field, `${shown(value)} is not an amount`)
    return read ?? 0
  }
  const sitting = playersIn(ohh.players, chips, say)
  const seatOf = (id: unknown, field: string): Seat => {
    const seat = sitting.find(player => player.id === id)?.seat
    if (seat === undefined) say(field, `${shown(id)} is the id of no player`)
    return seat ?? -1
  }
  const rounds = readRounds(ohh.rounds, { line, say, chips, seatOf })
  const big = chips(ohh.big_blind_amount, 'big_blind_amount')
  const small = chips(ohh.small_blind_amount ?? 0, 'small_blind_amount')
  if (big === 0) say('big_blind_amount', 'a game without a big blind is not known')
  const won = winsIn(ohh.pots, chips, seatOf, say)
  const there = new Set(rounds.flatMap(({ line: it }) => ('seat' in it ? [it.seat] : [])))
  const players = sitting.filter(({ seat }) => there.has(seat))
  if (players.length < 2) say('players', 'fewer than two players are dealt in')
  if (problems.length > 0 || form === undefined || structure === undefined) return { problems }
  const button =
    typeof ohh.dealer_seat === 'number' && Number.isInteger(ohh.dealer_seat) ? ohh.dealer_seat : players.at(-1)!.seat
  const away = (seat: Seat): number => (seat > button ? seat - button : seat - button + 1000)
  const order = [...players].sort((one, other) => away(one.seat) - away(other.seat))
  // limit games name no limits: they are the big blind and twice the big blind
  const amounts = structure === 'limit' ? ([big, 2 * big] as const) : ([small, big] as const)
  const forced = forcedOf(
    { structure, form },
    amounts,
    rounds.map(({ line: it }) => it),
    order,
    chips(ohh.ante_amount ?? 0, 'ante_amount'),
  )
  const start: StartDeal = {
    type: 'StartDeal',
    form,
    stakes: forced.stakes,
    posts: forced.posts,
    book: ONLINE,
    button,
    seats: players.map(({ seat, chips: stack }) => ({ seat, chips: stack })),
    told: true,
    setting: ohh.tournament === true ? 'tournament' : 'cash',
  }
  return {
    start,
    acts: courseOf(
      form,
      players.map(({ seat }) => seat),
      rounds,
    ),
    about: aboutOf(ohh, players),
    scale,
    unknownStacks: [],
    stated: {
      winnings: players.map(({ seat }) => (won.wins.get(seat) ?? 0) / 10 ** scale),
      rake: won.rake / 10 ** scale,
    },
    kept: {},
    warnings: [],
    line,
  }
}

type Say = (field: string, what: string) => void
type Chips = (value: unknown, field: string) => number
type Sitting = { readonly id: unknown; readonly seat: Seat; readonly name: string; readonly chips: number }

const structureOf = (value: unknown, say: Say): Structure | undefined => {
  const type = isRecord(value) ? value.bet_type : undefined
  const known = typeof type === 'string' && Object.hasOwn(BET_TYPES, type) ? BET_TYPES[type] : undefined
  if (known === undefined)
    say('bet_limit.bet_type', `${shown(type)} is not one of ${Object.keys(BET_TYPES).join(', ')}`)
  return known
}

const isMoney = (currency: unknown): boolean =>
  typeof currency === 'string' && currency !== '' && currency !== PLAY_CHIPS

/** Every amount of a hand: the finest says how many places all have. */
const amountsIn = (value: unknown, depth = 0): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (depth > 6 || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(inside => amountsIn(inside, depth + 1))
}

const playersIn = (value: unknown, chips: Chips, say: Say): readonly Sitting[] => {
  if (!Array.isArray(value)) {
    say('players', `${shown(value)} is not a list`)
    return []
  }
  const seen: Sitting[] = []
  for (const [at, player] of (value.slice(0, 30) as readonly unknown[]).entries()) {
    const field = `players[${at}]`
    if (!isRecord(player)) {
      say(field, `${shown(player)} is not an object`)
      continue
    }
    const { id, seat, name, starting_stack: stack } = player
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 99) {
      say(`${field}.seat`, `${shown(seat)} is no seat`)
      continue
    }
    if (seen.some(other => other.seat === seat || other.id === id)) {
      say(field, 'another player has this seat or id')
      continue
    }
    seen.push({ id, seat, name: typeof name === 'string' ? name : '', chips: chips(stack, `${field}.starting_stack`) })
  }
  return seen
}

const winsIn = (
  value: unknown,
  chips: Chips,
  seatOf: (id: unknown, field: string) => Seat,
  say: Say,
): { readonly wins: ReadonlyMap<Seat, number>; readonly rake: number } => {
  const wins = new Map<Seat, number>()
  let rake = 0
  const pots: readonly unknown[] = Array.isArray(value) ? value : []
  if (!Array.isArray(value)) say('pots', `${shown(value)} is not a list`)
  for (const [at, pot] of pots.entries()) {
    if (!isRecord(pot)) {
      say(`pots[${at}]`, `${shown(pot)} is not an object`)
      continue
    }
    rake += pot.rake === undefined ? 0 : chips(pot.rake, `pots[${at}].rake`)
    const list: readonly unknown[] = Array.isArray(pot.player_wins) ? pot.player_wins : []
    for (const [i, win] of list.entries()) {
      const field = `pots[${at}].player_wins[${i}]`
      if (!isRecord(win)) {
        say(field, `${shown(win)} is not an object`)
        continue
      }
      const seat = seatOf(win.player_id, `${field}.player_id`)
      wins.set(seat, (wins.get(seat) ?? 0) + chips(win.win_amount, `${field}.win_amount`))
    }
  }
  return { wins, rake }
}

const aboutOf = (ohh: Fields, players: readonly Sitting[]): About => {
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  const date = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(text(ohh.start_date_utc) ?? '')
  const [hand, table, venue, currency] = [ohh.game_number, ohh.table_name, ohh.site_name, ohh.currency].map(text)
  return {
    players: players.map(({ name }) => name),
    ...(hand === undefined ? {} : { hand }),
    ...(table === undefined ? {} : { table }),
    ...(venue === undefined ? {} : { venue }),
    ...(currency === undefined || currency === PLAY_CHIPS ? {} : { currency }),
    ...(typeof ohh.table_size === 'number' && Number.isInteger(ohh.table_size) ? { seatCount: ohh.table_size } : {}),
    ...(date === null
      ? {}
      : {
          year: Number(date[1]),
          month: Number(date[2]),
          day: Number(date[3]),
          time: date[4]!,
          timeZoneAbbreviation: 'UTC',
        }),
  }
}
