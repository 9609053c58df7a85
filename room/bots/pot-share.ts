import { type Chance, seeded } from '@cardroom/engine'
import { type CardCode, cardOf, JOKER_CODE } from '@cardroom/engine/cards'
import { arrange, handValue, potByPoints } from '@cardroom/engine/deal'
import type { Share } from '@cardroom/engine/forms'
import { planned } from './drawing-plan.ts'
import type { Known } from './known-cards.ts'

type Codes = readonly CardCode[]

/**
 * Which part of the pot a hand takes on average against this many of the opponents that are still in, in deals played to
 * the end with unseen cards. The cost is bounded by the number of such deals; a chance of its own keeps it repeatable.
 */
export const potShare = (known: Known, kept: Codes, opponents: number, deals: number, chance: Chance): number => {
  const fast = seeded(chance(0x8000_0000))
  let won = 0
  for (let n = 0; n < deals; n++) won += oneDeal(known, kept, opponents, dealer(known.unseen, fast))
  return won / deals
}

/** Deals unseen cards one by one, each as likely as the next; null when there are no more. */
const dealer = (unseen: Codes, chance: Chance): ((count: number) => CardCode[]) => {
  const left = unseen.slice()
  let size = left.length
  return count => {
    const dealt: CardCode[] = []
    for (let i = 0; i < count && size > 0; i++) {
      const pick = chance(size--)
      dealt.push(left[pick]!)
      left[pick] = left[size]!
    }
    return dealt
  }
}

/** A hand to be compared. */
type Hand = { readonly own: Codes; readonly known: true; readonly jokerUp: boolean }

const oneDeal = (known: Known, kept: Codes, opponents: number, deal: (count: number) => CardCode[]): number => {
  const { form, inHand, draws, drawsLeft } = known
  const hands: Hand[] = []
  const full = (codes: Codes): Codes => [...codes, ...deal(inHand - codes.length - known.up.length)]
  let down = full(kept)
  for (let left = drawsLeft; left > 0; left--) down = redrawn(known, down, left - 1, deal)
  hands.push({ own: [...down, ...known.up], known: true, jokerUp: known.up.includes(JOKER_CODE) })
  for (const other of known.others.slice(0, opponents)) {
    let cards: Codes = [...other.down, ...deal(inHand - other.down.length - other.up.length)]
    // an opponent has already drawn to a hand, as far as we know
    for (let left = draws; left > 0; left--) cards = redrawn(known, cards, left - 1, deal)
    hands.push({ own: [...cards, ...other.up], known: true, jokerUp: other.up.includes(JOKER_CODE) })
  }
  if (form.rows !== undefined) return byRows(known, hands)
  const boards: Codes[] = known.boards.slice(0, Math.max(1, form.boards)).map(board => board)
  while (boards.length < form.boards) boards.push([])
  const whole = boards.map(board => [...board, ...deal(known.onBoard - board.length)])
  return byShares(known, hands, whole)
}

const redrawn = ({ form }: Known, codes: Codes, left: number, deal: (count: number) => CardCode[]): Codes => {
  const kept = planned(form, codes, left, codes.length)
  return [...kept, ...deal(codes.length - kept.length)]
}

const byShares = ({ form, struck }: Known, hands: readonly Hand[], boards: readonly Codes[]): number => {
  let won = 0
  let claimed = 0
  for (const share of form.pot) {
    if (typeof share.board === 'number' && struck.includes(share.board)) continue
    const part = partOf(share, hands, boards)
    if (part === null) continue
    claimed++
    won += part
  }
  return claimed === 0 ? 1 / hands.length : won / claimed
}

/** What the first hand takes of a share; null if nobody claims it. */
const partOf = (share: Share, [own, ...others]: readonly Hand[], boards: readonly Codes[]): number | null => {
  const value = handValue(share, own!, boards)
  let best = 0
  let ties = 1
  for (const other of others) {
    const theirs = handValue(share, other, boards)
    if (theirs > best) best = theirs
    if (theirs === value) ties++
  }
  if (value === 0 && best === 0) return null
  return value < best ? 0 : value > best ? 1 : 1 / ties
}

/** Hands of the Chinese family are laid out, and the pot goes by points. */
const byRows = ({ form }: Known, hands: readonly Hand[]): number => {
  const laid = hands.map(({ own }, seat) => ({
    seat,
    laid: arrange(form.rows!, [], own.map(cardOf), own.length).rows,
  }))
  const winners = potByPoints(form.rows!, laid)
  return winners.includes(0) ? 1 / winners.length : 0
}
