import { wrongArgument } from '../kinds/wrong-argument.ts'
import { act } from './betting/betting.ts'
import { kill } from './betting/kills.ts'
import { openerAct } from './betting/opener-acts.ts'
import { mayBeOpener, openWith } from './betting/unknown-opener.ts'
import type { Seat } from './chips.ts'
import { checkFields } from './command-fields.ts'
import type { Command, StartDeal } from './commands.ts'
import { type Draft, placeOf } from './deal.ts'
import { cardAct } from './dealing/card-acts.ts'
import { dealNext, reshuffle, shuffle } from './dealing/dealing.ts'
import { chopBlinds, runIt, splitPot } from './pots/agreements.ts'
import { programOf } from './program.ts'
import { type Refusal, refused } from './refusal.ts'
import { cited } from './refusal-rules.ts'
import { askToSee, denyAsking } from './showdown/asking.ts'
import { openHands } from './showdown/open-hands.ts'
import { readHands } from './showdown/read-hands.ts'
import { openShowings, showTo } from './showdown/show-one.ts'
import { showOrMuck } from './showdown/showdown.ts'
import { tellBoard } from './showdown/tell-board.ts'
import { seatAt, type Work, workOn } from './work.ts'

/** Carries a command out in a deal that belongs to the caller; a refused one leaves it as it was. */
export const perform = (work: Work, command: Exclude<Command, StartDeal>): Refusal | null => {
  const refusal = byKind(work, command)
  if (refusal !== null) return cited(refusal, work.state)
  if (work.state.showings.length > 0) openShowings(work)
  return null
}

/** What players may still do when the deal is over. */
const AFTER_THE_DEAL: ReadonlySet<Command['type']> = new Set<Command['type']>(['ShowTo', 'AskToSee'])

const byKind = (work: Work, command: Exclude<Command, StartDeal>): Refusal | null => {
  const { state: deal } = work
  checkFields(command)
  if (deal.mending.pending !== null) return refused('ruling-is-pending')
  if (deal.phase === 'ended' && !AFTER_THE_DEAL.has(command.type)) return refused('deal-is-over')
  switch (command.type) {
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
    case 'BringIn':
      return actInTurn(work, command)
    case 'Deal':
      return dealNext(work, command)
    case 'Show':
    case 'Muck':
    case 'PlayBoard':
      return outOfTurn(deal, command.seat, 0) ?? showOrMuck(work, deal.turn, command)
    case 'Shuffle':
      return shuffle(work, command.deck)
    case 'Discard':
    case 'TurnUp':
      return outOfTurn(deal, command.seat, 0) ?? cardAct(work, placeOf(deal, command.seat), command)
    case 'Place':
      return (
        outOfTurn(deal, command.seat, command.hand ?? 0) ??
        cardAct(work, placeOf(deal, command.seat, command.hand ?? 0), command)
      )
    case 'DeclareOpen':
    case 'DeclareFalseOpeners':
    case 'AskForOpeners':
      return openerAct(work, command)
    case 'Reshuffle':
      return reshuffle(work, command.deck)
    case 'RunIt':
      return runIt(work, command)
    case 'OpenHands':
      return openHands(work, command)
    case 'ChopBlinds':
      return chopBlinds(work, command)
    case 'Kill':
      return placeOf(deal, command.seat) < 0 ? refused('not-dealt-in', { seat: command.seat }) : kill(work, command)
    case 'AskToSee':
      return askToSee(work, command)
    case 'ShowTo':
      return showTo(work, command)
    case 'SplitPot':
      return splitPot(work, command)
    case 'DenyAsking':
      return denyAsking(work, command)
    case 'TellBoard':
      return tellBoard(work, command)
    case 'ReadHands':
      return readHands(work, command)
    default:
      throw wrongCommand(command)
  }
}

/** What is no command at all, as plain JavaScript lets it happen. */
export const wrongCommand = (command: { readonly type?: unknown } | undefined): TypeError =>
  wrongArgument(
    'command',
    command?.type,
    'a type such as Call, Wager or Deal; legalCommands(deal) lists what is accepted',
  )

/** A player acts in the betting; at a table with real cards they may be the one whose unknown upcard opens the round. */
const actInTurn = (work: Work, command: Parameters<typeof act>[2]): Refusal | null => {
  const { state: deal } = work
  const off = outOfTurn(deal, command.seat, 0)
  if (off === null) return act(work, deal.turn, command)
  if (!mayBeOpener(deal, command.seat)) return off
  const tried = workOn(deal)
  openWith(tried, command.seat)
  const refusal = act(tried, tried.state.turn, command)
  if (refusal !== null) return refusal
  openWith(work, command.seat)
  return act(work, deal.turn, command)
}

/** Why this hand may not act now, or null: it is another's turn, or the dealer's. */
const outOfTurn = (deal: Draft, seat: Seat, hand: 0 | 1): Refusal | null => {
  const place = placeOf(deal, seat, hand)
  if (place < 0) return refused('not-dealt-in', { seat })
  if (deal.turn < 0) return refused('dealer-is-due')
  if (deal.turn === place || mayGoFirst(deal, place)) return null
  return refused('not-your-turn', { seat: seatAt(deal, deal.turn) })
}

/** Where all throw away or set their cards at once, nobody has to wait for another. */
const mayGoFirst = (deal: Draft, place: number): boolean => {
  const step = programOf(deal.form).steps[deal.step]
  const player = deal.players[place]!
  return deal.asked && (step?.do === 'discard' || step?.do === 'set') && !player.folded && !player.answered
}
