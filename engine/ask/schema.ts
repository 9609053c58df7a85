import { POST_KINDS, SETTINGS } from '../deal/commands.ts'
import { CHIP_USES } from '../deal/stakes.ts'
import { STRUCTURES } from '../forms/form.ts'
import {
  byName,
  either,
  type Fields,
  fields,
  flag,
  type Kind,
  like,
  listOf,
  may,
  noneOr,
  object,
  oneOf,
  said,
  text,
  whole,
} from '../kinds/kind.ts'
import { kindDefined, kindSchema, type Schema } from '../kinds/schema.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { floorScenario } from './floor/floor-kind.ts'
import { anyIncident } from './incidents/incident-kind.ts'
import { factSchemas, incidentSchema } from './incidents/incident-schema.ts'
import { nightScenario } from './night/night-kind.ts'
import { tournamentScenario } from './tournament/event-kind.ts'

/** Seats as names of fields. */
const SEATS = '^[1-9][0-9]{0,5}$'

const chips = (words: string, least = 0): Kind => said(words, whole(least))
const seat = said('the number of a seat', whole(1, 999_999))
const spoken = (words: string): Kind => said(words, text())
const cards = (words: string): Kind => said(words, text(), 'As Kd', 'AsKd', '?? ??')
const yes = (words: string): Kind => said(words, flag)
const list = (of: Kind, words: string, least?: number): Kind => said(words, listOf(of, undefined, least))
const named = (words: string, names: readonly string[]): Kind => said(words, oneOf(...names))

/** An object of which these fields must be there, and the others may. */
const having = (words: string, all: Fields, ...needed: readonly string[]): Kind =>
  said(
    words,
    fields(Object.fromEntries(Object.entries(all).map(([name, of]) => [name, needed.includes(name) ? of : may(of)]))),
  )

const denominations = list(chips('the worth of a chip'), 'chips by their worth: [25, 25]')
const wagerActs = ['fold', 'check', 'call', 'bet', 'raise', 'complete'] as const

const stakes = said(
  'stakes such as "5-10", "10-20 ante 2 bring-in 3", their size, or their fields',
  either(
    said('blinds or limits, then what else is put in', text(), '5-10', '10-20 ante 2'),
    chips('the big blind, lower limit or least bet', 1),
    having('stakes field by field; what is left out is as usual', {
      lower: chips('the lower limit or least bet'),
      upper: chips('the upper limit, or at spread the most'),
      blinds: said(
        'the blinds from the left of the button: "5-10" or [5, 10]',
        either(like('^\\d+(-\\d+)*$', 'blinds such as 5-10'), list(chips('a blind'), 'blinds')),
      ),
      ante: chips('the ante'),
      antes: named('who puts the ante in', ['each', 'button', 'big-blind']),
      bringIn: chips('the forced bet of stud'),
      unit: chips('the smallest chip', 1),
      chips: having(
        'the smallest chip used for each of these; the book says which of them is the smallest that plays',
        Object.fromEntries(CHIP_USES.map(use => [use, chips('the smallest chip used for it', 1)])),
      ),
      point: chips('what a point is worth'),
      potUnit: chips('up to which amount the pot is rounded where it is the limit', 1),
    }),
  ),
)

const seatFields = {
  seat,
  chips: chips('chips'),
  cards: said(
    'the cards of the seat in the order in which it gets them; of two hands a list',
    either(cards('cards'), list(cards('cards'), 'a hand each')),
  ),
  fantasyland: chips('how many cards it has in Fantasyland', 1),
  folded: yes('has folded before the street at which the deal is taken up'),
  denominations: said(
    'how many chips of which worth they are: {"25": 3, "5": 2}',
    byName(chips('how many'), '^[1-9][0-9]*$'),
  ),
  matched: chips('without a chip: what of the carried pot it plays for'),
} satisfies Fields

const { seat: _, ...unnumbered } = seatFields
const oneSeat = (own: Fields): Kind =>
  said('chips, or {"chips": 500, "cards": "As Kd"}', either(chips('chips'), having('a seat', own)))

const plainAct = having(
  'an act in fields: {"seat": 3, "act": "raise", "to": 40}',
  {
    act: spoken('the verb'),
    seat,
    hand: said('2 for the second hand', oneOf(1, 2)),
    to: chips('the total then in front of the player'),
    by: chips('how much the raise adds'),
    cards: cards('cards'),
    rows: list(cards('a row'), 'rows from the front'),
    discard: cards('cards thrown away'),
    agreed: list(seat, 'who agreed'),
  },
  'act',
)

const gesture: Kind = {
  ...named('a gesture', ['knocks', 'throws-hand-forward', 'lifts-upcards']),
  name: 'gesture',
}

const doing = said(
  'words, chips released in one motion, {"held": chips} or {"does": a gesture}',
  either(
    spoken('words'),
    denominations,
    having('chips not let go', { held: denominations }, 'held'),
    having('a gesture', { does: gesture }, 'does'),
  ),
)

const tableTalk = having(
  'words and chips: {"seat": 2, "says": "raise", "chips": [25, 25]}',
  {
    seat,
    says: said('what the player said', either(spoken('words'), list(spoken('words'), 'words'))),
    chips: said(
      'chips released: 100, "4x25", [25, 25], or one list for each motion',
      either(chips('one chip'), spoken('chips such as 100 4x25'), denominations, list(denominations, 'motions', 1)),
    ),
    holds: denominations,
    does: gesture,
    did: list(doing, 'everything the player said and did, in order'),
    before: denominations,
    bet: chips('how much of the chips in front counts as the bet'),
    pulledBack: denominations,
    pushedTogether: yes('old and new chips were pushed in together'),
    since: list(
      having('what another did since', { seat, act: named('act', [...wagerActs, 'shows']), to: chips('to') }, 'act'),
      'what others did since: [{"seat": 2, "act": "raise", "to": 40}]',
    ),
    mistook: having(
      'what the player didn’t know: {"of": "raise"}',
      {
        of: named('what', ['raise', 'amount', 'kill']),
        harm: yes('somebody was harmed'),
        required: yes('the kill was required'),
        announced: yes('the kill was announced'),
        buttonUp: yes('the kill button was up'),
      },
      'of',
    ),
    noticed: having(
      'when the size of the wager was questioned: {"when": "at-once"}',
      {
        when: named('when', ['at-once', 'in-the-round', 'all-have-acted', 'round-over']),
        pondered: yes('somebody had thought long about it'),
        by: named('by whom', ['dealer', 'bettor', 'another']),
      },
      'when',
    ),
    skipped: having(
      'the player was passed over: {"behind": 3}',
      {
        behind: chips('how many acted after the player'),
        waiting: yes('somebody ahead of the player had yet to act'),
        calledTime: yes('the player had called time'),
      },
      'behind',
    ),
    wrongLowcard: yes('the player brought in although another card was lower'),
    floor: named('what the floor has decided where it is left to it', ['holds', 'frees']),
  },
  'seat',
)

/** What may be asked. */
export const question: Kind = {
  ...said(
    'legal, ruling, wager, shows, pots, payouts, view, view 3, state or events',
    either(
      like('^(legal|ruling|wager|shows|pots|payouts|view( [1-9][0-9]*)?|state|events)$', 'the name of a question'),
      having('what a seat sees', { view: seat }, 'view'),
    ),
  ),
  name: 'question',
}

/** One scenario, as people write it. */
export const oneScenario = having(
  'a scenario with at least "form" and "seats"',
  {
    $schema: spoken('where this schema is kept'),
    id: said('comes back with the answer', either(text(), whole(Number.MIN_SAFE_INTEGER))),
    about: spoken('what it shows, for people'),
    form: said('an id of "cardroom forms", such an id with -bomb-pot, or a form of your own', either(text(), object)),
    book: said(`a book (${BOOKS.join(', ')}) or a house`, either(oneOf(...BOOKS), object)),
    structure: named('the betting structure; without it the usual one of the form', STRUCTURES),
    stakes,
    approved: said('the stakes that the house approved, where players have agreed on others by themselves', stakes),
    setting: named('where it is played', SETTINGS),
    points: said(
      'points of the book that are otherwise at this table: {"minimumBringIn": "small-bet"}; docs/settings.md lists them',
      object,
    ),
    street: spoken('the street at which the deal is taken up: flop, turn, fifth street, showdown'),
    pot: chips('what is in the pot when the street begins'),
    in: said('what each seat has put in when the street begins: {"1": 40, "2": 120}', byName(chips('chips'), SEATS)),
    hands: said(
      'hands by what they are, where the cards do not matter: {"1": "a flush", "3": "nut low"}',
      byName(spoken('a hand such as "two pair", "nut low", "8-6 low"'), SEATS),
    ),
    seats: said(
      'chips by seat, a list of seats, or how many there are',
      either(
        said('how many seats', whole(2, 23)),
        list(noneOr(oneSeat(seatFields)), 'seats, counted from 1, null for an empty one'),
        said('seats by number: the names are numbers of seats', byName(oneSeat(unnumbered), SEATS)),
      ),
    ),
    stacks: chips('chips of every seat for which none are given; 1,000 without it', 1),
    button: said('the seat of the button; the highest without it', seat),
    cards: said(
      'cards by seat in the order in which it gets them: {"3": "As Kd", "3+": "a second hand"}',
      byName(cards('cards'), '^[1-9][0-9]{0,5}\\+?$'),
    ),
    board: said(
      'the boardcards in the order in which they fall; of several boards or run-outs a list',
      either(cards('cards'), list(cards('cards'), 'a board each')),
    ),
    deck: cards('the top of the deck as it lies, burncards among it; the rest lies under it in order'),
    posts: list(
      said(
        '"3 straddles 20", or {"seat", "kind", "amount"}',
        either(spoken('a post in words'), fields({ seat, kind: named('kind', POST_KINDS), amount: chips('amount') })),
      ),
      'posts beside the usual ones: ["3 straddles 20"]',
    ),
    usualPosts: yes('false leaves out the blinds and antes that fall by position'),
    straddleOnPlacard: yes('the placard of the game makes the straddle mandatory'),
    carried: chips('chips left in the pot by an earlier deal'),
    dealtInBefore: list(seat, 'seats that were dealt in when money was forfeited into the pot'),
    passed: chips('how many deals in a row before this nobody opened'),
    barred: list(seat, 'seats that are not dealt in until another has won a pot'),
    mixed: yes('the form is part of a mix'),
    finalTwo: yes('only two players are left in the event'),
    timed: yes('the players pay for their time, and no pot is raked'),
    buttonPlaysTwo: yes('Chinese poker for three: the button plays the fourth stack too'),
    acts: said(
      'what happened, in order: ["deal", "3 calls", "1 raises to 40"]',
      either(
        spoken('acts divided by semicolons'),
        list(said('an act in words or fields', either(spoken('an act'), plainAct, tableTalk, anyIncident())), 'acts'),
      ),
    ),
    ask: said(
      'legal, ruling, wager, shows, pots, payouts, view, view 3, state, events, or a list of these',
      either(question, list(question, 'questions', 1)),
    ),
    expect: said('what the answer must hold', object),
  },
  'form',
  'seats',
)

const SCENARIOS: readonly Schema[] = ['scenario', 'night', 'floor', 'tournament'].map(name => ({
  $ref: `#/$defs/${name}`,
}))

/** The JSON Schema of scenarios: one, or a list of them, about a deal, a table between deals, a floor or an event. */
export const scenarioSchema: Schema & { readonly $defs: Readonly<Record<string, Schema>> } = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cardroom scenario',
  description: 'A table, what happened at it, and what is asked.',
  anyOf: [...SCENARIOS, { type: 'array', items: { anyOf: SCENARIOS } }],
  $defs: {
    scenario: kindSchema(oneScenario),
    night: kindSchema(nightScenario),
    floor: kindSchema(floorScenario),
    tournament: kindSchema(tournamentScenario),
    question: kindDefined(question),
    gesture: kindDefined(gesture),
    incident: incidentSchema,
    ...factSchemas,
  },
}
