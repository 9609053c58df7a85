import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { cardsMoved } from './cards-moved.ts'
import { conditionalWords, whenItFallsDue } from './conditional.ts'
import { bound, type Draft, finished, freed, nothing } from './draft.ts'
import { type Facts, factsOf } from './facts.ts'
import { mistaken } from './misunderstanding.ts'
import { forwardMotion } from './motions.ts'
import { outOfTurn, skippedTurn } from './out-of-turn.ts'
import type { Reading } from './reading.ts'
import { silentChips } from './silent-chips.ts'
import type { Situation } from './situation.ts'
import { passes, spokenAct } from './spoken-act.ts'
import { noticedLate } from './underbet.ts'
import { wrongLowcard } from './wrong-lowcard.ts'

/** What a player's words, chips and motions mean under this book: the act, its size, and whether it's binding. */
export const readWager = (situation: Situation, book: Rulebook): Reading => {
  if (!isRecord(situation) || !Array.isArray(situation.did))
    throw wrongArgument('situation', situation, 'one such as situationAt(deal, 1, [[100]])')
  if (!isRecord(book) || !isRecord(book.chipsReleased))
    throw wrongArgument('book', book, 'a rulebook such as rulebooks.rrp')
  const facts = factsOf(situation)
  return finished(facts, draftOf(facts, book))
}

const draftOf = (facts: Facts, book: Rulebook): Draft => {
  const { skipped, wrongLowcard: wrong, mistook, turn = 'in', stage } = facts.situation
  if (skipped !== undefined) return skippedTurn(facts, book, skipped)
  if (stage === 'draw') return inTheDraw(facts, book)
  if (stage === 'dealing') return nothing(facts, book.chipsReleased.rule)
  if (wrong) return wrongLowcard(facts, book)
  if (facts.said?.conditional) return promise(factsOf(whenItFallsDue(facts.situation)), book)
  const act = actOf(facts, book)
  if (mistook !== undefined) return mistaken(facts, book, act, mistook)
  return turn === 'out' ? outOfTurn(facts, book, act) : noticedLate(facts, book, act)
}

const promise = (facts: Facts, book: Rulebook): Draft => conditionalWords(facts, book, actOf(facts, book))

/** The act by itself, as if in turn and with everything known. */
const actOf = (facts: Facts, book: Rulebook): Draft => {
  const { gesture, said, late } = facts
  if (gesture === 'throws-hand-forward' || gesture === 'lifts-upcards') return cardsMoved(facts, book, gesture)
  // a call, or the size of a bet, may be said as the chips go in; a raise may not
  const heard = said !== null && (!late || said.says === 'call' || (said.says === 'amount' && !facts.facing))
  if (heard) return spokenAct(facts, book, said)
  if (facts.motions.length > 0) return silentChips(facts, book)
  if (gesture === 'knocks') return knocks(facts, book)
  return facts.held.length > 0 ? forwardMotion(facts, book) : nothing(facts, book.chipsReleased.rule)
}

/** A pass, or a check that doesn't count because there is a wager to call. */
const knocks = (facts: Facts, book: Rulebook): Draft => {
  const { is, rule } = book.tableTapMeans
  if (is === 'pass') return passes(facts, rule)
  return facts.facing ? nothing(facts, rule) : bound('check', rule)
}

/** A knock in the draw stands pat; a player who did not know of a raise may still play their hand. */
const inTheDraw = (facts: Facts, book: Rulebook): Draft => {
  const { drawing = 'lowball', mistook } = facts.situation
  if (facts.gesture !== 'knocks' && facts.said?.says !== 'pat') return nothing(facts, book.chipsReleased.rule)
  const pat = bound('pat', book[drawing === 'draw-high' ? 'tableTapInDrawHigh' : 'tableTapInLowballDraw'].rule)
  return mistook?.of === 'raise' ? freed(pat, ['fold', 'call', 'raise'], book.tableTapUnawareOfRaise.rule) : pat
}
