import { heldIn, isRecord } from '@cardroom/engine/kinds'
import { OHH_FIELDS, OHH_VERSION } from './games.ts'

/** Where fields inside players, rounds and pots are kept, each by its place. */
export const OHH_INSIDE = '_ohh_inside'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a hand that we have no name for, kept as they are; a field that is null says nothing. */
export const unreadIn = (ohh: Fields): Fields => {
  const same: Fields = { network_name: ohh.site_name, internal_version: OHH_VERSION }
  const outside = Object.entries(ohh).filter(
    ([name, value]) => !Object.hasOwn(READ, name) && value !== null && heldIn(same, name) !== value,
  )
  const inside: (readonly [place: string, value: unknown])[] = []
  for (const [name, known] of Object.entries(READ)) {
    const value = heldIn(ohh, name)
    if (known !== null && value !== undefined) look(value, known, name, inside)
  }
  return {
    ...(outside.length > 0 && { [OHH_FIELDS]: Object.fromEntries(outside.map(([name, it]) => [name, sound(it)])) }),
    ...(inside.length > 0 && { [OHH_INSIDE]: Object.fromEntries(inside) }),
  }
}

/** The fields inside an object or a list of objects; a function says whether the value of a field is one we read. */
type Known = { readonly [name: string]: Known | Reads | null }
type Reads = (value: unknown, of: Fields) => boolean

const look = (value: unknown, known: Known | Reads, place: string, found: (readonly [string, unknown])[]): void => {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) look(one, known, `${place}[${at}]`, found)
    return
  }
  if (typeof known === 'function') {
    if (!known(value, {})) found.push([place, sound(value)])
    return
  }
  if (!isRecord(value)) return
  for (const [name, it] of Object.entries(value)) {
    const here = `${place}.${name}`
    const way = Object.hasOwn(known, name) ? known[name]! : undefined
    if (it === null || it === undefined || way === null) continue
    if (way === undefined) found.push([here, sound(it)])
    else if (typeof way !== 'function') look(it, way, here, found)
    else if (!way(it, value)) found.push([here, sound(it)])
  }
}

/** A value without nulls, which TOML cannot hold. */
const sound = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter(it => it !== null).map(sound)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, it]) => (it === null ? [] : [[name, sound(it)] as const])),
  )
}

const isZero = (value: unknown): boolean => value === 0

/** What is read of a hand; null is read whole. */
const READ: Known = {
  spec_version: null,
  site_name: null,
  tournament: null,
  tournament_info: {
    name: null,
    // a name of its own stands for the number
    tournament_number: (number, { name }) =>
      name === undefined || name === '' || name === `Tournament #${String(number)}`,
    buyin_amount: null,
    fee_amount: null,
    bounty_fee_amount: null,
    currency: null,
  },
  game_number: null,
  start_date_utc: null,
  table_name: null,
  table_size: null,
  game_type: null,
  bet_limit: { bet_type: null, bet_cap: isZero },
  currency: null,
  dealer_seat: null,
  small_blind_amount: null,
  big_blind_amount: null,
  ante_amount: null,
  flags: flag => flag === 'Fast' || flag === 'Run_It_Twice',
  hero_player_id: null,
  players: {
    id: null,
    seat: null,
    name: null,
    display: (display, { name }) => display === name,
    starting_stack: null,
    player_bounty: null,
    is_sitting_out: null,
  },
  rounds: {
    id: null,
    street: null,
    cards: null,
    actions: { action_number: null, player_id: null, action: null, amount: null, is_allin: null, cards: null },
  },
  pots: {
    number: null,
    amount: null,
    rake: null,
    player_wins: { player_id: null, win_amount: null, contributed_rake: null },
  },
}
