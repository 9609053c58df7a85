import { decks, seeded, shuffled } from '@cardroom/engine'
import { onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import type { Lines } from '../line-bot.ts'
import { acpcDeal } from './acpc-deal.ts'
import { type AcpcGame, checkedGame } from './games.ts'
import { readState, writeState } from './match-state.ts'

/** A player of the competition at the other end of a line. */
export type AcpcPlayer = Lines & { readonly name?: string }

/** What is played. */
export type AcpcOptions = { readonly game: AcpcGame; readonly hands: number; readonly seed?: number | string }

/**
 * Deals a match as the dealer of the competition does: players change their positions from hand to hand, and everybody
 * hears the state after each act. What each has won is in the order of the players.
 */
export const acpcMatch = async (players: readonly AcpcPlayer[], options: AcpcOptions): Promise<readonly number[]> => {
  const { game, hands, seed = 1 } = checkedMatch(options)
  if (!Array.isArray(players) || players.some(player => typeof player?.hear !== 'function'))
    throw wrongArgument('players', players, 'a list of lines to players, each with say and hear')
  if (players.length !== game.players) throw new TypeError(`${players.length} players for a game of ${game.players}`)
  const won = players.map(() => 0)
  for (const player of players) {
    const version = await player.hear()
    if (!/^VERSION:2\.\d+\.\d+$/.test(version.trim()))
      throw new Error(`${named(player)} said ${version.slice(0, 40)}; accepted: VERSION:2.0.0`)
  }
  for (let hand = 0; hand < hands; hand++) {
    const at = (position: number): number => (position + hand) % players.length
    const deal = acpcDeal(game, { deck: shuffled(decks.standard, seeded(`${seed} ${hand}`)) })
    const tell = (): void => {
      for (let position = 0; position < players.length; position++)
        players[at(position)]!.say(writeState(deal.state(position, hand)))
    }
    tell()
    for (let turn = deal.turn(); turn !== null; turn = deal.turn()) {
      const player = players[at(turn)]!
      const asked = writeState(deal.state(turn, hand))
      const action = await answerTo(asked, player)
      if (!deal.act(action)) throw new Error(`${named(player)} did ${action.slice(0, 40)}; accepted: f, c, r`)
      tell()
    }
    for (const [position, chips] of deal.returns().entries()) won[at(position)]! += chips
  }
  return won
}

/** The options, if a match can be played by them. */
export const checkedMatch = (options: AcpcOptions): AcpcOptions => {
  onlyFields('the match', options, ['game', 'hands', 'seed'])
  checkedGame(options.game)
  const { hands, seed = 1 } = options
  if (!Number.isSafeInteger(hands) || hands < 1) throw wrongArgument('hands', hands, '1 or more')
  seeded(seed)
  return options
}

const named = ({ name = 'a player' }: AcpcPlayer): string => name

/** The action of the line that answers this state; comments, and answers to states that have passed, are passed over. */
const answerTo = async (asked: string, player: AcpcPlayer): Promise<string> => {
  for (let tries = 0; tries < MOST_LINES; tries++) {
    const line = (await player.hear()).trim()
    if (line.startsWith(`${asked}:`)) return line.slice(asked.length + 1)
    const isOther =
      line === '' ||
      line.startsWith('#') ||
      line.startsWith(';') ||
      readState(line.slice(0, line.lastIndexOf(':'))) !== null
    if (!isOther) throw new Error(`${named(player)} said ${line.slice(0, 80)}; accepted: ${asked}:c`)
  }
  throw new Error(`${named(player)} never answers`)
}

const MOST_LINES = 1000
