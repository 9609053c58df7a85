import { type Card, isCard, UNKNOWN } from '../cards/card.ts'
import { type DeckName, decks } from '../cards/deck.ts'
import { no, type Refused, type Result } from '../decider/decision.ts'
import { problemsIn } from '../kinds/check.ts'
import { either, fields, flag, type Kind, known, like, listOf, may, oneOf, tagged, whole } from '../kinds/kind.ts'
import type { Problem } from '../kinds/problem.ts'
import { isRecord } from '../kinds/shown.ts'
import { RANKINGS } from '../ranking/ranking.ts'
import { isRuleId, type RuleId } from '../rulebooks/rule-id.ts'
import { checkForm } from './check.ts'
import {
  type BringIn,
  type Fantasyland,
  type Form,
  JOKER_POINTS,
  ROYALTIES,
  type Row,
  type Rows,
  type Selection,
  type Share,
  STRUCTURES,
  type Step,
  type Street,
} from './form.ts'
import { forms, isFormId } from './forms.ts'
import { wrong } from './problems.ts'

/**
 * Reads a custom form from JSON, field by field, and checks that it makes sense. With `"like": "holdem"` it inherits
 * every field it doesn't name, and a field set to null is removed.
 */
export const readForm = (value: unknown): Result<{ readonly form: Form }, NotAForm> => {
  const whole = inherited(value)
  const off = problemsIn(FORM, whole)
  const unlike = likeProblem(value)
  if (unlike !== null || off.length > 0) return notAForm([...(unlike === null ? [] : [unlike]), ...off])
  const form = JSON.parse(JSON.stringify(whole)) as Form
  const problems = checkForm(form)
  return problems.length === 0 ? { ok: true, form } : notAForm(problems)
}

/** Why this is no form: all that is wrong with it, each with its place. */
export type NotAForm = { readonly why: 'not-a-form'; readonly problems: readonly Problem[] }

const notAForm = (problems: readonly Problem[]): Refused<NotAForm> => no({ why: 'not-a-form', problems })

const likeProblem = (value: unknown): Problem | null => {
  if (!isRecord(value) || !Object.hasOwn(value, 'like') || isFormId(value.like)) return null
  return wrong('like', 'no-such-form', { form: value.like })
}

const inherited = (value: unknown): unknown => {
  if (!isRecord(value) || !Object.hasOwn(value, 'like')) return value
  const { like, ...own } = value
  if (!isFormId(like)) return own
  const { id: _id, name: _name, rules: _rules, joker, ...parent } = forms[like] as Form
  // a deck of its own is not the book's to change
  const asked = joker === undefined || 'deck' in own ? {} : { joker }
  const merged = { ...parent, ...asked, rules: [], ...own }
  return Object.fromEntries(Object.entries(merged).filter(([, field]) => field !== null))
}

const card: Kind<Card> = known(value => isCard(value) && value !== UNKNOWN, 'a card such as Ks')
const name = like('^(?=.*\\S)[^\\p{Cc}]{1,80}$', 'a name of 1 to 80 characters')
const cards = whole(1, 53)
const yes = oneOf(true)
const ranking = oneOf(...RANKINGS)
const selection: Kind<Selection> = either(
  oneOf('any', 'own'),
  fields({ holecards: whole(0, 53), boardcards: whole(0, 53) }),
)

const step: Kind<Step> = tagged('do', {
  deal: { face: oneOf('down', 'up', 'as-chosen'), cards },
  burn: { unless: may(oneOf('the-stub-just-completes')) },
  board: { cards },
  bet: {
    tier: oneOf('lower', 'upper', 'lower-or-upper-on-an-open-pair'),
    first: oneOf(
      'after-the-blinds',
      'left-of-the-button',
      'bring-in',
      'high-hand-showing',
      'low-hand-showing',
      'the-opener',
    ),
    betOrFold: may(yes),
    openers: may(oneOf('jacks-or-better')),
    unopened: may(oneOf('carried-over')),
    exactly: may(fields({ buttonAntes: whole(1, 1000) })),
  },
  discard: { cards },
  draw: { most: cards },
  replace: {},
  'turn-up': {},
  strike: {},
  set: {},
  place: { cards },
})

const share: Kind<Share> = fields({
  name,
  ranking,
  jokerUp: may(ranking),
  from: selection,
  board: may(either(oneOf('best'), whole(0, 2))),
})

const bringIn: Kind<BringIn> = fields({
  card: oneOf('lowest', 'highest'),
  ace: oneOf('high', 'low'),
  ties: oneOf('suit', 'position'),
  size: oneOf('bring-in', 'lower-or-upper'),
  showing: ranking,
  bigBet: may(oneOf('highest-bets-or-folds')),
})

const fantasyland: Kind<Fantasyland> = fields({
  entry: oneOf('queens', 'kings'),
  cards,
  perfectMiddle: may(yes),
  stay: fields({ front: oneOf('trips'), middle: oneOf('full-house', 'perfect-2-7'), back: oneOf('quads') }),
  progressive: may(yes),
  superFantasy: may(yes),
})

const row: Kind<Row> = fields({ name, cards, ranking, from: selection, royalties: may(oneOf(...ROYALTIES)) })
const points = whole(0, 1000)
const rows: Kind<Rows> = fields({
  rows: listOf(row, 13),
  point: points,
  scoop: points,
  mustRise: flag,
  fantasyland: may(fantasyland),
  forThePot: may(oneOf(true, 'row-by-row')),
})

const rule: Kind<RuleId> = known(
  value => typeof value === 'string' && isRuleId(value),
  'the id of a rule; "cardroom rule --search" finds it by its words',
)
const street: Kind<Street> = fields({ name, steps: listOf(step, 20) })

const FORM: Kind<Form> = {
  ...fields({
    id: like('^.{1,80}$', 'an id of 1 to 80 characters'),
    name,
    family: oneOf('board', 'stud', 'draw', 'chinese'),
    rules: listOf(rule, 50),
    deck: either(oneOf(...(Object.keys(decks) as DeckName[])), listOf(card, 53, 1)),
    joker: may(oneOf(...JOKER_POINTS)),
    seats: fields({ least: whole(2, 23), most: whole(2, 23) }),
    stacks: may(whole(2, 23)),
    opening: oneOf('blinds', 'antes', 'bring-in', 'button-ante', 'bomb-pot', 'nothing'),
    structures: listOf(oneOf(...STRUCTURES), STRUCTURES.length),
    boards: oneOf(0, 1, 2, 3),
    streets: listOf(street, 30),
    pot: listOf(share, 10),
    oddChip: may(oneOf('first-share', 'position')),
    bringIn: may(bringIn),
    raiseCap: may(either(oneOf('mississippi'), fields({ raises: whole(0, 100) }))),
    shortStub: may(oneOf('common-card', 'muck-too', 'earlier-discards')),
    rows: may(rows),
  }),
  said: 'an object with the fields of a form',
}
