import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Seat } from '../deal/chips.ts'
import { deckOff } from '../deal/dealing/card-check.ts'
import { start } from '../deal/start.ts'
import { isRefusal } from '../decider/refusal.ts'
import { refusalWords } from '../words/english/print.ts'
import { type Arena, CHANCE, OVER } from './arena-type.ts'
import { checkedBuffer, checkedFall, checkedSeat } from './checks.ts'
import { advance, chanceTaken, sampled } from './dealer.ts'
import { keyOf } from './key.ts'
import { firstMoment, type Moment, workApart } from './moment.ts'
import { type Moves, movesIn } from './moves.ts'
import type { ArenaGame } from './options.ts'
import { outcomesOf } from './outcomes.ts'
import { returnsOf } from './returns.ts'
import { after } from './take.ts'
import { layoutOf, writeTensor } from './tensor.ts'

/** An arena that asks the engine at every step. */
export const engineArena = (game: ArenaGame, chance: Chance, deck?: readonly Card[]): Arena =>
  arenaAt(game, chance, dealt(game, chance, deck))

const arenaAt = (game: ArenaGame, chance: Chance, from: Moment): Arena => {
  const seats = game.start.seats.length
  const layout = layoutOf(game.form, seats)
  let frames: Moment[] = []
  let now = from
  let moves: Moves | null = null
  const go = (next: Moment): void => {
    frames.push(now)
    now = next
    moves = null
  }
  const movesNow = (): Moves => {
    if (turnOf(now) <= 0)
      throw new RangeError(turnOf(now) === CHANCE ? 'cards are to fall: take an outcome' : 'the deal is over')
    moves ??= movesIn(now.work.state, game.space, now.laying)
    return moves
  }
  return {
    actions: game.space.names,
    seats,
    layout,
    turn: () => (now.groups.length > 0 ? CHANCE : turnOf(now) <= 0 ? turnOf(now) : movesNow().seat),
    mask: () => movesNow().mask,
    legal: () => numbersIn(movesNow().mask),
    step: action => {
      if (turnOf(now) === CHANCE) return go(chanceTaken(game, now, outcomeAt(now, action)))
      const order = Number.isInteger(action) ? movesNow().orders[action] : undefined
      if (order === undefined || order === null) throw notAllowed(game, movesNow(), action)
      go(advance(game, after(now, order)))
    },
    undo: () => {
      const before = frames.pop()
      if (before === undefined) throw new RangeError('there is no step to take back')
      now = before
      moves = null
      now.work.events.length = now.events
    },
    clone: () => {
      const work = workApart(now)
      return arenaAt(game, chance, { ...now, work })
    },
    reset: deck => {
      frames = []
      moves = null
      now = dealt(game, chance, deck)
    },
    chance: () => outcomesOf(now.work.state, groupDue(now), now.fixed),
    due: () => groupDue(now).places.map(place => now.work.state.deck[place]!),
    tell: cards => go(chanceTaken(game, now, checkedFall(cards, groupDue(now).places.length))),
    sample: () => go(chanceTaken(game, now, sampled(now, chance))),
    key: seat => keyOf(now, checkedSeat(seat, seats)),
    tensor: (seat, buffer = new Float32Array(layout.size)) => {
      writeTensor(now, checkedSeat(seat, seats), seats, checkedBuffer(buffer, layout.size))
      return buffer
    },
    returns: () => {
      if (turnOf(now) !== OVER) throw new RangeError('the deal is not over yet')
      return returnsOf(now.work.state, seats)
    },
    deal: () => now.work.state,
    log: () => now.work.events.slice(0, now.work.events.length),
  }
}

/** A new deal, as far as the first decision. */
const dealt = (game: ArenaGame, chance: Chance, lies?: readonly Card[]): Moment => {
  const work = start(game.start)
  if (isRefusal(work)) throw new TypeError(`the deal can't start: ${refusalWords(work)}`)
  const deck = deckCards(work.state.form.deck)
  const off = lies === undefined ? null : deckOff(work.state.form, lies)
  if (off !== null) throw new TypeError(`this is not the deck of ${work.state.form.id}: ${off.why}`)
  return advance(game, firstMoment(work), lies ?? (game.chance === 'explicit' ? deck : shuffled(deck, chance)))
}

/** Who is to act; in the rows of the Chinese family the moves say whose. */
const turnOf = ({ work: { state }, groups }: Moment): Seat => {
  if (groups.length > 0) return CHANCE
  return state.phase !== 'streets' || state.turn < 0 ? OVER : state.players[state.turn]!.seat
}

const groupDue = (moment: Moment) => {
  const group = moment.groups[0]
  if (group === undefined) throw new RangeError('no cards are to fall')
  return group
}

const outcomeAt = (moment: Moment, at: number) => {
  const { outcomes } = outcomesOf(moment.work.state, groupDue(moment), moment.fixed)
  const outcome = Number.isInteger(at) ? outcomes[at] : undefined
  if (outcome === undefined) throw new RangeError(`outcome ${at}: give 0 to ${outcomes.length - 1}`)
  return outcome.cards
}

const numbersIn = (mask: Uint8Array): readonly number[] => {
  const numbers: number[] = []
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) numbers.push(i)
  return numbers
}

const notAllowed = (game: ArenaGame, moves: Moves, action: number): RangeError => {
  const allowed = numbersIn(moves.mask).map(number => `${number} (${game.space.names[number]})`)
  return new RangeError(`action ${action} isn't allowed for seat ${moves.seat}; allowed: ${allowed.join(', ')}`)
}
