import type { Seat } from '@cardroom/engine'
import { isRecord } from '@cardroom/engine/kinds'
import { inPlaces } from '../amount.ts'
import { checkedRecorded } from '../checked-recorded.ts'
import { commonLosses, filledIn, type Holds } from '../lost.ts'
import { CURRENCIES } from '../pokerstars/games.ts'
import { blindsIn } from '../story/blinds.ts'
import { heroOf } from '../story/hero.ts'
import { netAwards } from '../story/net-awards.ts'
import { nameOf, type Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { storyOf } from '../story/story-of.ts'
import { unsupportedIn } from '../story/unsupported.ts'
import { momentOf, zoneOf } from '../time-zone.ts'
import { type Lost, unwritten, type Written } from '../written.ts'
import { BET_TYPES, OHH_FIELDS, OHH_GAMES, OHH_VERSION, PLAY_CHIPS } from './games.ts'
import { roundsOf } from './rounds.ts'

/** A deal as Open Hand History JSON; what the specification can't express is refused. */
export const writeOhh = (recorded: Recorded): Written => {
  const story = storyOf(checkedRecorded('writeOhh', recorded).events)
  const game = Object.keys(OHH_GAMES).find(name => OHH_GAMES[name]!.id === story.form.id)
  if (game === undefined) return unwritten('no-game', { format: 'ohh', form: story.form.name })
  const { structure, lower, upper, blinds: sizes, ante } = story.stakes
  const type = Object.keys(BET_TYPES).find(name => BET_TYPES[name] === structure)
  if (type === undefined) return unwritten('no-structure', { format: 'ohh', structure })
  const big = sizes.at(-1) ?? 0
  if (lower !== big || upper !== 2 * big) return unwritten('bets-off')
  const unsupported = unsupportedIn(story, recorded)
  if ('refusal' in unsupported) return unsupported
  const blinds = blindsIn(story)
  if ('refusal' in blinds) return blinds
  const rounds = roundsOf(story, blinds, chips => money(chips, recorded))
  if ('refusal' in rounds) return rounds
  const { about } = recorded
  const date = dateOf(about)
  const hero = heroOf(story, recorded)
  const site = about.venue ?? 'Cardroom'
  const table = String(about.table ?? 'Cardroom')
  const seatCount = Math.max(about.seatCount ?? 0, ...story.seats.map(({ seat }) => seat))
  const currency = about.currency ?? currencyBySign(about.currencySymbol) ?? PLAY_CHIPS
  const { [OHH_FIELDS]: own, ...others } = recorded.kept
  const ohh = {
    spec_version: OHH_VERSION,
    site_name: site,
    network_name: site,
    internal_version: OHH_VERSION,
    tournament: story.setting === 'tournament',
    game_number: String(about.hand ?? ''),
    start_date_utc: date.words,
    table_name: table,
    game_type: game,
    bet_limit: { bet_type: type, bet_cap: 0 },
    table_size: seatCount,
    ...(story.setting === 'tournament' && tournamentOf(about)),
    currency,
    dealer_seat: story.button,
    small_blind_amount: money(sizes.length > 1 ? sizes[0]! : 0, recorded),
    big_blind_amount: money(big, recorded),
    ante_amount: money(ante, recorded),
    flags: [...(story.runs > 1 ? ['Run_It_Twice'] : []), ...(about.fast === true ? ['Fast'] : [])],
    ...(hero !== null && { hero_player_id: hero }),
    players: playersOf(story, recorded),
    rounds: rounds.rounds,
    pots: potsOf(story, recorded),
  }
  const lost = [
    ...date.lost,
    ...commonLosses({ ...recorded, kept: others }, HOLDS),
    ...(about.hand === undefined ? [{ what: 'hand-number', stands: '' } as const] : []),
    ...(about.venue === undefined ? [{ what: 'filled-in', of: 'site', stands: site } as const] : []),
    ...filledIn(story, recorded, { table, seatCount, currency: isCurrencyKnown(about) ? null : currency }),
    ...notHeld(about, story.setting === 'cash'),
    ...unsupported.lost,
  ]
  return { ok: true, text: `${JSON.stringify({ ohh: { ...ohh, ...(isRecord(own) && own) } }, null, 1)}\n`, lost }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The first currency with this sign. */
const currencyBySign = (sign: string | undefined): string | undefined =>
  Object.keys(CURRENCIES).find(code => CURRENCIES[code] === sign)

/** Is it said what the amounts are, be it play chips? */
const isCurrencyKnown = ({ currency, currencySymbol, unsaid = [] }: Recorded['about']): boolean =>
  currency !== undefined || (currencySymbol === undefined && !unsaid.includes('currency'))

/** Facts that Open Hand History has a place for in other hands: a sign is more than one currency’s, and times are in UTC. */
const notHeld = (about: Recorded['about'], isCash: boolean): readonly Lost[] => {
  const names = [
    ...(isCash && about.buyIn !== undefined ? (['buyIn'] as const) : []),
    ...(isCash && about.event !== undefined ? (['event'] as const) : []),
    ...(about.currency === undefined &&
    currencyBySign(about.currencySymbol) === undefined &&
    about.currencySymbol !== undefined
      ? (['currencySymbol'] as const)
      : []),
    ...(about.time !== undefined && zoneOf(about) !== 'UTC' && zoneOf(about) !== null ? (['timeZone'] as const) : []),
  ]
  return [
    ...(names.length === 0 ? [] : [{ what: 'facts', names } as const]),
    ...(isCash || about.buyIn !== undefined ? [] : [{ what: 'buy-in' } as const]),
  ]
}

const money = (chips: number, { scale }: Recorded): number => Number(inPlaces(chips, scale))

const playersOf = (story: Story, recorded: Recorded) => {
  const { sittingOut = [], bounties = {} } = recorded.about
  const isOut = (seat: Seat): boolean => sittingOut.some(it => it.seat === seat)
  const dealt = story.seats.map(({ seat, chips }) => ({
    seat,
    name: nameOf(recorded, seat),
    stack: money(chips, recorded),
  }))
  const others = sittingOut
    .filter(({ seat }) => !story.seats.some(it => it.seat === seat))
    .map(({ seat, name, chips }) => ({ seat, name, stack: chips }))
  return [...dealt, ...others].map(({ seat, name, stack }) => ({
    id: seat,
    seat,
    name,
    display: name,
    starting_stack: stack,
    ...(bounties[seat] !== undefined && { player_bounty: bounties[seat] }),
    ...(isOut(seat) && { is_sitting_out: true }),
  }))
}

const tournamentOf = ({ event, buyIn }: Recorded['about']) => {
  const number = /^Tournament #(\d+)$/.exec(event ?? '')?.[1]
  const info = {
    ...(number !== undefined && { tournament_number: number }),
    ...(event !== undefined && { name: event }),
    ...(buyIn?.currency !== undefined && { currency: currencyBySign(buyIn.currency) ?? buyIn.currency }),
    ...(buyIn !== undefined && { buyin_amount: buyIn.prize, fee_amount: buyIn.fee }),
    ...(buyIn?.bounty !== undefined && { bounty_fee_amount: buyIn.bounty }),
  }
  return Object.keys(info).length === 0 ? {} : { tournament_info: info }
}

/** The moment in UTC; where the zone is not known the time stands as it is. */
const dateOf = (about: Recorded['about']): { readonly words: string; readonly lost: readonly Lost[] } => {
  const { year, month, day, time } = about
  if (year === undefined || month === undefined || day === undefined) {
    const known = `${year ?? 2000}-${two(month ?? 1)}-${two(day ?? 1)}T00:00:00Z`
    return { words: known, lost: [{ what: 'date', stands: known }] }
  }
  const moment = momentOf(about)
  if (moment !== null) return { words: `${new Date(moment).toISOString().slice(0, 19)}Z`, lost: [] }
  const clock = (time ?? '00:00:00').slice(0, 8).padStart(8, '0')
  const words = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock}Z`
  return { words, lost: [{ what: time === undefined ? 'time' : 'time-zone', stands: words }] }
}

/** The pots apart, each with its rake and what everybody took after it. */
const potsOf = (story: Story, recorded: Recorded) => {
  const awards = netAwards(story, recorded)
  return story.pots.map((amount, number) => {
    const taken = awards.filter(({ pot }) => pot === number)
    const seats = [...new Set(taken.map(({ seat }) => seat))]
    const sum = (some: typeof taken, of: 'gross' | 'net'): number => some.reduce((all, it) => all + it[of], 0)
    const rake = (some: typeof taken): number => money(sum(some, 'gross') - sum(some, 'net'), recorded)
    return {
      number,
      amount: money(amount, recorded),
      rake: rake(taken),
      player_wins: seats.map(seat => {
        const own = taken.filter(award => award.seat === seat)
        return { player_id: seat, win_amount: money(sum(own, 'net'), recorded), contributed_rake: rake(own) }
      }),
    }
  })
}

const HOLDS: Holds = {
  hand: true,
  table: true,
  seatCount: true,
  level: false,
  event: true,
  venue: true,
  address: false,
  city: false,
  region: false,
  postalCode: false,
  country: false,
  url: false,
  author: false,
  day: true,
  month: true,
  year: true,
  time: true,
  // the moment is kept, in UTC
  timeZone: true,
  timeZoneAbbreviation: true,
  utc: true,
  currency: true,
  // it follows from the currency
  currencySymbol: true,
  timeLimit: false,
  timeBanks: false,
  hero: true,
  fast: true,
  buyIn: true,
  bounties: true,
  sittingOut: true,
  rake: true,
  collected: true,
  remarks: false,
  // named one by one
  unsaid: true,
}
