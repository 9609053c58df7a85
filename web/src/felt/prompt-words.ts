import { chipsWords, type Frame } from '@cardroom/room/protocol'

/** What is asked of one whose turn it is, in a sentence; empty if nothing is. */
export const promptWords = ({ own: { legal, seat, hands }, common: { deal } }: Frame): string => {
  if (legal === null || seat === null || deal === null) return ''
  switch (legal.due) {
    case 'betting': {
      const bet = deal.players.find(player => player.seat === seat)?.bet ?? 0
      if (legal.bringIn !== null) return 'The first bet is yours to bring in.'
      if (legal.callTo !== null) return `${chipsWords(legal.callTo - bet)} to call; the pot is ${chipsWords(deal.pot)}.`
      return legal.check
        ? `Nothing to call; the pot is ${chipsWords(deal.pot)}.`
        : `Open or fold; the pot is ${chipsWords(deal.pot)}.`
    }
    case 'draw':
      return legal.most === 1 ? 'Tap a card to throw away, or none.' : `Tap up to ${legal.most} cards to throw away.`
    case 'discard':
      return `Tap ${legal.cards === 1 ? 'one card' : `${legal.cards} cards`} to throw away.`
    case 'rows':
      return hands.length > 0 && legal.hands.some(hand => hand.seat === seat) ? 'Lay your cards into the rows.' : ''
    case 'turn-up':
      return 'Turn a card up, or keep it down.'
    case 'show':
      return legal.muck ? 'Show your hand, or muck it.' : 'Show your hand.'
    default:
      return ''
  }
}
