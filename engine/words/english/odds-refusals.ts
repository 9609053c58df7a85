import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { OddsPlace, OddsRefusal, RangeFault } from '../../odds/refusal.ts'

/** Why odds can’t be worked out, in words without a full stop: where it is, what isn’t accepted, then what is. */
export const oddsRefusalWords = (refusal: OddsRefusal): string => {
  const words = madeOf(refusals, refusal)
  if (refusal.at === undefined) return words
  return `${refusal.at === 'dead' ? 'dead cards' : place(refusal.at)}: ${words}`
}

const place = (at: OddsPlace): string => {
  if (at === 'dead') return 'the dead cards'
  if (at === 'board') return 'the board'
  return 'hand' in at ? `hand ${at.hand}` : `board ${at.board}`
}

const RANGES = 'AKs, AKo, AK, TT, 77+, A2s+, KTo+, QQ-99, 76s-54s, JhTh, top 15%, random, with commas between them'

const WIDE_RANGES = 'AA**, AAxx ds (or ss, rb), AhKh**, top 10%, random, with commas between them'

const RANGE_FAULTS: Readonly<Record<RangeFault, (part: string) => string>> = {
  missing: () => 'a part of the range is missing here',
  weight: part => `"${part}": a weight is more than 0 and at most 1, as in AKs:0.5`,
  percentage: part => `"${part}" is not a percentage from 0 to 100`,
  'same-card': part => `"${part}" has the same card twice`,
  'not-a-holding': part => `"${part}" is not a holding`,
  ends: part => `"${part}" has ends that don’t match: both must be pairs, or have the same high card or the same gap`,
}

const refusals: ByWhy<OddsRefusal, string> = {
  'board-of-holdem': () => 'a board has 0, 3, 4 or 5 cards',
  'card-twice': ({ about }) => `${about!.card} appears twice: in ${place(about!.in[0])} and in ${place(about!.in[1])}`,
  'cards-needed': ({ about }) => `${about!.size} cards are needed`,
  'deck-runs-out': ({ about }) =>
    `${about!.needed} cards are still to come and ${about!.left} are left; hands that run out of cards aren’t counted`,
  'discard-not-held': ({ about }) => `${about!.card} is discarded but isn’t in the hand`,
  'discarded-twice': () => 'a card is discarded twice',
  'empty-range': () => 'the range is empty',
  'flop-or-turn': () => 'outs are counted on a flop or a turn: 3 or 4 boardcards',
  'no-boards': ({ about }) => `${about!.form} has no board`,
  'no-discards': ({ about }) => `there are no discards in ${about!.form}`,
  'no-draws-to-come': () => 'there are discards, but no draws to come',
  'no-prizes': () => 'prizes: give at least one, none below 0',
  'no-such-form': ({ about }) => `there is no form "${about!.form}"`,
  'not-a-card': ({ about }) =>
    `"${about!.text}" is not a card; accepted: As, Td, 9c, the joker Jo, ?? for an unknown card`,
  'not-a-range': ({ about }) =>
    `character ${about!.character}: ${RANGE_FAULTS[about!.is](about!.part)}; accepted: ${RANGES}`,
  'not-a-wide-range': ({ about }) =>
    `character ${about!.character}: ${RANGE_FAULTS[about!.is](about!.part)}; a hand has ${about!.size} cards; accepted: ${WIDE_RANGES}`,
  'not-in-the-deck': ({ about }) => `${about!.card} isn’t in the deck of ${about!.form}`,
  'number-of-boardcards': ({ about }) => `you gave ${about!.given} cards; ${about!.form} has ${about!.size} on a board`,
  'number-of-boards': ({ about }) => `you gave ${about!.given} boards; ${about!.form} has ${about!.most}`,
  'number-of-cards': ({ about }) => {
    const { given, form, size, example } = about!
    return `you gave ${given} cards; ${form} has ${size} in a hand${example === null ? '' : `; say what you discard, as in "${example}"`}`
  },
  'number-of-draws': ({ about }) =>
    `draws: ${about!.given} is not accepted; ${about!.form} has ${about!.most === 0 ? 'no draws' : `0 to ${about!.most} draws to come`}`,
  'number-of-hands': ({ about }) =>
    `you gave ${about!.given === 1 ? 'one hand' : `${about!.given} hands`}; ${about!.form} takes ${about!.least} to ${about!.most}`,
  'number-of-stacks': ({ about }) => `stacks: 2 to ${about!.most} players are accepted, not ${about!.given}`,
  'number-discarded': ({ about }) => `${about!.form} discards ${about!.discards}, not ${about!.given}`,
  'number-drawn': ({ about }) => `${about!.form} lets you draw ${about!.most}, not ${about!.given}`,
  'outs-not-counted': ({ about }) => `${about!.form}: outs are counted where a high hand on one board takes the pot`,
  'pat-hand': ({ about }) => `a pat hand is ${about!.size} known cards, without the discards`,
  'played-for-points': ({ about }) =>
    `${about!.form} is played for points, so there are no odds for it; accepted: every game with a pot`,
  'played-in-parts': ({ about }) =>
    `in ${about!.form}, players choose how to split their cards into parts, so there are no odds for it`,
  'prizes-not-whole': () => 'prizes: only whole numbers can be divided',
  'prizes-rise': ({ about }) =>
    `prizes: place ${about!.place} gets more than place ${about!.place - 1}; the first place comes first`,
  'range-blocked': () => 'the deck has no cards left for this range',
  'range-for-two-cards': ({ about }) => `a range is for hands of two cards; ${about!.form} has ${about!.size}`,
  'ranges-cannot-meet': () => 'no deal gives every one of these ranges a hand',
  samples: ({ about }) => `samples: ${about!.given} isn’t accepted: enter a whole number, 1 or more`,
  'stack-not-positive': () => 'stacks: every stack is more than 0',
  'too-few-prizes': ({ about }) =>
    `prizes: ${about!.players} players need ${about!.players} prizes; add 0 for those without one`,
  'too-many-deals': () => 'there are too many deals to count them all: take samples',
  'two-holecards': () => 'give two holecards',
  'whole-hand': ({ about }) => `give the whole hand when drawing: ${about!.size} cards`,
}
