import { chipsWords, type Frame, type PlayerAct } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** How many times the pot an all-in bet may be before it is asked about. */
const FAR_OVER = 3

/** What is asked before something that looks like a large mistake; null where there is nothing to ask. */
export const mistakeIn = ({ own, common }: Frame, act: PlayerAct): string | null => {
  const { legal, seat } = own
  const { deal } = common
  if (legal?.due !== 'betting' || deal === null) return null
  if (act.type === 'Fold' && legal.check) return texts.felt.foldAnyway
  const mine = deal.players.find(player => player.seat === seat)
  if (act.type !== 'Wager' || mine === undefined || act.to < mine.bet + mine.stack) return null
  const bets = act.to - mine.bet
  return bets > FAR_OVER * deal.pot ? texts.felt.allInOver(chipsWords(bets), chipsWords(deal.pot)) : null
}
