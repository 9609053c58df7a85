import { forms } from '../../forms/forms.ts'
import {
  byName,
  either,
  flag,
  type Kind,
  like,
  listOf,
  noneOr,
  object,
  oneOf,
  said,
  text,
  whole,
  words,
} from '../../kinds/kind.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { described } from '../described.ts'
import { EVENT_ORDER } from './order-kind.ts'
import { EVENT_QUESTIONS } from './questions.ts'

const count = (about: string): Kind => said(about, whole(1))
const spot = noneOr(said('the number of a seat', whole(1, 99)))

const chair = said(
  'a name, or {"player": "Bob", "chips": 900}',
  either(words, described('somebody with their chips', { player: words, chips: count('chips') }, {})),
)

const table = described(
  'a table with who sits where',
  { seats: said('who sits where, by seat', byName(chair, '^[1-9][0-9]?$')) },
  { table: count('the number of the table'), button: spot, small: spot, big: spot },
)

const event = described(
  'an event: its tables with who sits where, what is posted for it, and what happened since',
  { tables: said('the tables', listOf(table, 2000, 1)) },
  {
    seats: count('seats at a table'),
    finalSeats: count('seats at the final table'),
    game: said('an id of "cardroom forms"', oneOf(...Object.keys(forms))),
    price: count('what an entry costs'),
    chips: count('the starting stack'),
    unit: count('the smallest chip'),
    levels: said(
      'blinds level by level: ["50-100", "75-150"]',
      listOf(like('^\\d{1,9}-\\d{1,9}$', 'blinds such as 50-100'), 200, 1),
    ),
    minutes: count('how long a level lasts'),
    rebuys: said('from which stack and up to which level there are rebuys', noneOr(object)),
    reEntries: said('how often a player may enter again', noneOr(whole(0))),
    entryUntil: said('the level up to which one may enter', noneOr(whole(0))),
    breakOrder: said('in which order tables are broken', listOf(whole(1))),
    skipRedrawAtThree: said('no new draw of seats at three tables', flag),
    winnerTakesAll: said('there is one prize', flag),
    guarantee: said('the purse that is guaranteed', noneOr(whole(0))),
    began: count('how many tables it began with'),
    purse: noneOr(count('the purse, to ask for prizes alone')),
    players: noneOr(count('how many play for it')),
    happened: said('what happened, in order', listOf(EVENT_ORDER, 10_000)),
  },
)

/** A scenario about an event, as people write it. */
export const tournamentScenario: Kind = described(
  'a scenario about a tournament',
  { tournament: event },
  {
    $schema: said('where this schema is kept', text()),
    id: said('comes back with the answer', either(text(), whole(Number.MIN_SAFE_INTEGER))),
    about: said('what it shows, for people', text()),
    book: said(`a book (${BOOKS.join(', ')}) or a house`, either(oneOf(...BOOKS), object)),
    ask: said(
      `${EVENT_QUESTIONS.join(', ')}, or a list of these`,
      either(oneOf(...EVENT_QUESTIONS), listOf(oneOf(...EVENT_QUESTIONS), undefined, 1)),
    ),
    expect: said('what the answer must hold', object),
  },
)
