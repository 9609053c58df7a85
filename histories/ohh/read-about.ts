import { isRecord } from '@cardroom/engine/kinds'
import type { About } from '../history.ts'
import type { SiteFacts } from '../site-facts.ts'
import { PLAY_CHIPS } from './games.ts'
import type { Sitting, Wins } from './read-players.ts'

/** A hand of the file, field by field. */
export type OhhFields = Readonly<Record<string, unknown>>

/** The hero, what it cost to enter, bounties, who sits out, and what the house took. */
export const siteFactsOf = (
  ohh: OhhFields,
  sitting: readonly Sitting[],
  { byPot, rake }: Wins,
  scale: number,
): SiteFacts => {
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

/** What a hand says about itself: its number, table, site, currency, date and players. */
export const aboutOf = (ohh: OhhFields, players: readonly Sitting[]): About => {
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
