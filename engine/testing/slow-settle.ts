import { type Card, codeOf } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { Contribution, Pot } from '../deal/pots/pots.ts'
import type { Contender, Showing } from '../deal/pots/settle.ts'
import type { Share } from '../forms/form.ts'
import { rankings } from '../ranking/rankings.ts'

const WRITTEN = '23456789TJQKA'
const SUIT_LETTERS = 'cdhs'

/** The pots, found one chip at a time. */
export const slowPots = (seats: readonly Contribution[]): readonly Pot[] => {
  const pots: { amount: number; seats: readonly Seat[] }[] = []
  const live = seats.filter(s => !s.folded)
  const put = (amount: Chips, contenders: readonly Seat[]) => {
    const last = pots[pots.length - 1]
    if (last && (contenders.length === 0 || String(last.seats) === String(contenders))) last.amount += amount
    else if (amount > 0) pots.push({ amount, seats: contenders.length > 0 ? contenders : live.map(s => s.seat) })
  }
  const dead = seats.reduce((sum, s) => sum + s.dead, 0)
  put(
    dead,
    live.filter(s => s.paid > 0 || live.some(other => other.paid === 0)).map(s => s.seat),
  )
  for (let chip = 1; chip <= Math.max(0, ...seats.map(s => s.paid)); chip++) {
    put(
      seats.filter(s => s.paid >= chip).length,
      live.filter(s => s.paid >= chip).map(s => s.seat),
    )
  }
  return pots
}

/** What every seat takes, found by dealing the chips of each pot out one by one. Slow, and another way than `settle`. */
export const slowPayouts = (showing: Showing): ReadonlyMap<Seat, Chips> => {
  const taken = new Map<Seat, Chips>()
  for (const pot of showing.pots) {
    const had = new Set<Seat>()
    const runs = Array.from({ length: showing.runs }, (_, run) => run)
    handOut(pot.amount, runs, showing.unit).forEach((amount, run) => {
      for (const [seat, chips] of slowRun(showing, pot, run, amount, had)) {
        taken.set(seat, (taken.get(seat) ?? 0) + chips)
      }
    })
  }
  return taken
}

/** Deals chips to the takers in turn until none are left; what is below a chip goes to the first. */
const handOut = <T>(amount: Chips, takers: readonly T[], unit: Chips): ReadonlyMap<T, Chips> => {
  const out = new Map(takers.map(taker => [taker, 0]))
  const give = (taker: T, chips: Chips) => out.set(taker, out.get(taker)! + chips)
  let left = amount
  for (let turn = 0; left >= unit; turn++, left -= unit) give(takers[turn % takers.length]!, unit)
  // The odd chips fall to the first, and so does the broken one.
  if (left > 0) give(takers[0]!, left)
  return out
}

const slowRun = (
  showing: Showing,
  pot: Pot,
  run: number,
  amount: Chips,
  had: Set<Seat>,
): (readonly [Seat, Chips])[] => {
  const { form, book, unit, order, hands } = showing
  if (pot.seats.length === 1) return [[pot.seats[0]!, amount]]
  const perRun = showing.boards.length / showing.runs
  const boards = showing.boards.slice(run * perRun, (run + 1) * perRun)
  const contenders = hands.filter(h => pot.seats.includes(h.seat))
  const struck = (share: Share) =>
    typeof share.board === 'number' && showing.struck.includes(run * perRun + share.board)
  const claims = form.pot
    .filter(share => !struck(share))
    .map(share => {
      const values = contenders.map(hand => slowValue(share, hand, boards))
      const best = Math.max(...values)
      return { share, winners: contenders.filter((_, i) => best > 0 && values[i] === best) }
    })
    .filter(claim => claim.winners.length > 0)
  const divide = (chips: Chips, winners: readonly Contender[], share: Share) => {
    const ranked = precedence(showing, winners, share, boards)
    const fair = [...ranked.filter(s => !had.has(s)), ...ranked.filter(s => had.has(s))]
    const out = handOut(chips, fair, unit)
    const least = Math.min(...out.values())
    if (winners.length > 1) for (const [seat, got] of out) if (got > least) had.add(seat)
    return [...out]
  }
  if (claims.length === 0) return divide(amount, contenders, form.pot[0]!)
  const names = new Set(claims.map(claim => String(claim.winners.map(w => w.seat))))
  if (names.size === 1) return divide(amount, claims[0]!.winners, claims[0]!.share)
  const byPlace = form.family !== 'stud' && ((showing.mixed && book.id === 'wsop') || form.oddChip === 'position')
  const first = (claim: (typeof claims)[number]) => Math.min(...claim.winners.map(w => order.indexOf(w.seat)))
  const inTurn = byPlace ? [...claims].sort((a, b) => first(a) - first(b)) : claims
  const shares = handOut(amount, inTurn, unit)
  return claims.flatMap(claim => divide(shares.get(claim)!, claim.winners, claim.share))
}

/** Tied seats in the order in which odd chips fall to them. */
const precedence = (
  { form, order, book }: Showing,
  tied: readonly Contender[],
  share: Share,
  boards: readonly (readonly Card[])[],
): readonly Seat[] => {
  const seats = tied.map(hand => hand.seat)
  if (form.family !== 'stud') return order.filter(seat => seats.includes(seat))
  const aceLow = ['ace-to-five', 'eight-or-better', 'badugi'].includes(share.ranking)
  const low = aceLow || share.ranking === 'deuce-to-seven'
  const height = (card: Card) => {
    if (card === 'Jo') return 99
    const rank = WRITTEN.indexOf(card[0]!)
    return (aceLow && card[0] === 'A' ? -1 : rank) * 4 + SUIT_LETTERS.indexOf(card[1]!)
  }
  const lowest = low && book.id !== 'wsop'
  const key = (cards: readonly Card[]) => cards.map(height).sort((a, b) => (lowest ? a - b : b - a))
  const before = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((height, i) => height !== b[i])
    if (at < 0) return 0
    return lowest ? a[at]! - b[at]! : b[at]! - a[at]!
  }
  const keys = new Map(
    tied.map(hand => {
      const all = [...hand.down, ...hand.up]
      if (book.id !== 'wsop') return [hand.seat, key(all)]
      const worth = slowValue(share, hand, boards)
      const playing = hands(share, hand, boards).filter(cards => valueOfFew(share, hand, cards) === worth)
      const fewest = Math.min(...playing.map(cards => cards.length))
      return [
        hand.seat,
        playing
          .filter(cards => cards.length === fewest)
          .map(key)
          .sort(before)[0]!,
      ]
    }),
  )
  return order.filter(seat => seats.includes(seat)).sort((a, b) => before(keys.get(a)!, keys.get(b)!))
}

const slowValue = (share: Share, hand: Contender, boards: readonly (readonly Card[])[]): number =>
  Math.max(0, ...hands(share, hand, boards).map(cards => valueOfFew(share, hand, cards)))

const valueOfFew = (share: Share, hand: Contender, cards: readonly Card[]): number =>
  rankings[hand.up.includes('Jo') ? (share.jokerUp ?? share.ranking) : share.ranking].value(cards.map(codeOf))

/** Every hand that may be made for a part: each legal choice of at most as many cards as the ranking counts. */
const hands = (share: Share, hand: Contender, boards: readonly (readonly Card[])[]): readonly (readonly Card[])[] => {
  const own = [...hand.down, ...hand.up]
  const { cards: most, least } = rankings[share.ranking]
  const used = share.board === 'best' ? boards : [boards[share.board ?? 0] ?? []]
  const { from } = share
  return used.flatMap(board => {
    if (typeof from !== 'string') {
      return subsets(own, from.holecards).flatMap(two => subsets(board, from.boardcards).map(rest => [...two, ...rest]))
    }
    const pool = from === 'own' ? own : [...own, ...board]
    const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i)
    return sizes.flatMap(size => subsets(pool, size))
  })
}

const subsets = (cards: readonly Card[], size: number): readonly (readonly Card[])[] => {
  const found: Card[][] = []
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    const chosen = cards.filter((_, i) => mask & (1 << i))
    if (chosen.length === size) found.push(chosen)
  }
  return found
}
