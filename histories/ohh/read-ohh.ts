import type { Seat, StartDeal } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { isRecord } from '@cardroom/engine/kinds'
import { chipsIn, placesOf } from '../amount.ts'
import { checkedText } from '../checked-text.ts'
import { type HandRead, type HistoryRead, notRead } from '../hand-read.ts'
import type { About, History } from '../history.ts'
import { ONLINE } from '../pokerstars/house.ts'
import { courseOf } from '../pokerstars/read-course.ts'
import { forcedOf } from '../pokerstars/read-posts.ts'
import { type Fault, fault, type Problem, problemAt } from '../problems.ts'
import type { Collected, SiteFacts } from '../site-facts.ts'
import { BET_TYPES, OHH_GAMES, PLAY_CHIPS } from './games.ts'
import { type JsonObject, jsonObjects } from './json-objects.ts'
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

type Fields = Readonly<Record<string, unknown>>

const readHand = (ohh: Fields, line: number): HistoryRead => {
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

type Say = (field: string, of: Fault) => void
type Chips = (value: unknown, field: string) => number
type Sitting = {
  readonly id: unknown
  readonly seat: Seat
  readonly name: string
  readonly chips: number
  readonly out: boolean
  readonly bounty?: number
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

const playersIn = (value: unknown, chips: Chips, say: Say): readonly Sitting[] => {
  if (!Array.isArray(value)) {
    say('players', fault('not-a-list', { value }))
    return []
  }
  const seen: Sitting[] = []
  for (const [at, player] of (value.slice(0, 30) as readonly unknown[]).entries()) {
    const field = `players[${at}]`
    if (!isRecord(player)) {
      say(field, fault('not-an-object', { value: player }))
      continue
    }
    const { id, seat, name, starting_stack: stack, is_sitting_out: out, player_bounty: bounty } = player
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 99) {
      say(`${field}.seat`, fault('no-such-seat', { value: seat }))
      continue
    }
    if (seen.some(other => other.seat === seat || other.id === id)) {
      say(field, fault('seat-or-id-twice'))
      continue
    }
    seen.push({
      id,
      seat,
      name: typeof name === 'string' ? name : '',
      chips: chips(stack, `${field}.starting_stack`),
      out: out === true,
      ...(typeof bounty === 'number' && bounty >= 0 && { bounty }),
    })
  }
  return seen
}

/** What was won by seat and pot by pot, after rake. */
type Wins = {
  readonly wins: ReadonlyMap<Seat, number>
  readonly byPot: readonly Collected[]
  readonly rake: number
}

const winsIn = (value: unknown, chips: Chips, seatOf: (id: unknown, field: string) => Seat, say: Say): Wins => {
  const wins = new Map<Seat, number>()
  const byPot: Collected[] = []
  let rake = 0
  const pots: readonly unknown[] = Array.isArray(value) ? value : []
  if (!Array.isArray(value)) say('pots', fault('not-a-list', { value }))
  for (const [at, pot] of pots.entries()) {
    if (!isRecord(pot)) {
      say(`pots[${at}]`, fault('not-an-object', { value: pot }))
      continue
    }
    rake += pot.rake === undefined ? 0 : chips(pot.rake, `pots[${at}].rake`)
    const list: readonly unknown[] = Array.isArray(pot.player_wins) ? pot.player_wins : []
    for (const [i, win] of list.entries()) {
      const field = `pots[${at}].player_wins[${i}]`
      if (!isRecord(win)) {
        say(field, fault('not-an-object', { value: win }))
        continue
      }
      const seat = seatOf(win.player_id, `${field}.player_id`)
      const amount = chips(win.win_amount, `${field}.win_amount`)
      wins.set(seat, (wins.get(seat) ?? 0) + amount)
      byPot.push({ seat, pot: at, amount })
    }
  }
  return { wins, byPot, rake }
}

/** The hero, what it cost to enter, bounties, who sits out, and what the house took. */
const siteFactsOf = (ohh: Fields, sitting: readonly Sitting[], { byPot, rake }: Wins, scale: number): SiteFacts => {
  const hero = sitting.find(({ id }) => id === ohh.hero_player_id)?.seat
  const bounties = sitting.flatMap(({ seat, bounty }) => (bounty === undefined ? [] : [[seat, bounty] as const]))
  const out = sitting.filter(player => player.out)
  const amount = (chips: number): number => chips / 10 ** scale
  return {
    ...(hero === undefined ? {} : { hero }),
    ...(Array.isArray(ohh.flags) && ohh.flags.includes('Fast') && { fast: true }),
    ...(bounties.length > 0 && { bounties: Object.fromEntries(bounties) }),
    ...(out.length > 0 && {
      sittingOut: out.map(({ seat, name, chips }) => ({ seat, name, chips: amount(chips) })),
    }),
    ...(rake > 0 && { rake: amount(rake), collected: byPot.map(it => ({ ...it, amount: amount(it.amount) })) }),
    ...tournamentIn(ohh.tournament_info),
  }
}

const tournamentIn = (info: unknown): Pick<About, 'event' | 'buyIn'> => {
  if (!isRecord(info)) return {}
  const {
    tournament_number: number,
    name,
    buyin_amount: prize,
    fee_amount: fee,
    bounty_fee_amount: bounty,
    currency,
  } = info
  const event =
    typeof name === 'string' && name !== '' ? name : number === undefined ? '' : `Tournament #${String(number)}`
  const isSum = (value: unknown): value is number => typeof value === 'number' && value >= 0
  return {
    ...(event !== '' && { event }),
    ...(isSum(prize) && {
      buyIn: {
        prize,
        ...(isSum(bounty) && { bounty }),
        fee: isSum(fee) ? fee : 0,
        ...(typeof currency === 'string' && { currency }),
      },
    }),
  }
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
