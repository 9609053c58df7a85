import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

type BettingDue = Extract<Frame['own']['legal'], { readonly due: 'betting' }>

/** Why you are asked what you are asked, in one plain sentence about this very decision; the rules come after it. */
export const promptAnswer = (frame: Frame, news: Frame['news']): string => {
  const { legal } = frame.own
  const { answers } = texts.felt
  switch (legal?.due) {
    case 'betting':
      return `${firstAnswer(frame, legal, news)}${raiseAnswer(frame, legal)}`
    case 'draw':
      return answers.draw(legal.most)
    case 'discard':
      return answers.discard(legal.cards)
    case 'rows':
      return answers.rows
    case 'show':
      return answers.show
    case 'turn-up':
      return answers.turnUp
    default:
      return ''
  }
}

const firstAnswer = (frame: Frame, legal: BettingDue, news: Frame['news']): string => {
  const { answers } = texts.felt
  const { deal } = frame.common
  const mine = deal?.players.find(({ seat }) => seat === frame.own.seat)
  const bet = mine?.bet ?? 0
  if (legal.bringIn?.[0] !== undefined) return answers.bringIn(chipsWords(legal.bringIn[0]))
  if (legal.check) return bet > 0 ? answers.option(postOf(frame, frame.own.seat)) : answers.check
  if (legal.callTo === null || deal === null) return answers.noCall
  const chips = chipsWords(legal.callTo - bet)
  const price = chipsWords(deal.price)
  if (legal.callTo < deal.price) return answers.callAllIn(chips, price)
  const made = priceMaker(news)
  const name = made === null ? '' : (frame.common.seats[made.seat - 1]?.name ?? '')
  switch (made?.does) {
    case undefined:
      return postAnswer(frame, chips, price)
    case 'bringIn':
      return answers.callBringIn(chips, name, price)
    case 'bet':
      return answers.callBet(chips, name, price)
    default:
      return answers.callRaise(chips, name, price)
  }
}

/** Nobody has raised: the price is a straddle's, a kill's, or the big blind's. */
const postAnswer = (frame: Frame, chips: string, price: string): string => {
  const { answers } = texts.felt
  const { deal, seats } = frame.common
  const most = deal?.players.find(({ seat, bet }) => bet === deal.price && postOf(frame, seat) !== 'blind')
  if (most === undefined) return answers.callBlind(chips, price)
  if (postOf(frame, most.seat) === 'kill') return answers.callKill(chips, price)
  return answers.callStraddle(chips, seats[most.seat - 1]?.name ?? '', price)
}

/** What a seat has posted. */
const postOf = ({ common: { seats } }: Frame, seat: number | null): 'straddle' | 'kill' | 'blind' => {
  const marks = seats[(seat ?? 0) - 1]?.marks ?? []
  return marks.includes('straddle') ? 'straddle' : marks.includes('kill') ? 'kill' : 'blind'
}

/** Who has made the price of this round, and how; nobody where it is the blind's. */
const priceMaker = (news: Frame['news']): { readonly seat: number; readonly does: string } | null => {
  for (const { kind, act } of news.toReversed()) {
    if (kind === 'RoundOpened' || kind === 'DealStarted' || kind === 'BoardDealt') return null
    if (act !== undefined && MAKES.has(act.does)) return act
  }
  return null
}

const MAKES: ReadonlySet<string> = new Set(['bet', 'raise', 'complete', 'bringIn'])

const raiseAnswer = ({ common: { deal } }: Frame, { wager, bringIn }: BettingDue): string => {
  const { answers } = texts.felt
  if (bringIn !== null) return ''
  if (wager === null) return answers.noRaise
  const isBet = deal === null || deal.price === 0
  const only = wager.least === wager.most || wager.sizes.length === 1
  const least = chipsWords(wager.least)
  if (isBet) return only ? answers.betOnly(least) : answers.bet(least)
  return only ? answers.raiseOnly(least) : answers.raise(least)
}
