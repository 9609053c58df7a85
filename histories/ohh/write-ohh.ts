import type { Seat } from '@cardroom/engine'
import { inPlaces } from '../amount.ts'
import { blindsIn } from '../story/blinds.ts'
import { nameOf, type Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { storyOf } from '../story/story-of.ts'
import { unheldIn } from '../story/unheld.ts'
import type { Written } from '../written.ts'
import { BET_TYPES, OHH_GAMES, OHH_VERSION, PLAY_CHIPS } from './games.ts'
import { roundsOf } from './rounds.ts'

/** A deal as Open Hand History JSON; what the specification has no words for is refused. */
export const writeOhh = (recorded: Recorded): Written => {
  const story = storyOf(recorded.events)
  const game = Object.keys(OHH_GAMES).find(name => OHH_GAMES[name]!.id === story.form.id)
  if (game === undefined) return { refused: `Open Hand History cannot hold ${story.form.name}` }
  const { structure, lower, upper, blinds: sizes, ante } = story.stakes
  const type = Object.keys(BET_TYPES).find(name => BET_TYPES[name] === structure)
  if (type === undefined) return { refused: `Open Hand History has no ${structure} games` }
  const big = sizes.at(-1) ?? 0
  if (lower !== big || upper !== 2 * big) return { refused: 'the bets are not the big blind and twice the big blind' }
  const unheld = unheldIn(story, recorded)
  if ('refused' in unheld) return unheld
  const blinds = blindsIn(story)
  if ('refused' in blinds) return blinds
  const rounds = roundsOf(story, blinds, chips => money(chips, recorded))
  if ('refused' in rounds) return rounds
  const { about } = recorded
  const date = dateOf(about)
  const ohh = {
    spec_version: OHH_VERSION,
    site_name: about.venue ?? 'Cardroom',
    network_name: 'Cardroom',
    internal_version: OHH_VERSION,
    tournament: story.setting === 'tournament',
    game_number: String(about.hand ?? ''),
    start_date_utc: date ?? NO_DATE,
    table_name: String(about.table ?? 'Cardroom'),
    game_type: game,
    bet_limit: { bet_type: type, bet_cap: 0 },
    table_size: Math.max(about.seatCount ?? 0, ...story.seats.map(({ seat }) => seat)),
    currency: about.currency ?? PLAY_CHIPS,
    dealer_seat: story.button,
    small_blind_amount: money(sizes.length > 1 ? sizes[0]! : 0, recorded),
    big_blind_amount: money(big, recorded),
    ante_amount: money(ante, recorded),
    flags: story.runs > 1 ? ['Run_It_Twice'] : [],
    players: story.seats.map(({ seat, chips }) => ({
      id: seat,
      seat,
      name: nameOf(recorded, seat),
      display: nameOf(recorded, seat),
      starting_stack: money(chips, recorded),
    })),
    rounds: rounds.rounds,
    pots: potsOf(story, recorded),
  }
  const lost = [
    ...(date === null ? [`the date is not known: ${NO_DATE} stands for it`] : []),
    ...(Object.keys(recorded.kept).length > 0
      ? [`fields of other programs: ${Object.keys(recorded.kept).join(', ')}`]
      : []),
    ...unheld.lost,
  ]
  return { text: `${JSON.stringify({ ohh }, null, 1)}\n`, lost }
}

const NO_DATE = '2000-01-01T00:00:00Z'

const money = (chips: number, { scale }: Recorded): number => Number(inPlaces(chips, scale))

/** The time as it is known; files say rarely enough of which place. */
const dateOf = ({ year, month, day, time = '00:00:00' }: Recorded['about']): string | null => {
  if (year === undefined || month === undefined || day === undefined) return null
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${time.slice(0, 8).padStart(8, '0')}Z`
}

const potsOf = (story: Story, recorded: Recorded) =>
  story.pots.map((amount, number) => {
    const won = new Map<Seat, number>()
    for (const beat of story.beats) {
      if (beat.tells !== 'award' || beat.award.pot !== number) continue
      for (const taken of beat.award.to) won.set(taken.seat, (won.get(taken.seat) ?? 0) + taken.amount)
    }
    return {
      number,
      amount: money(amount, recorded),
      rake: 0,
      player_wins: [...won].map(([id, chips]) => ({
        player_id: id,
        win_amount: money(chips, recorded),
        contributed_rake: 0,
      })),
    }
  })
