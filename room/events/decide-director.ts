import type { Chance } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { directorDivides, movesDue, type TournamentOrder } from '@cardroom/engine/tournament'
import type { DirectorOrder } from '../protocol/events.ts'
import { type Refused, refusal } from '../refusal.ts'
import { type Course, giveOrder, type Timeless, tell } from './course.ts'
import { buttonCards, cardsForRace, drawing, drawnOrder, type Shuffle } from './draws.ts'
import { envelopeOrder } from './envelopes.ts'
import { type Held, runOf } from './held.ts'
import { nextDraw } from './next-draw.ts'

/** Carries out an order of a director; where it needs chance and none was brought along, the room draws. */
export const decideDirector = (course: Course, order: DirectorOrder, at: Time, chance: Chance): Refused | null => {
  const off = handIsOn(course.held, order) ?? tellsItself(course.held, order)
  if (off !== null) return off
  const draw = nextDraw(course.held, chance)
  const refused = giveOrder(course, withDraw(course.held, order, draw.shuffle), at)
  const made = draw.made()
  if (refused === null && made !== null) tell(course, { type: 'Drawn', what: order.type, ...made, at })
  return refused
}

const withDraw = (held: Held, order: DirectorOrder, shuffle: Shuffle): Timeless<TournamentOrder> => {
  const { tournament } = held
  switch (order.type) {
    case 'StartPlay':
    case 'StartDay':
      return { ...order, order: drawnOrder(tournament, shuffle) }
    case 'DrawButton':
      return { ...order, cards: order.cards ?? buttonCards(tournament, order.table, shuffle) }
    case 'Balance':
      return movesDue(tournament)?.redraw === true ? { ...order, order: drawnOrder(tournament, shuffle) } : order
    case 'RaceChips':
      return { ...order, cards: order.cards ?? cardsForRace(tournament, order.unit, shuffle) }
    case 'BustOut':
      return { ...order, players: drawing(tournament, order.players, shuffle) }
    case 'OpenEnvelope':
      return envelopeOrder(held, order.player, order.envelope)
    case 'MovePlayer':
      return { ...order, by: 'director' }
    case 'AgreeDeal':
      return { ...order, director: directorDivides(tournament) }
    default:
      return order
  }
}

/**
 * Where a table tells its stacks itself, nobody's chips or seat change in the middle of its hand: what the table tells at
 * the end of it would no longer add up.
 */
const handIsOn = ({ tournament, ...held }: Held, order: DirectorOrder): Refused | null => {
  const table = tablesOf(order)
    .map(player => tournament.entrants.find(it => it.player === player)?.table ?? null)
    .find(it => it !== null && runOf(held, it) !== 'known' && isDealing(tournament.tables, it))
  return table == null ? null : refusal('deal-is-on', { about: { table } })
}

/** Where the hands of a table are entered, it knows its own blinds; where software deals, nobody else says who is out. */
const tellsItself = (held: Held, order: DirectorOrder): Refused | null => {
  if (order.type === 'TellBigBlind' && runOf(held, order.table) !== 'known')
    return refusal('as-it-is', { about: 'blinds-known' })
  if (order.type !== 'BustOut') return null
  const isDealt = order.players.some(({ player }) => {
    const table = held.tournament.entrants.find(it => it.player === player)?.table ?? null
    return table !== null && runOf(held, table) === 'dealt'
  })
  return isDealt ? refusal('as-it-is', { about: 'busts-known' }) : null
}

const isDealing = (tables: Held['tournament']['tables'], table: number): boolean =>
  tables.some(it => it.table === table && it.dealing !== null)

/** Whose chips or seats an order changes. */
const tablesOf = (order: DirectorOrder): readonly PlayerId[] => {
  switch (order.type) {
    case 'BustOut':
      return order.players.flatMap(({ player, by }) => (by === undefined ? [player] : [player, by]))
    case 'UndoBust':
      return order.stacks.map(({ player }) => player)
    case 'Disqualify':
    case 'TakeChips':
    case 'RemoveNoShow':
      return [order.player]
    default:
      return []
  }
}
