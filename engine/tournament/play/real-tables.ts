import type { Chance } from '../../cards/shuffle.ts'
import type { DealEvent } from '../../deal/events.ts'
import { play as playDeal } from '../../deal/play.ts'
import { stakesFor } from '../../deal/stakes.ts'
import type { Result } from '../../decider/decision.ts'
import { forms } from '../../forms/forms.ts'
import { outcomeOf } from '../../table/deals/outcome.ts'
import { placardFor } from '../../table/opening/placard-for.ts'
import type { TableOrder } from '../../table/orders.ts'
import type { GamePart } from '../../table/placard.ts'
import { playTable, type TablePlay } from '../../table/play.ts'
import type { Spots, Took } from '../deals/deals.ts'
import { tookIn } from '../deals/took-in.ts'
import { entrantOf } from '../draft.ts'
import type { TournamentEvent } from '../events.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { calmCommand } from './calm-command.ts'

/** The tables of an event at which deals are played, by their numbers. */
export type RealTables = Map<number, TablePlay>

/** What a deal at a real table came to. */
export type DealtAt = {
  readonly stacks: readonly { readonly player: string; readonly chips: number }[]
  readonly places: Spots
  readonly took: readonly Took[]
  readonly log: readonly DealEvent[]
}

/** What happened in the event happens at its tables: seats drawn, players moved and out, chips raced and bought. */
export const mirrored = (tables: RealTables, event: Tournament, news: readonly TournamentEvent[], at: number): void => {
  for (const it of news) {
    switch (it.type) {
      case 'SeatsDrawn':
        tables.clear()
        for (const table of event.tables) tables.set(table.table, openedAt(event, table, at))
        break
      case 'ButtonDrawn':
        give(tables, it.table, { type: 'DrawForButton', cards: it.cards, at })
        break
      case 'PlayersOut':
        for (const { player, table } of it.players) give(tables, table, { type: 'Leave', player, at })
        break
      case 'PlayerMoved':
        give(tables, it.from.table, { type: 'Leave', player: it.player, at })
        arrives(tables, event, it.player, it.to, at)
        break
      case 'TableBroken':
        tables.delete(it.table)
        break
      case 'Rebought':
      case 'ReEntered':
        if (it.to !== null) arrives(tables, event, it.player, it.to, at)
        break
      case 'ChipsRaced':
        for (const { player, to } of it.stacks) {
          const { table } = entrantOf(event, player)!
          if (table !== null) give(tables, table, { type: 'CorrectStack', player, chips: to, at })
        }
        break
      default:
        break
    }
  }
}

/** One deal by random acts at the stakes of the level; null where too few can be dealt in. */
export const dealtAt = (
  tables: RealTables,
  event: Tournament,
  table: number,
  chance: Chance,
  at: number,
): DealtAt | null => {
  const { table: here, give: ask } = tables.get(table)!
  const part = partOf(event)
  if (JSON.stringify(here.placard.parts[0]!.stakes) !== JSON.stringify(part.stakes))
    carried(ask({ type: 'ChangeStakes', parts: [part], at }))
  const finalTwo = event.tables.length === 1 && here.chairs.filter(it => it !== null).length === 2
  const off = ask({ type: 'CallDeal', ...(finalTwo && { finalTwo }), at })
  if (!off.ok && off.refusal.why === 'too-few-players') return null
  carried(off)
  const { start, players } = here.deal!
  const dealing = playDeal(start)
  if (!dealing.ok) throw new Error(`a deal cannot start: ${dealing.refusal.why}`)
  const { deal, log, give: act } = dealing
  while (deal.phase !== 'ended') {
    const given = act(calmCommand(deal, chance))
    if (!given.ok) throw new Error(`an act is refused: ${given.refusal.why}`)
  }
  const outcome = outcomeOf(deal, log)
  carried(ask({ type: 'RecordDeal', outcome, at }))
  const chipsOf = new Map(outcome.stacks.map(({ seat, chips }) => [seat, chips]))
  const { button, spots } = here.places!
  return {
    stacks: players.map(({ player, seat }) => ({ player, chips: chipsOf.get(seat)! })),
    places: { button, small: spots.at(-2) ?? null, big: spots.at(-1) ?? null },
    took: tookIn(deal, players),
    log,
  }
}

/** The game of the level that the clock shows. */
export const partOf = ({
  plan,
  levels,
  clock,
  unit,
}: Pick<Tournament, 'plan' | 'levels' | 'clock' | 'unit'>): GamePart => {
  const { small, big, ante, antes, game } = levels[clock.level - 1]!
  const { form: id, structure } = game ?? plan.game
  const form = forms[id]
  const blinds = form.opening === 'blinds' ? [small, big] : []
  const usual = stakesFor(form, structure ?? form.structures[0] ?? 'limit', big, { unit, blinds })
  if (form.opening === 'blinds') return { form, stakes: { ...usual, ante, antes } }
  // stud plays its limits, with an ante and a bring-in that the smallest chip can pay
  const inChips = (chips: number): number => Math.max(unit, Math.floor(chips / unit) * unit)
  return { form, stakes: { ...usual, ante: inChips(usual.ante), bringIn: inChips(usual.bringIn) } }
}

const openedAt = (event: Tournament, { table, seats, button }: EventTable, at: number): TablePlay => {
  const part = partOf({ ...event, clock: { ...event.clock, level: Math.max(1, event.clock.level) } })
  const placard = placardFor({
    game: part.form,
    parts: [part],
    name: `Table ${table}`,
    chairs: seats.length,
    book: event.plan.book,
    setting: 'tournament',
  })
  const opened = playTable({ type: 'OpenTable', placard, at })
  if (!opened.ok) throw new Error(`a table cannot open: ${JSON.stringify(opened)}`)
  for (const [i, player] of seats.entries()) {
    if (player === null) continue
    carried(opened.give({ type: 'TakeSeat', player, seat: i + 1, at }))
    carried(opened.give({ type: 'BuyIn', player, chips: entrantOf(event, player)!.stack, at }))
  }
  // hpt/seating/draw: the player who drew the ace has the button, and the cards go down from there
  if (button !== null) carried(opened.give({ type: 'DrawForButton', cards: downFrom(seats, button), at }))
  return opened
}

const downFrom = (seats: readonly (string | null)[], button: number) => {
  const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
  const order = [...seats.keys()].map(i => (button - 1 + i) % seats.length)
  return order
    .flatMap(i => seats[i] ?? [])
    .map((player, i) => ({ player, card: `${ranks[i % ranks.length]!}s` as const }))
}

const arrives = (
  tables: RealTables,
  event: Tournament,
  player: string,
  { table, seat }: { readonly table: number; readonly seat: number },
  at: number,
): void => {
  const { stack } = entrantOf(event, player)!
  give(tables, table, { type: 'TakeSeat', player, seat, from: { how: 'broken', stack }, at })
}

const give = (tables: RealTables, table: number, order: TableOrder): void => carried(tables.get(table)!.give(order))

const carried = (given: Result<unknown>): void => {
  if (!given.ok) throw new Error(`a table refuses it: ${JSON.stringify(given.refusal)}`)
}
