import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** What you are asked when it's your turn, in a sentence; empty if nothing. */
export const promptWords = ({ own: { legal, seat, hands }, common: { deal } }: Frame): string => {
  if (legal === null || seat === null || deal === null) return ''
  switch (legal.due) {
    case 'betting': {
      const bet = deal.players.find(player => player.seat === seat)?.bet ?? 0
      if (legal.bringIn !== null) return texts.felt.prompts.bringIn
      if (legal.callTo !== null) return texts.felt.prompts.toCall(chipsWords(legal.callTo - bet), chipsWords(deal.pot))
      return legal.check
        ? texts.felt.prompts.checkOrBet(chipsWords(deal.pot))
        : texts.felt.prompts.openOrFold(chipsWords(deal.pot))
    }
    case 'draw':
      return legal.most === 1 ? texts.felt.prompts.drawOne : texts.felt.prompts.draw(legal.most)
    case 'discard':
      return texts.felt.prompts.discard(legal.cards)
    case 'rows':
      return hands.length > 0 && legal.hands.some(hand => hand.seat === seat) ? texts.felt.prompts.rows : ''
    case 'turn-up':
      return texts.felt.prompts.turnUp
    case 'show':
      return legal.muck ? texts.felt.prompts.showOrMuck : texts.felt.prompts.show
    default:
      return ''
  }
}
