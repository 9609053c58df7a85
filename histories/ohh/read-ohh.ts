import type { Seat, StartDeal } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { isRecord } from '@cardroom/engine/kinds'
import { chipsIn, placesOf } from '../amount.ts'
import { checkedText } from '../checked-text.ts'
import { type HandRead, type HistoryRead, notRead } from '../hand-read.ts'
import type { History } from '../history.ts'
import { ONLINE } from '../pokerstars/house.ts'
import { courseOf } from '../pokerstars/read-course.ts'
import { forcedOf } from '../pokerstars/read-posts.ts'
import { fault, type Problem, problemAt } from '../problems.ts'
import { BET_TYPES, OHH_GAMES, PLAY_CHIPS } from './games.ts'
import { type JsonObject, jsonObjects } from './json-objects.ts'
import { aboutOf, type OhhFields, siteFactsOf } from './read-about.ts'
import { playersIn, type Say, winsIn } from './read-players.ts'
import { readRounds } from './read-rounds.ts'
import { unreadIn } from './unread.ts'

/** Reads the hands of an Open Hand History file; a text without any is one hand that can't be read. */
export const readOhh = (text: string): readonly HandRead[] => {
  checkedText('readOhh', text)
  const objects = jsonObjects(text)
  if (objects.length > 0) return objects.map(readObject)
  return [{ name: '', variant: '', ...notRead([problemAt(1, '', fault('no-hand', { format: 'ohh' }))]) }]
}

const readObject = ({ text, line }: JsonObject): HandRead => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    return { name: '', variant: '', ...notRead([problemAt(line, '', fault('bad-json', { message }))]) }
  }
  const ohh = isRecord(json) ? json.ohh : undefined
  if (!isRecord(ohh)) return { name: '', variant: '', ...notRead([problemAt(line, 'ohh', fault('no-ohh'))]) }
  const name = typeof ohh.game_number === 'string' || typeof ohh.game_number === 'number' ? String(ohh.game_number) : ''
  const variant = typeof ohh.game_type === 'string' ? ohh.game_type : ''
  return { name, variant, ...readHand(ohh, line) }
}

const readHand = (ohh: OhhFields, line: number): HistoryRead => {
  const problems: Problem[] = []
  const say: Say = (field, of) => {
    problems.push(problemAt(line, field, of))
  }
  const form =
    typeof ohh.game_type === 'string' && Object.hasOwn(OHH_GAMES, ohh.game_type) ? OHH_GAMES[ohh.game_type] : undefined
  if (form === undefined) say('game_type', fault('not-one-of', { value: ohh.game_type, names: Object.keys(OHH_GAMES) }))
  const structure = structureOf(ohh.bet_limit, say)
  // sums of money have cents though none may be in play
  const scale = Math.max(isMoney(ohh.currency) ? 2 : 0, ...amountsIn(ohh).map(number => placesOf(String(number))))
  const chips = (value: unknown, field: string): number => {
    const read = typeof value === 'number' ? chipsIn(String(value), scale) : null
    if (read === null) say(field, fault('not-an-amount', { value }))
    return read ?? 0
  }
  const sitting = playersIn(ohh.players, chips, say)
  const seatOf = (id: unknown, field: string): Seat => {
    const seat = sitting.find(player => player.id === id)?.seat
    if (seat === undefined) say(field, fault('no-such-id', { value: id }))
    return seat ?? -1
  }
  const rounds = readRounds(ohh.rounds, { line, say, chips, seatOf })
  const big = chips(ohh.big_blind_amount, 'big_blind_amount')
  const small = chips(ohh.small_blind_amount ?? 0, 'small_blind_amount')
  if (big === 0) say('big_blind_amount', fault('no-big-blind'))
  const won = winsIn(ohh.pots, chips, seatOf, say)
  const there = new Set(rounds.flatMap(({ line: it }) => ('seat' in it ? [it.seat] : [])))
  const players = sitting.filter(({ seat }) => there.has(seat))
  if (players.length < 2) say('players', fault('players-from-2', { at: 'deal' }))
  if (problems.length > 0 || form === undefined || structure === undefined) return notRead(problems)
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
    realCards: true,
    setting: ohh.tournament === true ? 'tournament' : 'cash',
  }
  const history: History = {
    start,
    acts: courseOf(
      form,
      players.map(({ seat }) => seat),
      rounds,
    ),
    about: { ...aboutOf(ohh, players), ...siteFactsOf(ohh, sitting, won, scale) },
    scale,
    unknownStacks: [],
    stated: {
      winnings: players.map(({ seat }) => (won.wins.get(seat) ?? 0) / 10 ** scale),
      rake: won.rake / 10 ** scale,
    },
    kept: unreadIn(ohh),
    warnings: [],
    line,
  }
  return { ok: true, history }
}

const structureOf = (value: unknown, say: Say): Structure | undefined => {
  const type = isRecord(value) ? value.bet_type : undefined
  const known = typeof type === 'string' && Object.hasOwn(BET_TYPES, type) ? BET_TYPES[type] : undefined
  if (known === undefined)
    say('bet_limit.bet_type', fault('not-one-of', { value: type, names: Object.keys(BET_TYPES) }))
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
