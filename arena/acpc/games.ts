import { type Chips, forms, type StartDeal } from '@cardroom/engine'
import { literature } from '@cardroom/engine/forms'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'

/** A game of the Annual Computer Poker Competition. */
export type AcpcGame = {
  readonly structure: 'limit' | 'no-limit'
  readonly players: number
  readonly stacks: Chips
  readonly small: Chips
  readonly big: Chips
}

/** The games of the competition, by the names of their files. */
export const ACPC_GAMES = {
  'holdem.limit.2p.reverse_blinds': { structure: 'limit', players: 2, stacks: 100_000, small: 5, big: 10 },
  'holdem.limit.3p': { structure: 'limit', players: 3, stacks: 100_000, small: 5, big: 10 },
  'holdem.nolimit.2p.reverse_blinds': { structure: 'no-limit', players: 2, stacks: 20_000, small: 50, big: 100 },
  'holdem.nolimit.3p': { structure: 'no-limit', players: 3, stacks: 20_000, small: 50, big: 100 },
} as const satisfies Readonly<Record<string, AcpcGame>>

/** The game, if it is one of the competition or is made as they are. */
export const checkedGame = (game: AcpcGame): AcpcGame => {
  const isOne =
    isRecord(game) &&
    (game.structure === 'limit' || game.structure === 'no-limit') &&
    [game.players, game.stacks, game.small, game.big].every(amount => Number.isSafeInteger(amount) && amount > 0)
  if (isOne) return game
  throw wrongArgument('game', game, `one of ACPC_GAMES, such as ACPC_GAMES['${Object.keys(ACPC_GAMES)[0]}']`)
}

/**
 * How a deal of it begins. Position 0 is seat 1, on the left of the button: heads-up it has the big blind, since the button
 * has the small one; otherwise the small blind.
 */
export const acpcStart = ({ structure, players, stacks, small, big }: AcpcGame): StartDeal => ({
  type: 'StartDeal',
  // a bet and three raises in each round, no matter who is left
  form: structure === 'limit' ? { ...literature['heads-up-limit'], seats: { least: 2, most: 10 } } : forms.holdem,
  stakes: {
    structure,
    unit: 1,
    lower: big,
    upper: 2 * big,
    blinds: [small, big],
    ante: 0,
    antes: 'each',
    bringIn: 0,
    point: 0,
  },
  button: players,
  seats: Array.from({ length: players }, (_, position) => ({ seat: position + 1, chips: stacks })),
})
