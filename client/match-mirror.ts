import { type Card, type FormId, type Seat, type Stakes, seeded, view } from '@cardroom/engine'
import { type Arena, arena, type BetSize, CHANCE, type Seen } from '@cardroom/engine/arena'
import type { Frame, PlayerAct } from '@cardroom/room/protocol'

/** What is played at the table of a match, as the room and the bots know it. */
export type MatchGame = {
  readonly form: FormId
  readonly stakes: Stakes
  readonly sizes?: readonly BetSize[]
  readonly seed: number | string
}

/** The deal that is on in the room, in an arena beside it: what the bots see of it, and what their numbers stand for. */
export type Mirror = {
  readonly number: number
  readonly game: Arena
  /** The cards of each seat, and of the boards, that have fallen here. */
  readonly told: Map<Seat | 'board', Set<Card>>
}

/** The deal that has just begun at the table. */
export const mirrorOf = ({ common }: Frame, { form, stakes, sizes, seed }: MatchGame): Mirror => {
  const { number, players } = common.deal!
  const bySeat = players.toSorted((one, other) => one.seat - other.seat)
  const stacks = bySeat.map(({ stack, paid }) => stack + paid)
  const button = common.deal!.button
  const usual = { game: form, stakes, seats: stacks.length, stacks, button, seed, chance: 'explicit' } as const
  return { number, game: arena({ ...usual, ...(sizes !== undefined && { sizes }) }), told: new Map() }
}

/** The cards that lie at the table fall in the arena too; whose they are each seat says by its own frame. */
export const catchUp = ({ game, told }: Mirror, frames: ReadonlyMap<Seat, Frame>): void => {
  while (game.turn() === CHANCE) {
    const count = game.due().length
    const to = handDue(game, told, frames, count)
    const known = cardsAt(to, frames).filter(card => !told.get(to)?.has(card))
    if (known.length < count) return
    const cards = known.slice(0, count)
    game.tell(cards)
    told.set(to, new Set([...(told.get(to) ?? []), ...cards]))
  }
}

/** The first hand in the order of dealing that has cards which haven't fallen here; if there is none, the board. */
const handDue = (
  game: Arena,
  told: Mirror['told'],
  frames: ReadonlyMap<Seat, Frame>,
  count: number,
): Seat | 'board' => {
  const next = game.deal().players.find(({ seat, folded }) => {
    const unknown = cardsAt(seat, frames).filter(card => !told.get(seat)?.has(card))
    return !folded && unknown.length >= count
  })
  return next?.seat ?? 'board'
}

/** The cards of a hand, downcards first, or those on the boards from the top. */
const cardsAt = (at: Seat | 'board', frames: ReadonlyMap<Seat, Frame>): readonly Card[] => {
  const [any] = frames.values()
  const { boards, players } = any!.common.deal!
  if (at === 'board') return boards.flat()
  const { own } = frames.get(at)!
  return [...(own.hands[0]?.down ?? []), ...(players.find(({ seat }) => seat === at)?.up ?? [])]
}

/** What a bot sees at its turn. */
export const seenIn = ({ game, number }: Mirror, seat: Seat, seed: number | string): Seen => ({
  seat,
  actions: game.actions,
  legal: game.legal(),
  key: () => game.key(seat),
  tensor: buffer => game.tensor(seat, buffer),
  view: () => view(game.deal(), { seat }),
  chance: seeded(`${seed} ${number} ${seat} ${game.log().length}`),
})

/** Takes a bot's action in the arena, and says what it is to order at the table. */
export const actOf = ({ game }: Mirror, action: number): PlayerAct => {
  const before = game.log().length
  game.step(action)
  const event = game.log()[before]
  switch (event?.type) {
    case 'Folded':
      return { type: 'Fold' }
    case 'Checked':
      return { type: 'Check' }
    case 'Called':
      return { type: 'Call' }
    case 'Bet':
    case 'Completed':
    case 'Raised':
      return { type: 'Wager', to: event.to }
    case 'BroughtIn':
      return { type: 'BringIn', to: event.to }
    case 'Discarded':
      return { type: 'Discard', cards: [...event.cards], ...(event.split && { split: true }) }
    case 'TurnedUp':
      return { type: 'TurnUp', turn: true }
    case 'KeptDown':
      return { type: 'TurnUp', turn: false }
    default:
      throw new Error(`a table of a match has no order for ${event?.type ?? 'nothing'}`)
  }
}
