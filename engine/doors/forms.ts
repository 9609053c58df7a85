export { bombPot } from '../forms/bomb-pot.ts'
export { checkForm } from '../forms/check.ts'
export { cardsUsed } from '../forms/check-cards.ts'
export { type Held, heldAfter } from '../forms/check-steps.ts'
export { withFantasyland } from '../forms/chinese.ts'
export { describeForm, playersInWords, RANKING_WORDS, sharesInWords } from '../forms/describe.ts'
export * from '../forms/form.ts'
export { type FormId, forms, isFormId } from '../forms/forms.ts'
export { FAMILIES, FAMILY_TITLES } from '../forms/forms-page.ts'
export { asPosted, type JokerAnswers, withJoker, withoutJoker } from '../forms/joker.ts'
export { isLiteratureId, type LiteratureId, literature } from '../forms/literature.ts'
export {
  checkMix,
  formOf,
  type Mix,
  type MixId,
  type MixPart,
  mixes,
  mixOf,
  mostSeats,
  type Played,
  playedAt,
  seatsFor,
} from '../forms/mix.ts'
export { type GameId, gameCalled, type Nicknames, namesOf, nicknames } from '../forms/nicknames.ts'
export { bigEasyOf, derailmentForEight } from '../forms/omaha.ts'
export { type OutsRow, outsByDraw, outsTable } from '../forms/outs.ts'
export { type NotAForm, readForm } from '../forms/read-form.ts'
export type { FormAbout, FormMade, FormRefusal } from '../forms/refusal.ts'
