import { chipsWords, type Frame, type PlayerAct } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** What is asked before a fold that costs nothing to avoid, and before a bet of all your chips; null where nothing is. */
export const mistakeIn = ({ own, common }: Frame, act: PlayerAct): string | null => {
  const { legal, seat } = own
  const { deal } = common
  if (legal?.due !== 'betting' || deal === null) return null
  if (act.type === 'Fold' && legal.check) return texts.felt.foldAnyway
  const mine = deal.players.find(player => player.seat === seat)
  if (act.type !== 'Wager' || mine === undefined || act.to < mine.bet + mine.stack) return null
  return texts.felt.allInAsked(chipsWords(act.to - mine.bet), chipsWords(deal.pot))
}
