import { openRound } from '../betting/open-round.ts'
import type { Chips } from '../chips.ts'
import type { DealEvent } from '../events.ts'
import { priceToOpen } from '../forward.ts'
import { capWith } from '../law.ts'
import { uncalled } from '../pots/pots.ts'
import { NO_RULES } from '../work.ts'
import { DEALER, type FlatDeal, playerAt } from './flat-deal.ts'
import { openShowdown } from './showdown-flat.ts'

/** Goes on to where the next person, player or dealer, has something to do. */
export const forward = (flat: FlatDeal): void => {
  if (flat.round !== null) closeRound(flat)
  const { cites, program } = flat.plan
  if (flat.live === 1) {
    flat.phase = 'award'
    flat.events.push({ type: 'AwardDue', rules: cites.lastHand })
    return
  }
  const { does } = program
  let at = flat.step
  while (does[at] === 'bet' && !isRoundNeeded(flat)) at++
  flat.step = at
  if (at === does.length) {
    // without a round nobody has given a blind back yet
    if (flat.played < 0) returnUncalled(flat)
    openShowdown(flat)
  } else if (does[at] === 'bet') open(flat, at)
}

/** A betting round begins. */
const open = (flat: FlatDeal, at: number): void => {
  const { plan, players } = flat
  const afterTheBlinds = plan.program.betting[at]!.first === 'after-the-blinds'
  let place = afterTheBlinds ? flat.lastBlind + 1 : 0
  for (;;) {
    if (place >= players.length) place = 0
    const player = players[place]!
    if (!player.folded && player.stack > 0) break
    place++
  }
  const street = plan.program.streets[at]!
  const { seat } = players[place]!
  const rules = afterTheBlinds ? plan.cites.afterTheBlinds : plan.cites.leftOfTheButton
  const round =
    at === plan.program.firstRound ? firstRound(flat, { street, seat, rules }, place) : laterRound(flat, street, place)
  flat.turn = place
  flat.owing = flat.able
  flat.round = round
  flat.aggressor = -1
  flat.played = at
  flat.events.push({ type: 'RoundOpened', street, seat, price: round.price, rules })
}

/** The round before which there are blinds: the same in every deal in which nobody posts short. */
const firstRound = (
  flat: FlatDeal,
  opens: Pick<Extract<DealEvent, { type: 'RoundOpened' }>, 'street' | 'seat' | 'rules'>,
  first: number,
): Round => {
  const { plan, law, able } = flat
  const before = flat.short ? undefined : plan.opened[flat.players.length]
  if (before === undefined) {
    const { street, seat, rules } = opens
    const round = openRound(flat, { type: 'RoundOpened', street, seat, price: priceToOpen(flat, flat.step), rules })
    if (!flat.short) plan.opened[flat.players.length] = { ...round }
    return round
  }
  return {
    street: before.street,
    price: before.price,
    level: before.level,
    increment: before.increment,
    sizes: before.sizes as Chips[],
    raises: 0,
    wagers: before.wagers,
    cap: law.raises === undefined ? null : capWith(law.raises, able),
    least: before.least,
    bringInDue: false,
    opened: 0,
    first,
    phantom: before.phantom,
  }
}

/** A round after the first begins without a bet: what `openRound` says of it is known before the deal. */
const laterRound = ({ plan, step, law, able }: FlatDeal, street: string, first: number): Round => ({
  street,
  price: 0,
  level: 0,
  increment: plan.least,
  sizes: plan.sizes[step]!,
  raises: 0,
  wagers: 0,
  cap: law.raises === undefined ? null : capWith(law.raises, able),
  least: plan.least,
  bringInDue: false,
  opened: 0,
  first,
  phantom: 0,
})

type Round = NonNullable<FlatDeal['round']>

const closeRound = (flat: FlatDeal): void => {
  const { players } = flat
  if (flat.round!.price > 0) returnUncalled(flat)
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    player.bet = 0
    player.acted = false
    player.checked = false
  }
  flat.round = null
  flat.turn = DEALER
  flat.step++
  flat.events.push({ type: 'RoundClosed', rules: NO_RULES })
}

/** Chips that nobody has matched go back to the one who put them in. */
const returnUncalled = (flat: FlatDeal): void => {
  const back = uncalled(flat.players)
  if (back === null) return
  const { seat, amount } = back
  const player = playerAt(flat, seat)
  if (player.stack === 0) flat.able++
  player.stack += amount
  player.paid -= amount
  player.bet = player.bet > amount ? player.bet - amount : 0
  flat.events.push({ type: 'UncalledReturned', seat, amount, rules: flat.plan.cites.tableStakes })
}

/** Is there anybody who can still wager, or has a bet to answer? */
const isRoundNeeded = (flat: FlatDeal): boolean => flat.able > 1 || (flat.able === 1 && facesBet(flat.players))

/** Does the only one with chips face a bet that is higher than theirs? */
const facesBet = (players: FlatDeal['players']): boolean => {
  let ableBet = 0
  let otherBet = 0
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    if (player.folded) continue
    if (player.stack > 0) ableBet = player.bet
    else if (player.bet > otherBet) otherBet = player.bet
  }
  return ableBet < otherBet
}
