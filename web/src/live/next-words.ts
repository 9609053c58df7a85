import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** What is to happen next at a table of real cards: whom it is about, and what they or the dealer have to do. */
export type Next = { readonly who: string; readonly words: string }

/** What comes next in a sentence: so the dealer sees it at a glance, those who watch too, and it can be read out. */
export const nextWords = ({ common }: Frame, helps: boolean, name: (seat: number) => string): Next => {
  const { deal, live } = common
  const dealer = (words: string): Next => ({ who: '', words })
  const legal = live?.legal ?? null
  if (common.ended) return dealer(texts.live.next.nightOver)
  if (deal?.ruling != null) return dealer(texts.live.next.ruling)
  if (deal === null || deal.phase === 'ended' || legal === null) return dealer(betweenDeals(common, helps))
  switch (legal.due) {
    case 'betting': {
      if ((legal.opensToo ?? []).length > 0)
        return dealer(legal.bringIn === null ? texts.live.next.whoseUpcards : texts.live.next.whoseUpcard)
      const call = legal.callTo === null ? 0 : legal.callTo - betOf(deal, legal.seat)
      const { bringsIn, toCall, checkOrBet } = texts.live.next
      const words = legal.bringIn !== null ? bringsIn : call > 0 ? toCall(chipsWords(call)) : checkOrBet
      return { who: name(legal.seat), words }
    }
    case 'draw':
      return { who: name(legal.seat), words: texts.live.next.draws }
    case 'turn-up':
      return { who: name(legal.seat), words: texts.live.next.mayTurnUp }
    case 'show':
      return { who: name(legal.seat), words: texts.live.next.shows }
    case 'dealer':
      return dealer(layWords(deal, legal.act.do, live?.lays ?? 0, live?.run ?? 0))
    default:
      return dealer(texts.live.next.waits)
  }
}

const betOf = ({ players }: Frame['common']['deal'] & object, seat: number): number =>
  players.find(player => player.seat === seat)?.bet ?? 0

const betweenDeals = ({ deal, seats }: Frame['common'], helps: boolean): string => {
  if (!helps) return texts.live.next.dealerBegins
  const ready = seats.filter(({ person, chips, away }) => person !== null && chips > 0 && !away).length
  if (deal !== null && deal.awards.length > 0) return texts.live.next.pushChips
  return ready < 2 ? texts.live.next.whoPlays : texts.live.next.ready
}

const layWords = (
  { street, boards, runs }: Frame['common']['deal'] & object,
  act: string,
  cards: number,
  run: number,
): string => {
  if (act === 'deal') return texts.live.next.dealUpcards(street)
  if (act === 'common-card') return texts.live.next.common
  const turn = texts.live.next.turn(act === 'burn', street)
  if (runs > 1) return `${turn}${texts.live.next.ofRun(run + 1)}.`
  return `${turn}${boards.length > 1 ? texts.live.next.onBoards(cards, boards.length) : ''}.`
}
