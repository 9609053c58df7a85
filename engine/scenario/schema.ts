import { POST_KINDS, SETTINGS } from '../deal/commands.ts'
import { CHIP_USES } from '../deal/stakes.ts'
import { STRUCTURES } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { type Defs, type Schema, SEATS } from './fits.ts'
import { incidentSchemas } from './incidents/incident-schema.ts'

const chips = (description: string): Schema => ({ description, type: 'integer', minimum: 0 })
const seat: Schema = { description: 'the number of a seat', type: 'integer', minimum: 1, maximum: 999_999 }
const text = (description: string): Schema => ({ description, type: 'string' })
const cards = (description: string): Schema => ({ ...text(description), examples: ['As Kd', 'AsKd', '?? ??'] })
const flag = (description: string): Schema => ({ description, type: 'boolean' })
const listOf = (items: Schema, description: string, minItems = 0): Schema => ({
  description,
  type: 'array',
  items,
  minItems,
})
const oneOf = (description: string, words: readonly string[]): Schema => ({ description, enum: words })
const fields = (description: string, properties: Readonly<Record<string, Schema>>, ...required: string[]): Schema => ({
  description,
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })

const denominations = listOf(chips('the worth of a chip'), 'chips by their worth: [25, 25]')
const wagerActs = ['fold', 'check', 'call', 'bet', 'raise', 'complete'] as const

const stakes: Schema = {
  description: 'stakes such as "5-10", "10-20 ante 2 bring-in 3", their size, or their fields',
  anyOf: [
    { type: 'string', description: 'blinds or limits, then what else is put in', examples: ['5-10', '10-20 ante 2'] },
    { ...chips('the big blind, lower limit or least bet'), minimum: 1 },
    fields('stakes field by field; what is left out is as usual', {
      lower: chips('the lower limit or least bet'),
      upper: chips('the upper limit, or at spread the most'),
      blinds: {
        description: 'the blinds from the left of the button: "5-10" or [5, 10]',
        anyOf: [{ type: 'string', pattern: '^\\d+(-\\d+)*$' }, listOf(chips('a blind'), 'blinds')],
      },
      ante: chips('the ante'),
      antes: oneOf('who puts the ante in', ['each', 'button', 'big-blind']),
      bringIn: chips('the forced bet of stud'),
      unit: { ...chips('the smallest chip'), minimum: 1 },
      chips: fields(
        'the smallest chip used for each of these; the book says which of them is the smallest that plays',
        Object.fromEntries(CHIP_USES.map(use => [use, { ...chips('the smallest chip used for it'), minimum: 1 }])),
      ),
      point: chips('what a point is worth'),
      potUnit: { ...chips('up to which amount the pot is rounded where it is the limit'), minimum: 1 },
    }),
  ],
}

const seatFields = {
  seat,
  chips: chips('chips'),
  cards: {
    description: 'the cards of the seat in the order in which it gets them; of two hands a list',
    anyOf: [cards('cards'), listOf(cards('cards'), 'a hand each')],
  },
  fantasyland: { description: 'how many cards it has in Fantasyland', type: 'integer', minimum: 1 },
  denominations: {
    description: 'how many chips of which worth they are: {"25": 3, "5": 2}',
    type: 'object',
    patternProperties: { '^[1-9][0-9]*$': chips('how many') },
    additionalProperties: false,
  },
  matched: chips('without a chip: what of the carried pot it plays for'),
} satisfies Readonly<Record<string, Schema>>

const { seat: _, ...unnumbered } = seatFields
const oneSeat = (own: Readonly<Record<string, Schema>>, ...more: readonly Schema[]): Schema => ({
  description: `chips, ${more.length > 0 ? 'null, ' : ''}or {"chips": 500, "cards": "As Kd"}`,
  anyOf: [chips('chips'), fields('a seat', own), ...more],
})

const plainAct = fields(
  'an act in fields: {"seat": 3, "act": "raise", "to": 40}',
  {
    act: text('the verb'),
    seat,
    hand: { description: '2 for the second hand', enum: [1, 2] },
    to: chips('the total then in front of the player'),
    by: chips('how much the raise adds'),
    cards: cards('cards'),
    rows: listOf(cards('a row'), 'rows from the front'),
    discard: cards('cards thrown away'),
    agreed: listOf(seat, 'who agreed'),
  },
  'act',
)

const doing: Schema = {
  description: 'words, chips released in one motion, {"held": chips} or {"does": a gesture}',
  anyOf: [
    text('words'),
    denominations,
    fields('chips not let go', { held: denominations }, 'held'),
    fields('a gesture', { does: ref('gesture') }, 'does'),
  ],
}

const tableTalk = fields(
  'words and chips: {"seat": 2, "says": "raise", "chips": [25, 25]}',
  {
    seat,
    says: { description: 'what the player said', anyOf: [text('words'), listOf(text('words'), 'words')] },
    chips: {
      description: 'chips released: 100, "4x25", [25, 25], or one list for each motion',
      anyOf: [
        chips('one chip'),
        text('chips such as 100 4x25'),
        denominations,
        { type: 'array', items: denominations, description: 'motions', minItems: 1 },
      ],
    },
    holds: denominations,
    does: ref('gesture'),
    did: listOf(doing, 'everything the player said and did, in order'),
    before: denominations,
    bet: chips('how much of the chips in front counts as the bet'),
    pulledBack: denominations,
    pushedTogether: flag('old and new chips were pushed in together'),
    since: listOf(
      fields('what another did since', { seat, act: oneOf('act', [...wagerActs, 'shows']), to: chips('to') }, 'act'),
      'what others did since',
    ),
    mistook: fields(
      'what the player didn’t know',
      {
        of: oneOf('what', ['raise', 'amount', 'kill']),
        harm: flag('somebody was harmed'),
        required: flag('the kill was required'),
        announced: flag('the kill was announced'),
        buttonUp: flag('the kill button was up'),
      },
      'of',
    ),
    noticed: fields(
      'when the size of the wager was questioned',
      {
        when: oneOf('when', ['at-once', 'in-the-round', 'all-have-acted', 'round-over']),
        pondered: flag('somebody had thought long about it'),
        by: oneOf('by whom', ['dealer', 'bettor', 'another']),
      },
      'when',
    ),
    skipped: fields(
      'the player was passed over',
      {
        behind: chips('how many acted after the player'),
        waiting: flag('somebody ahead of the player had yet to act'),
        calledTime: flag('the player had called time'),
      },
      'behind',
    ),
    wrongLowcard: flag('the player brought in although another card was lower'),
    floor: oneOf('what the floor has decided where it is left to it', ['holds', 'frees']),
  },
  'seat',
)

const scenario = fields(
  'a scenario with at least "form" and "seats"',
  {
    $schema: text('where this schema is kept'),
    id: { description: 'comes back with the answer', type: ['string', 'integer'] },
    about: text('what it shows, for people'),
    form: {
      description: 'an id of "cardroom forms", such an id with -bomb-pot, or a form of your own',
      type: ['string', 'object'],
    },
    book: { description: `a book (${BOOKS.join(', ')}) or a house`, anyOf: [{ enum: BOOKS }, { type: 'object' }] },
    structure: oneOf('the betting structure; without it the usual one of the form', STRUCTURES),
    stakes,
    setting: oneOf('where it is played', SETTINGS),
    seats: {
      description: 'chips by seat, a list of seats, or how many there are',
      anyOf: [
        { description: 'how many seats', type: 'integer', minimum: 2, maximum: 23 },
        {
          description: 'seats from 1 on, null for an empty one',
          type: 'array',
          items: oneSeat(seatFields, { type: 'null' }),
        },
        {
          description: 'seats by number',
          type: 'object',
          patternProperties: { [SEATS]: oneSeat(unnumbered) },
          additionalProperties: false,
        },
      ],
    },
    stacks: { ...chips('chips of every seat for which none are told; 1,000 without it'), minimum: 1 },
    button: { ...seat, description: 'the seat of the button; the highest without it' },
    cards: {
      description: 'cards by seat in the order in which it gets them: {"3": "As Kd", "3+": "a second hand"}',
      type: 'object',
      patternProperties: { '^[1-9][0-9]{0,5}\\+?$': cards('cards') },
      additionalProperties: false,
    },
    board: {
      description: 'the boardcards in the order in which they fall; of several boards or run-outs a list',
      anyOf: [cards('cards'), listOf(cards('cards'), 'a board each')],
    },
    deck: cards('the top of the deck as it lies, burncards among it; the rest lies under it in order'),
    posts: listOf(
      {
        description: '"3 straddles 20", or {"seat", "kind", "amount"}',
        anyOf: [
          text('a post in words'),
          fields(
            'a post',
            { seat, kind: oneOf('kind', POST_KINDS), amount: chips('amount') },
            'seat',
            'kind',
            'amount',
          ),
        ],
      },
      'posts beside the usual ones: ["3 straddles 20"]',
    ),
    usualPosts: flag('false leaves out the blinds and antes that fall by position'),
    straddleOnPlacard: flag('the placard of the game makes the straddle mandatory'),
    carried: chips('chips left in the pot by an earlier deal'),
    dealtInBefore: listOf(seat, 'seats that were dealt in when money was forfeited into the pot'),
    passed: chips('how many deals in a row before this nobody opened'),
    barred: listOf(seat, 'seats that are not dealt in until another has won a pot'),
    mixed: flag('the form is part of a mix'),
    finalTwo: flag('only two players are left in the event'),
    timed: flag('the players pay for their time, and no pot is raked'),
    buttonPlaysTwo: flag('Chinese poker for three: the button plays the fourth stack too'),
    acts: {
      description: 'what happened, in order: ["deal", "3 calls", "1 raises to 40"]',
      anyOf: [
        text('acts divided by semicolons'),
        listOf(
          {
            description: 'an act in words or fields',
            anyOf: [text('an act'), plainAct, tableTalk, ...incidentSchemas()],
          },
          'acts',
        ),
      ],
    },
    ask: {
      description: 'legal, ruling, wager, shows, pots, payouts, view, view 3, state, events, or a list of these',
      anyOf: [ref('question'), listOf(ref('question'), 'questions', 1)],
    },
    expect: { description: 'what the answer must hold', type: 'object' },
  },
  'form',
  'seats',
)

const defs: Defs = {
  scenario,
  question: {
    description: 'legal, ruling, wager, shows, pots, payouts, view, view 3, state or events',
    anyOf: [
      { type: 'string', pattern: '^(legal|ruling|wager|shows|pots|payouts|view( [1-9][0-9]*)?|state|events)$' },
      fields('what a seat sees', { view: seat }, 'view'),
    ],
  },
  gesture: oneOf('a gesture', ['knocks', 'throws-hand-forward', 'lifts-upcards']),
}

/** The JSON Schema of scenarios: one, or a list of them. */
export const scenarioSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cardroom scenario',
  description: 'A table, what happened at it, and what is asked.',
  anyOf: [ref('scenario'), { type: 'array', items: ref('scenario') }],
  $defs: defs,
} as const

/** The schema of one scenario, and those it refers to. */
export const oneScenario: { readonly schema: Schema; readonly defs: Defs } = { schema: scenario, defs }
