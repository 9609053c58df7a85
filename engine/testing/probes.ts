import { type Card, UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import { poolOf } from '../deal/dealing/short-stub.ts'
import { type BettingTurn, type Legal, legal } from '../deal/legal.ts'

/** Any command that is given while a deal is on. */
export type Order = Exclude<Command, StartDeal>

/** At most this many sizes of a wager are tried one by one. */
const EVERY_SIZE = 150

/** Commands that must be carried out if `legal` is right about this moment. */
export const offered = (deal: Deal): readonly Order[] => {
  const due = legal(deal)
  switch (due.due) {
    case 'ruling':
    case 'nobody':
      return []
    case 'betting':
      return offeredBets(deal, due)
    case 'show':
      return [{ type: 'Show', seat: due.seat }, ...(due.muck ? [{ type: 'Muck', seat: due.seat } as const] : [])]
    case 'turn-up':
      return [true, false].map(turn => ({ type: 'TurnUp', seat: due.seat, turn }))
    case 'draw':
      return Array.from({ length: Math.min(due.most, downOf(deal, due.seat).length) + 1 }, (_, count) => ({
        type: 'Discard',
        seat: due.seat,
        cards: downOf(deal, due.seat).slice(0, count),
        ...(due.splitting ? { split: count > 0 } : {}),
      }))
    case 'discard':
      return due.seats.map(seat => ({ type: 'Discard', seat, cards: downOf(deal, seat).slice(-due.cards) }))
    case 'rows':
      return due.hands.map(hand => anyRows(deal, hand.seat, hand.hand, hand.place))
    case 'dealer':
      return [
        readDealerOrder(deal, due.act),
        ...due.runs.map(times => ({ type: 'RunIt', times, agreed: left(deal) }) as const),
        ...due.kills.map(kill => ({ type: 'Kill', ...kill }) as const),
      ]
  }
}

/** Commands that must be refused at this moment: out of turn, out of time, out of bounds. */
export const notOffered = (deal: Deal): readonly Order[] => {
  const due = legal(deal)
  const seats = [...deal.players.map(player => player.seat), 99]
  const waiting = seats.filter(seat => !seatsDue(due).includes(seat))
  const inTurn =
    due.due === 'betting' || due.due === 'show' || due.due === 'draw' || due.due === 'turn-up' ? [due.seat] : []
  return [
    ...waiting.flatMap(seat => everyAct(deal, seat)),
    ...inTurn.flatMap(seat => everyAct(deal, seat).filter(order => !ACTS[due.due]!.includes(order.type))),
    ...(due.due === 'betting' ? refusedBets(deal, due) : []),
    ...(due.due === 'show' && !due.muck ? [{ type: 'Muck', seat: due.seat } as const] : []),
    ...wrongKills(deal, due),
    ...wrongCards(deal, due),
    ...wrongDealer(deal, due),
  ]
}

const ACTS: Readonly<Record<string, readonly string[]>> = {
  betting: ['Fold', 'Check', 'Call', 'Wager', 'BringIn'],
  show: ['Show', 'Muck'],
  draw: ['Discard'],
  'turn-up': ['TurnUp'],
}

const everyAct = (deal: Deal, seat: number): readonly Order[] => [
  { type: 'Fold', seat },
  { type: 'Check', seat },
  { type: 'Call', seat },
  { type: 'Wager', seat, to: (deal.round?.price ?? 0) + deal.stakes.lower },
  { type: 'BringIn', seat, to: deal.stakes.bringIn },
  { type: 'Discard', seat, cards: [] },
  { type: 'TurnUp', seat, turn: true },
  { type: 'Place', seat, rows: [] },
  { type: 'Show', seat },
  { type: 'Muck', seat },
]

const offeredBets = (
  deal: Deal,
  { seat, fold, check, callTo, wager, bringIn, declareOpen, chop, opensToo = [] }: BettingTurn,
): readonly Order[] => [
  ...opensToo.map(other => openingOf(deal, other, bringIn)),
  ...(fold ? [{ type: 'Fold', seat } as const] : []),
  ...(check ? [{ type: 'Check', seat } as const] : []),
  ...(declareOpen ? [{ type: 'DeclareOpen', seat } as const] : []),
  ...(callTo === null ? [] : [{ type: 'Call', seat } as const]),
  ...(bringIn ?? []).map(to => ({ type: 'BringIn', seat, to }) as const),
  ...(chop ? [{ type: 'ChopBlinds', agreed: left(deal) } as const] : []),
  ...(wager === null
    ? []
    : sizesNear(deal, seat)
        .filter(to => isOffered(deal, seat, to, wager))
        .map(to => ({ type: 'Wager', seat, to }) as const)),
]

/** What a player does first who opens a round with an unknown upcard. */
const openingOf = (deal: Deal, seat: number, bringIn: BettingTurn['bringIn']): Order => {
  if (bringIn === null) return { type: 'Fold', seat }
  const { stack } = deal.players.find(player => player.seat === seat)!
  return { type: 'BringIn', seat, to: Math.min(stack, bringIn[0]!) }
}

const refusedBets = (deal: Deal, due: BettingTurn): readonly Order[] => {
  const { seat, wager, bringIn } = due
  const sizes = sizesNear(deal, seat).filter(to => wager === null || !isOffered(deal, seat, to, wager))
  const { least = 0 } = wager ?? {}
  return [
    ...(due.fold ? [] : [{ type: 'Fold', seat } as const]),
    ...(due.check ? [] : [{ type: 'Check', seat } as const]),
    ...(due.callTo === null ? [{ type: 'Call', seat } as const] : []),
    ...(due.chop
      ? [{ type: 'ChopBlinds', agreed: left(deal).slice(1) } as const]
      : [{ type: 'ChopBlinds', agreed: left(deal) } as const]),
    ...[...sizes, -1, least + 0.5, Number.NaN, Number.POSITIVE_INFINITY].map(
      to => ({ type: 'Wager', seat, to }) as const,
    ),
    ...sizesNear(deal, seat)
      .filter(to => !bringIn?.includes(to))
      .map(to => ({ type: 'BringIn', seat, to }) as const),
  ]
}

/** A whole number of chips between the bounds, or all the player has. */
const isOffered = (
  deal: Deal,
  seat: number,
  to: number,
  { least, most, sizes }: NonNullable<BettingTurn['wager']>,
): boolean => {
  if (sizes.length > 0) return sizes.includes(to)
  return to >= least && to <= most && (to % deal.stakes.unit === 0 || to === allOf(deal, seat))
}

/** Every size from nothing to one chip more than the player has; where they have much, those near the edges. */
const sizesNear = (deal: Deal, seat: number): readonly number[] => {
  const all = allOf(deal, seat)
  if (all < EVERY_SIZE) return Array.from({ length: all + 2 }, (_, to) => to)
  const due = legal(deal)
  const { least = 0, most = 0, sizes = [] } = (due.due === 'betting' && due.wager) || {}
  const price = deal.round?.price ?? 0
  const edges = [0, price, least, most, all, Math.floor((least + most) / 2), ...sizes]
  return [
    ...new Set(edges.flatMap(edge => [edge - deal.stakes.unit, edge - 1, edge, edge + 1, edge + deal.stakes.unit])),
  ].filter(to => to >= 0)
}

const allOf = (deal: Deal, seat: number): number => {
  const { bet, stack } = deal.players.find(player => player.seat === seat)!
  return bet + stack
}

/** Cards that are not held, too many of them, or not as many as are wanted. */
const wrongCards = (deal: Deal, due: Legal): readonly Order[] => {
  if (due.due === 'rows') {
    return due.hands.flatMap(({ seat, hand, place }) => {
      const right = anyRows(deal, seat, hand, place) as Extract<Order, { type: 'Place' }>
      return [
        { ...right, rows: right.rows.slice(1) },
        { ...right, rows: right.rows.map(() => []) },
        { ...right, rows: [...right.rows, []] },
      ]
    })
  }
  if (due.due !== 'draw' && due.due !== 'discard') return []
  const seat = due.due === 'draw' ? due.seat : due.seats[0]!
  const down = downOf(deal, seat)
  const foreign = deckCards(deal.form.deck).find(card => !down.includes(card))!
  const count = due.due === 'draw' ? due.most : due.cards
  const sets: (readonly Card[])[] = [Array.from({ length: count + 1 }, (_, i) => down[i] ?? foreign)]
  if (due.due === 'discard') sets.push(down.slice(0, count - 1))
  if (!deal.realCards) sets.push([foreign, ...down.slice(1, count)], [UNKNOWN, ...down.slice(1, count)])
  if (count > 1 && down[0] !== UNKNOWN) sets.push(Array.from({ length: count }, () => down[0]!))
  return sets.map(cards => ({ type: 'Discard', seat, cards }))
}

/** Kills by those who may not, or of another size. */
const wrongKills = (deal: Deal, due: Legal): readonly Order[] => {
  const size = deal.stakes.blinds.at(-1) ?? deal.stakes.lower
  const kills = due.due === 'dealer' ? due.kills : []
  return [...deal.players.map(player => player.seat), 99].flatMap(seat =>
    [size, 2 * size]
      .filter(to => !kills.some(kill => kill.seat === seat && kill.to === to))
      .map(to => ({ type: 'Kill', seat, to }) as const),
  )
}

/** What the dealer may not do now. */
const wrongDealer = (deal: Deal, due: Legal): readonly Order[] => {
  const act = due.due === 'dealer' ? due.act.do : 'nothing'
  const whole = deckCards(deal.form.deck)
  const wrong: Order[] = [
    { type: 'Shuffle', deck: whole.slice(1) },
    { type: 'Shuffle', deck: [...whole.slice(1), whole[1]!] },
    { type: 'Reshuffle', deck: [whole[0]!] },
  ]
  if (act !== 'shuffle') wrong.push({ type: 'Shuffle', deck: whole })
  if (due.due !== 'dealer' || act === 'shuffle' || act === 'reshuffle') wrong.push({ type: 'Deal' })
  if (!deal.realCards && act !== 'award') wrong.push({ type: 'Deal', cards: whole.slice(0, 1) })
  const runs = due.due === 'dealer' ? due.runs : []
  for (const times of [2, 3] as const)
    wrong.push({ type: 'RunIt', times, agreed: runs.includes(times) ? left(deal).slice(1) : left(deal) })
  return wrong
}

const readDealerOrder = (deal: Deal, act: Extract<Legal, { due: 'dealer' }>['act']): Order => {
  if (act.do === 'shuffle') return { type: 'Shuffle', deck: deckCards(act.deck).toReversed() }
  if (act.do === 'reshuffle')
    return { type: 'Reshuffle', deck: poolOf(deal, act.from).map(card => (deal.realCards ? UNKNOWN : card)) }
  return { type: 'Deal' }
}

/** Cards laid from the back as they lie in the hand: it fits whether or not it is sensible. */
const anyRows = (deal: Deal, seat: number, hand: 0 | 1, place: number): Order => {
  const player = deal.players.find(it => it.seat === seat && it.hand === hand)!
  let at = 0
  const rows = deal.form.rows!.rows.map((row, i) => {
    const count = Math.min(row.cards - (player.rows[i]?.length ?? 0), place - at)
    at += count
    return player.down.slice(at - count, at)
  })
  return { type: 'Place', seat, hand, rows, discard: player.down.slice(at) }
}

const downOf = (deal: Deal, seat: number): readonly Card[] => deal.players.find(player => player.seat === seat)!.down

const left = (deal: Deal): readonly number[] => deal.players.filter(player => !player.folded).map(player => player.seat)

const seatsDue = (due: Legal): readonly number[] => {
  if (due.due === 'nobody' || due.due === 'dealer' || due.due === 'ruling') return []
  if (due.due === 'discard') return due.seats
  if (due.due === 'betting') return [due.seat, ...(due.opensToo ?? [])]
  return due.due === 'rows' ? due.hands.map(hand => hand.seat) : [due.seat]
}
