import { seeded } from '@cardroom/engine'
import poker from 'poker-ts'
import { reportHands } from './hands-report.ts'

const PLAYERS = 6
const STACK = 200
const chance = seeded('whole deals')
let acts = 0

/** The same deal at the peer's table, at random legal acts of the same kind. */
const deal = (): void => {
  const table = new poker.Table({ smallBlind: 1, bigBlind: 2 }, PLAYERS)
  for (let seat = 0; seat < PLAYERS; seat++) table.sitDown(seat, STACK)
  table.startHand()
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions()
      acts++
      const wager = actions.find(it => it === 'bet' || it === 'raise')
      const pick = chance(wager ? 3 : 2)
      if (pick === 2 && wager && chipRange) {
        const { min, max } = chipRange
        table.actionTaken(wager, chance(4) > 0 ? min : min + chance(max - min + 1))
      } else if (actions.includes('check')) table.actionTaken('check')
      else if (pick === 1) table.actionTaken('call')
      else table.actionTaken('fold')
    }
    table.endBettingRound()
    if (table.areBettingRoundsCompleted()) table.showdown()
  }
}

reportHands(deal, () => acts)
