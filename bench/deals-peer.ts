import { seeded } from '@cardroom/engine'
import poker from 'poker-ts'
import { reportHands } from './hands-report.ts'

const PLAYERS = 6
const STACK = 200
const chance = seeded('whole deals')
let acts = 0

/** With `asked`, what our events hold is asked for and kept too: the hands, every act, the boards and the winners. */
const asked = process.argv[3] === 'asked'

/** The same deal at the peer's table, at random legal acts of the same kind. It keeps no log of its own. */
const deal = (): unknown[] => {
  const table = new poker.Table({ smallBlind: 1, bigBlind: 2 }, PLAYERS)
  for (let seat = 0; seat < PLAYERS; seat++) table.sitDown(seat, STACK)
  table.startHand()
  const log: unknown[] = []
  if (asked) log.push({ type: 'hands', cards: table.holeCards() })
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions()
      acts++
      const seat = asked ? table.playerToAct() : 0
      const wager = actions.find(it => it === 'bet' || it === 'raise')
      const pick = chance(wager ? 3 : 2)
      if (pick === 2 && wager && chipRange) {
        const { min, max } = chipRange
        const to = chance(4) > 0 ? min : min + chance(max - min + 1)
        table.actionTaken(wager, to)
        if (asked) log.push({ type: wager, seat, to })
      } else {
        const type = actions.includes('check') ? 'check' : pick === 1 ? 'call' : 'fold'
        table.actionTaken(type)
        if (asked) log.push({ type, seat })
      }
    }
    table.endBettingRound()
    if (asked) log.push({ type: 'board', cards: table.communityCards() })
    if (table.areBettingRoundsCompleted()) {
      table.showdown()
      if (asked) log.push({ type: 'winners', winners: table.winners() })
    }
  }
  return log
}

reportHands(deal, () => acts)
