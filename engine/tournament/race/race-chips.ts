import { isCard } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { bustOut } from '../busts/bust-out.ts'
import { bookOf, entrantOf } from '../draft.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { RaceEvent, RaceOrder } from './race.ts'
import { raceOff } from './race-off.ts'

/** rrp/15/11: the lowest chip leaves once no blind or ante needs it, table by table. */
export const raceChips: Handler<RaceOrder> = (work, { unit, cards, at }) => {
  const { state: event } = work
  const off = raceNotYet(event, unit) ?? cardsOff(event, unit, cards)
  if (off !== null) return off
  const { rules } = bookOf(event).chipRace
  const stacks = event.tables.flatMap(table => racedAt(event, table, unit, cards))
  const added = stacks.reduce((sum, { from, to }) => sum + to - from, 0)
  tell(work, { type: 'ChipsRaced', from: event.unit, unit, cards, stacks, added, at, rules })
  const broke = stacks.filter(({ to }) => to === 0)
  if (broke.length > 0)
    bustOut(
      work,
      broke.map(({ player, from }) => ({ player, stack: from, by: null, hand: null })),
      rules,
      at,
    )
  return null
}

/** Why it is not the time: a deal is on, or a blind or ante to come needs the small chips. */
const raceNotYet = (event: Tournament, unit: Chips): TournamentRefusal | null => {
  const { rules } = bookOf(event).chipRace
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const on = event.tables.find(({ dealing }) => dealing !== null)
  if (on !== undefined) return refused('deal-is-on', { table: on.table })
  if (!(Number.isSafeInteger(unit) && unit > event.unit && unit % event.unit === 0))
    return refused('amount-not-allowed', { least: 2 * event.unit, about: { multipleOf: event.unit }, rules })
  const needed = neededFrom(event, unit)
  return needed === null ? null : refused('chips-are-needed', { level: needed, rules })
}

/** The level, this one or a later one, that cannot be paid in chips of this worth. */
const neededFrom = ({ levels, clock }: Tournament, unit: Chips): number | null => {
  const rest = levels.slice(Math.max(0, clock.level - 1))
  const at = rest.findIndex(({ small, big, ante }) => [small, big, ante].some(chips => chips % unit !== 0))
  return at < 0 ? null : Math.max(1, clock.level) + at
}

/** How many odd chips of the old worth somebody has. */
const oddOf = (event: Tournament, player: PlayerId, unit: Chips): number =>
  (entrantOf(event, player)!.stack % unit) / event.unit

/** uspa/3.3.2.9: one card for each odd chip, and no card of one deck twice at a table. */
const cardsOff = (event: Tournament, unit: Chips, cards: RaceOrder['cards']): TournamentRefusal | null => {
  const { rules } = bookOf(event).chipRace
  for (const { seats } of event.tables) {
    const seen = new Set<string>()
    for (const player of seats) {
      if (player === null) continue
      const own = cards.find(it => it.player === player)?.cards ?? []
      const odd = oddOf(event, player, unit)
      if (own.length !== odd)
        return refused('not-these-cards', { player, least: odd, about: 'card-for-each-odd-chip', rules })
      if (own.some(card => !isCard(card) || seen.has(card)))
        return refused('not-these-cards', { player, about: 'one-deck', rules })
      for (const card of own) seen.add(card)
    }
  }
  return null
}

const racedAt = (
  event: Tournament,
  { seats }: EventTable,
  unit: Chips,
  cards: RaceOrder['cards'],
): RaceEvent['stacks'] => {
  const here = seats.flatMap((player, i) => (player === null ? [] : [{ player, seat: i + 1 }]))
  const { gets } = raceOff(
    {
      need: unit / event.unit,
      odd: new Map(here.map(({ player, seat }) => [seat, oddOf(event, player, unit)])),
      cards: new Map(here.map(({ player, seat }) => [seat, cards.find(it => it.player === player)?.cards ?? []])),
      broke: here.filter(({ player }) => entrantOf(event, player)!.stack < unit).map(({ seat }) => seat),
    },
    bookOf(event),
  )
  return here.flatMap(({ player, seat }) => {
    const { stack } = entrantOf(event, player)!
    const to = stack - (stack % unit) + unit * (gets.get(seat) ?? 0)
    return to === stack ? [] : [{ player, from: stack, to }]
  })
}
