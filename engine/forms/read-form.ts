import { type DeckName, decks } from '../cards/deck.ts'
import { RANKINGS } from '../ranking/ranking.ts'
import { isRuleId, type RuleId } from '../rulebooks/rule-id.ts'
import { checkForm } from './check.ts'
import {
  type Betting,
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
import { byField, isRecord, known, listOf, oneOf, type Reader, record, text, whole, wordOr } from './reader.ts'

/**
 * A form of somebody's own, as JSON: read field by field and then for sense. With `"like": "holdem"` it inherits what it
 * does not say itself, and a field set to null is left out.
 */
export const readForm = (value: unknown): { readonly form: Form } | { readonly problems: readonly string[] } => {
  const problems: string[] = []
  const say = (problem: string): void => {
    problems.push(problem)
  }
  const form = formReader(inherited(value, say), '', say)
  if (problems.length === 0 && form) problems.push(...checkForm(form))
  return problems.length === 0 && form ? { form } : { problems }
}

const inherited = (value: unknown, say: (problem: string) => void): unknown => {
  if (!isRecord(value) || !Object.hasOwn(value, 'like')) return value
  const { like, ...own } = value
  if (!isFormId(like)) {
    say(
      `like: there is no form ${typeof like === 'string' ? `"${like.slice(0, 40)}"` : 'of that id'}; accepted: ${Object.keys(forms).join(', ')}`,
    )
    return own
  }
  const { id: _id, name: _name, rules: _rules, joker, ...parent } = forms[like] as Form
  // a deck of its own is not the book's to change
  const asked = joker === undefined || 'deck' in own ? {} : { joker }
  const merged = { ...parent, ...asked, rules: [], ...own }
  return Object.fromEntries(Object.entries(merged).filter(([, field]) => field !== null))
}

const name = text(/^(?=.*\S)[^\p{Cc}]{1,80}$/u, 'a name of 1 to 80 characters')
const cards = whole(1, 53)
const yes = oneOf<true>(true)
const ranking = oneOf(...RANKINGS)
const selection: Reader<Selection> = wordOr(
  ['any', 'own'],
  record<Exclude<Selection, string>>({ holecards: whole(0, 53), boardcards: whole(0, 53) }),
)

const betting: Reader<Betting> = record<Betting>(
  {
    do: oneOf('bet'),
    tier: oneOf('lower', 'upper', 'lower-or-upper-on-an-open-pair'),
    first: oneOf(
      'after-the-blinds',
      'left-of-the-button',
      'bring-in',
      'high-hand-showing',
      'low-hand-showing',
      'the-opener',
    ),
    betOrFold: yes,
    openers: oneOf('jacks-or-better'),
    unopened: oneOf('carried-over'),
    exactly: record<NonNullable<Betting['exactly']>>({ buttonAntes: whole(1, 1000) }),
  },
  ['betOrFold', 'openers', 'unopened', 'exactly'],
)

type StepOf<D extends Step['do']> = Extract<Step, { readonly do: D }>
const step: Reader<Step> = byField<Step>('do', {
  deal: record<StepOf<'deal'>>({ do: oneOf('deal'), face: oneOf('down', 'up', 'as-chosen'), cards }),
  burn: record<StepOf<'burn'>>({ do: oneOf('burn'), unless: oneOf('the-stub-just-completes') }, ['unless']),
  board: record<StepOf<'board'>>({ do: oneOf('board'), cards }),
  bet: betting,
  discard: record<StepOf<'discard'>>({ do: oneOf('discard'), cards }),
  draw: record<StepOf<'draw'>>({ do: oneOf('draw'), most: cards }),
  replace: record<StepOf<'replace'>>({ do: oneOf('replace') }),
  'turn-up': record<StepOf<'turn-up'>>({ do: oneOf('turn-up') }),
  strike: record<StepOf<'strike'>>({ do: oneOf('strike') }),
  set: record<StepOf<'set'>>({ do: oneOf('set') }),
  place: record<StepOf<'place'>>({ do: oneOf('place'), cards }),
} satisfies Readonly<Record<Step['do'], Reader<Step>>>)

const share: Reader<Share> = record<Share>(
  { name, ranking, jokerUp: ranking, from: selection, board: wordOr(['best'], whole(0, 2)) },
  ['jokerUp', 'board'],
)

const bringIn: Reader<BringIn> = record<BringIn>(
  {
    card: oneOf('lowest', 'highest'),
    ace: oneOf('high', 'low'),
    ties: oneOf('suit', 'position'),
    size: oneOf('bring-in', 'lower-or-upper'),
    showing: ranking,
    bigBet: oneOf('highest-bets-or-folds'),
  },
  ['bigBet'],
)

const fantasyland: Reader<Fantasyland> = record<Fantasyland>(
  {
    entry: oneOf('queens', 'kings'),
    cards,
    perfectMiddle: yes,
    stay: record<Fantasyland['stay']>({
      front: oneOf('trips'),
      middle: oneOf('full-house', 'perfect-2-7'),
      back: oneOf('quads'),
    }),
    progressive: yes,
    superFantasy: yes,
  },
  ['perfectMiddle', 'progressive', 'superFantasy'],
)

const row: Reader<Row> = record<Row>({ name, cards, ranking, from: selection, royalties: oneOf(...ROYALTIES) }, [
  'royalties',
])
const points = whole(0, 1000)
const rows: Reader<Rows> = record<Rows>(
  { rows: listOf(row, 13), point: points, scoop: points, mustRise: oneOf(true, false), fantasyland, forThePot: yes },
  ['fantasyland', 'forThePot'],
)

const rule: Reader<RuleId> = known(isRuleId, 'the id of a rule; "cardroom rule --search" finds it by its words')

const formReader: Reader<Form> = record<Form>(
  {
    id: text(/^.{1,80}$/u, 'an id of 1 to 80 characters'),
    name,
    family: oneOf('board', 'stud', 'draw', 'chinese'),
    rules: listOf(rule, 50),
    deck: oneOf(...(Object.keys(decks) as DeckName[])),
    joker: oneOf(...JOKER_POINTS),
    seats: record<Form['seats']>({ least: whole(2, 23), most: whole(2, 23) }),
    stacks: whole(2, 23),
    opening: oneOf('blinds', 'antes', 'bring-in', 'button-ante', 'bomb-pot', 'nothing'),
    structures: listOf(oneOf(...STRUCTURES), STRUCTURES.length),
    boards: oneOf(0, 1, 2, 3),
    streets: listOf(record<Street>({ name, steps: listOf(step, 20) }), 30),
    pot: listOf(share, 10),
    oddChip: oneOf('first-share', 'position'),
    bringIn,
    raiseCap: oneOf('mississippi'),
    shortStub: oneOf('common-card', 'muck-too', 'earlier-discards'),
    rows,
  },
  ['joker', 'stacks', 'oddChip', 'bringIn', 'raiseCap', 'shortStub', 'rows'],
)
