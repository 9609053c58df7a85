import { type Chips, type Form, type FormId, forms, legal, type Seat, stakesFor } from '@cardroom/engine'
import { addedSums, type BetSize, type MatchResult, noSums, resultOf, type SlowBot } from '@cardroom/engine/arena'
import type { Structure } from '@cardroom/engine/forms'
import { heldIn, isRecord, onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import type { Frame, PlayerAct } from '@cardroom/room/protocol'
import { actOf, catchUp, type Mirror, mirrorOf, seenIn } from './match-mirror.ts'
import { type Frames, type MatchTable, matchTable } from './match-table.ts'
import type { OpenSocket } from './socket.ts'

/** What is played in a room, and for how long. */
export type RoomMatchOptions = {
  /** The room, `http://127.0.0.1:4000`. */
  readonly address: string
  /** A form by its id, without the Chinese ones; hold'em by default. */
  readonly game?: FormId
  readonly structure?: Structure
  /** The big blind or lower limit; two by default. */
  readonly size?: Chips
  /** How large bets and raises can be if they have no fixed sizes. */
  readonly sizes?: readonly BetSize[]
  /** What everybody sits down with, and buys up to before a deal; a hundred times the size by default. */
  readonly stacks?: Chips
  readonly deals?: number
  readonly names?: readonly string[]
  /** The seed for the bots' chance; the cards are the room's. */
  readonly seed?: number | string
  readonly socket?: OpenSocket
}

/**
 * Bots against each other at a table in a room, each a guest with its own connection: every act is an order that the room
 * carries out or refuses. The room shuffles, so no deck comes twice.
 */
export const roomMatch = async (bots: readonly SlowBot[], options: RoomMatchOptions): Promise<MatchResult> => {
  const match = gameOf(bots, options)
  const table = await matchTable(match)
  try {
    let sums = noSums(bots.length)
    for (let deal = 0; deal < match.deals; deal++) {
      const net = await dealt(table, match)
      const worth = match.seats.map(seat => net.get(seat) ?? 0)
      const squares = worth.map(chips => chips * chips)
      sums = addedSums(sums, { deals: 1, samples: 1, net: worth, sum: worth, squares })
    }
    return resultOf(sums, match.names, match.size)
  } finally {
    table.close()
  }
}

type Match = ReturnType<typeof gameOf>

const gameOf = (bots: readonly SlowBot[], options: RoomMatchOptions) => {
  if (!isRecord(options)) throw wrongArgument('options', options, '{ address, deals }')
  onlyFields('roomMatch', options, KNOWN)
  const { game = 'holdem', size = 2, stacks = 100 * size, deals = 100, seed = 1 } = options
  const form = heldIn<Form>(forms, game)
  if (form === undefined || form.family === 'chinese')
    throw new TypeError(`game: ${String(game)} isn't accepted; give a form such as holdem, none of the Chinese ones`)
  if (!Array.isArray(bots) || bots.length < form.seats.least || !bots.every(bot => typeof bot === 'function'))
    throw new TypeError(`bots: give a list of ${form.seats.least} functions or more`)
  const structure = options.structure ?? form.structures[0]!
  if (!form.structures.includes(structure)) throw wrongArgument('structure', structure, form.structures.join(', '))
  for (const [name, given] of Object.entries({ size, stacks, deals }))
    if (!Number.isSafeInteger(given) || given < 1) throw wrongArgument(name, given, '1 or more')
  if (options.names !== undefined && !Array.isArray(options.names))
    throw wrongArgument('names', options.names, 'a list with the name of each bot')
  const names = bots.map((bot, i) => options.names?.[i] ?? (bot.name === '' ? `bot ${i + 1}` : bot.name))
  const seats: readonly Seat[] = bots.map((_, i) => i + 1)
  const stakes = stakesFor(form, structure, size)
  return { ...options, bots, form: game, structure, size, stacks, deals, seed, names, seats, stakes }
}

const KNOWN = ['address', 'game', 'structure', 'size', 'sizes', 'stacks', 'deals', 'names', 'seed', 'socket']

/** One deal to its end, and what each seat has won or lost in it. */
const dealt = async (table: MatchTable, match: Match): Promise<ReadonlyMap<Seat, Chips>> => {
  let frames = await nextDeal(table, match.stacks)
  const mirror = mirrorOf(frames.get(1)!, match)
  for (;;) {
    const { deal } = frames.get(1)!.common
    if (deal!.phase === 'ended') return new Map(deal!.nets.map(({ seat, chips }) => [seat, chips]))
    catchUp(mirror, frames)
    const asked = [...frames.keys()].filter(seat => frames.get(seat)!.own.legal !== null)
    // where several may throw cards away at once, the bots do it one after another
    const seat = asked.find(it => it === mirror.game.turn()) ?? asked[0]
    if (seat === undefined) frames = await table.after(seqOf(frames) + 1)
    else frames = await table.order(seat, { type: 'act', act: await actAt(mirror, seat, frames.get(seat)!, match) })
  }
}

/** Everybody has their chips, and the next deal begins, but none after it. */
const nextDeal = async (table: MatchTable, stacks: Chips): Promise<Frames> => {
  let frames = await table.after(0)
  const { deals, seats } = frames.get(1)!.common
  for (const { seat, chips } of seats)
    if (chips < stacks && frames.has(seat)) frames = await table.order(seat, { type: 'buy', chips: stacks - chips })
  frames = await table.order(1, { type: 'pause', paused: false })
  while (frames.get(1)!.common.deals === deals) frames = await table.after(seqOf(frames) + 1)
  return table.order(1, { type: 'pause', paused: true })
}

const seqOf = (frames: Frames): number => frames.get(1)!.seq

/** What the bot in this seat orders. The room asks the same of them as this copy of the game, or something is wrong. */
const actAt = async (mirror: Mirror, seat: Seat, { own }: Frame, { bots, seed }: Match): Promise<PlayerAct> => {
  if (own.legal?.due === 'show') return { type: 'Show' }
  const asked = legal(mirror.game.deal())
  if (mirror.game.turn() !== seat || JSON.stringify(asked) !== JSON.stringify(own.legal))
    throw new Error(`the room asks seat ${seat} for something else: ${JSON.stringify(own.legal)}`)
  return actOf(mirror, await bots[seat - 1]!(seenIn(mirror, seat, seed)))
}
