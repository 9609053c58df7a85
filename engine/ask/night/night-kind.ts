import { STRUCTURES } from '../../forms/form.ts'
import { byName, either, flag, type Kind, listOf, object, oneOf, said, text, whole } from '../../kinds/kind.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { described } from '../described.ts'

const CHIPS = whole(0, 1_000_000_000)
const SEAT = whole(1, 23)

const sitting = said(
  'chips, or {"chips": 500, "name": "Ann"}',
  either(
    said('chips', CHIPS),
    described(
      'somebody who sits there',
      { chips: said('chips', CHIPS) },
      { name: said('what they are called', text()) },
    ),
  ),
)

/** A table between deals, as people write it. */
export const writtenNight: Kind = described(
  'a table between deals: who sat in the last deal, and what happened since',
  { seats: said('who sat in the last deal, by seat', byName(sitting, '^([1-9]|1[0-9]|2[0-3])$')) },
  {
    form: said('an id of "cardroom forms", or a form of your own', either(text(), object)),
    structure: said('the betting structure', oneOf(...STRUCTURES)),
    stakes: said('stakes, as in any scenario', either(text(), whole(1), object)),
    book: said(`a book (${BOOKS.join(', ')}) or a house`, either(oneOf(...BOOKS), object)),
    setting: said('where it is played', oneOf('cash', 'tournament')),
    button: said('the seat of the button in the last deal; without it none was dealt yet', SEAT),
    chairs: said('how many chairs there are', whole(2, 23)),
    kill: said('a kill game: full or half', oneOf('full', 'half')),
    killRequired: said('a player who wins two in a row must kill', flag),
    stacks: said('what somebody sits down with for whom nothing is said', whole(1)),
    happened: said(
      'what happened since, in order: ["3 walks", "deal", "6 sits down with 500"]',
      listOf(said('an act in words', text()), undefined, 0),
    ),
  },
)

/** What may be asked of a table between deals. */
export const NIGHT_QUESTIONS = ['next deal', 'ways in', 'kill due', 'owed', 'happened'] as const

/** A scenario about a table between deals. */
export const nightScenario: Kind = described(
  'a scenario between deals',
  { night: writtenNight },
  {
    $schema: said('where this schema is kept', text()),
    id: said('comes back with the answer', either(text(), whole(Number.MIN_SAFE_INTEGER))),
    about: said('what it shows, for people', text()),
    ask: said(
      'next deal, ways in 6, kill due, owed, happened, or a list of these',
      either(text(), listOf(text(), undefined, 1)),
    ),
    expect: said('what the answer must hold', object),
  },
)
