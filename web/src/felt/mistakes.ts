import { chipsWords, type Frame, type PlayerAct } from '@cardroom/room/protocol'

/** How many times the pot an all-in bet may be before it is asked about. */
const FAR_OVER = 3

/** What is asked before something that looks like a large mistake; null where nothing is to be asked. */
export const mistakeIn = ({ own, common }: Frame, act: PlayerAct): string | null => {
  const { legal, seat } = own
  const { deal } = common
  if (legal?.due !== 'betting' || deal === null) return null
  if (act.type === 'Fold' && legal.check) return 'You may check for nothing. Fold all the same?'
  const mine = deal.players.find(player => player.seat === seat)
  if (act.type !== 'Wager' || mine === undefined || act.to < mine.bet + mine.stack) return null
  const bets = act.to - mine.bet
  return bets > FAR_OVER * deal.pot ? `All-in for ${chipsWords(bets)} into a pot of ${chipsWords(deal.pot)}?` : null
}
