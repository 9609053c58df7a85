import { chopBlinds, runIt } from './agreements.ts'
import { act } from './betting.ts'
import { cardAct } from './card-acts.ts'
import type { Command, PlayerCommand, StartDeal } from './commands.ts'
import { type Deal, type Draft, placeOf } from './deal.ts'
import { dealNext, reshuffle, shuffle } from './dealing.ts'
import { copyOf } from './evolve.ts'
import { programOf } from './program.ts'
import { type Decision, isRefusal, type Refusal, refused } from './refusal.ts'
import { askToSee, showOrMuck } from './showdown.ts'
import { start } from './start.ts'
import { seatAt, type Work } from './work.ts'

/** What comes of a command: the events it leads to, or a refusal. Nothing is changed by asking. */
export const decide = (deal: Deal | undefined, command: Command): Decision => {
  if (command.type === 'StartDeal') {
    if (deal !== undefined) return { ok: false, refusal: refused('deal-has-started') }
    const begun = start(command)
    return isRefusal(begun) ? { ok: false, refusal: begun } : { ok: true, events: begun.events }
  }
  if (deal === undefined) return { ok: false, refusal: refused('no-deal-yet') }
  const work: Work = { deal: copyOf(deal), events: [] }
  const refusal = carryOut(work, command)
  return refusal ? { ok: false, refusal } : { ok: true, events: work.events }
}

/** Carries a command out in a deal that belongs to the caller; a refused one leaves it as it was. */
export const carryOut = (work: Work, command: Exclude<Command, StartDeal>): Refusal | null => {
  const { deal } = work
  if (deal.phase === 'ended') return refused('deal-is-over')
  switch (command.type) {
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
    case 'BringIn':
    case 'Discard':
    case 'TurnUp':
    case 'Place':
    case 'Show':
    case 'Muck':
      return playerActs(work, command)
    case 'Deal':
      return dealNext(work, command)
    case 'Shuffle':
      return shuffle(work, command.deck)
    case 'Reshuffle':
      return reshuffle(work, command.deck)
    case 'RunIt':
      return runIt(work, command)
    case 'ChopBlinds':
      return chopBlinds(work, command)
    case 'AskToSee':
      return placeOf(deal, command.seat) < 0 ? refused('not-dealt-in', { seat: command.seat }) : askToSee(work, command)
  }
}

const playerActs = (work: Work, command: Exclude<PlayerCommand, { type: 'AskToSee' }>): Refusal | null => {
  const { deal } = work
  const place = placeOf(deal, command.seat, command.type === 'Place' ? (command.hand ?? 0) : 0)
  if (place < 0) return refused('not-dealt-in', { seat: command.seat })
  if (deal.turn < 0) return refused('dealer-is-due')
  if (deal.turn !== place && !mayGoFirst(deal, place))
    return refused('not-your-turn', { seat: seatAt(deal, deal.turn) })
  switch (command.type) {
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
    case 'BringIn':
      return act(work, place, command)
    case 'Discard':
    case 'TurnUp':
    case 'Place':
      return cardAct(work, place, command)
    case 'Show':
    case 'Muck':
      return showOrMuck(work, place, command)
  }
}

/** Where all throw away or set their cards at once, nobody has to wait for another. */
const mayGoFirst = (deal: Draft, place: number): boolean => {
  const step = programOf(deal.form).steps[deal.step]
  const player = deal.players[place]!
  return deal.asked && (step?.do === 'discard' || step?.do === 'set') && !player.folded && !player.answered
}
