import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { FormRefusal } from '../../forms/refusal.ts'

/** Why a form, a mix or a simulation isn’t possible like that, in words without a full stop. */
export const formRefusalWords = (refusal: FormRefusal): string => madeOf(refusals, refusal)

const refusals: ByWhy<FormRefusal, string> = {
  'nothing-is-bet': ({ about }) => `${about!.form} has no betting, so it can’t be a bomb pot`,
  'one-betting-round': ({ about }) => `${about!.form} has one betting round, and a bomb pot skips the first`,
  'no-fantasyland': ({ about }) => `${about!.form} has no Fantasyland`,
  'one-way-to-fantasyland': ({ about }) =>
    `${about!.form} has one way into Fantasyland, and Super Fantasy needs two at once`,
  'not-with-this-deck': ({ about }) =>
    `${about!.form} isn’t played ${about!.joker ? 'with a joker' : 'without its joker'}`,
  'played-for-points': ({ about }) => `${about!.form} is played for points, not at ${about!.structure}`,
  'not-at-this-structure': ({ about }) =>
    `${about!.form} is not played at ${about!.structure}; accepted: ${about!.accepted.join(', ')}`,
  'number-of-holecards': ({ about }) => `${about!.form} is dealt with ${about!.least} to ${about!.most} holecards`,
  'number-of-players': ({ about }) => `players: ${about!.game} is for ${about!.least} to ${about!.most} players`,
  'number-of-deals': () => 'deals: enter a whole number, 1 or more',
}
