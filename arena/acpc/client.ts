import { connect } from 'node:net'
import { type View, view } from '@cardroom/engine'
import type { BettingTurn } from '@cardroom/engine/deal'
import { onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import type { Lines } from '../line-bot.ts'
import { linesIn } from '../lines-in.ts'
import { acpcDeal } from './acpc-deal.ts'
import { type AcpcGame, checkedGame } from './games.ts'
import { type AcpcState, actionsIn, readState, writeState } from './match-state.ts'

/** What a bot knows at its turn: the state of the protocol, what is allowed, and the table as the bot sees it. */
export type AcpcSeen = { readonly state: AcpcState; readonly legal: BettingTurn; readonly view: View }

/** A bot of the competition: `f` to fold, `c` to check or call, `r` to raise, with all its chips in the hand where there is no limit. */
export type AcpcBot = (seen: AcpcSeen) => string | Promise<string>

/** Plays at a dealer of the competition until it hangs up; returns how many hands it saw. */
export const acpcClient = async (
  bot: AcpcBot,
  game: AcpcGame,
  at: { readonly port: number; readonly host?: string },
): Promise<number> => {
  if (typeof bot !== 'function') throw wrongArgument('bot', bot, "a function such as ({ legal }) => 'c'")
  checkedGame(game)
  onlyFields('acpcClient', at, ['port', 'host'])
  const { port, host = '127.0.0.1' } = at
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrongArgument('port', port, '1 to 65535')
  const socket = connect(port, host)
  const lines = linesIn()
  socket.setEncoding('utf8').on('data', text => lines.take(String(text)))
  const ended = new Promise<void>(resolve => socket.on('close', () => resolve()))
  let over = false
  socket.on('close', hadError => {
    over = !hadError
    lines.end(new Error('the dealer hung up'))
  })
  socket.on('error', cause => lines.end(cause))
  const open: Lines = { say: line => socket.write(`${line}\r\n`), hear: lines.hear }
  try {
    return await playLines(bot, game, open, () => over)
  } finally {
    socket.destroy()
    await ended
  }
}

/** The same over lines that are open already, until they are over. */
export const playLines = async (bot: AcpcBot, game: AcpcGame, lines: Lines, isOver: () => boolean): Promise<number> => {
  lines.say('VERSION:2.0.0')
  const hands = new Set<number>()
  for (;;) {
    let line: string
    try {
      line = await lines.hear()
    } catch (cause) {
      if (isOver()) return hands.size
      throw cause
    }
    const state = readState(line)
    // dealers may send comments
    if (state === null) continue
    hands.add(state.hand)
    const seen = seenIn(game, state)
    if (seen !== null) lines.say(`${writeState(state)}:${await bot(seen)}`)
  }
}

/** The decision due in a state; null where others are to act, or the hand is over. */
export const seenIn = (game: AcpcGame, state: AcpcState): AcpcSeen | null => {
  const actions = actionsIn(state.betting)
  if (actions === null) throw new Error(`not a betting: ${state.betting}`)
  const deal = acpcDeal(game, state)
  for (const action of actions) if (!deal.act(action)) return null
  if (deal.turn() !== state.position) return null
  return { state, legal: deal.legal(), view: view(deal.deal, { seat: state.position + 1 }) }
}
