import { FLOOR_ORDER } from '../../floor/order-shapes.ts'
import { forms } from '../../forms/forms.ts'
import {
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

const list = (of: Kind, about: string): Kind => said(about, listOf(of))

const time = said(
  'a time of the day such as "20:05", or minutes after midnight',
  either(like('^\\d{1,2}:[0-5]\\d$', 'a time'), whole(0)),
)
const name = said('a name', words)
const seat = said('the number of a seat', whole(1, 12))

const game = described(
  'a game with its list',
  { game: said('what the game is called', words) },
  {
    forms: list(said('an id of "cardroom forms"', oneOf(...Object.keys(forms))), 'what is played'),
    limit: said('the limit', like('^\\d+-\\d+$', 'a limit such as 10-20')),
    structure: said('the betting structure', words),
    kill: said('it is played with a kill', flag),
    seats: said('seats at a table', whole(2, 12)),
    list: list(
      said(
        'a name on the list',
        either(
          name,
          described(
            'a name with when and how it came',
            { player: name },
            { since: time, way: oneOf('in-person', 'online') },
          ),
        ),
      ),
      'the names in their order',
    ),
  },
)

const table = described(
  'a table with who sits at it',
  { table: said('what the table is called', words) },
  {
    game: said('the game that it plays; the first without it', words),
    players: list(noneOr(name), 'who sits there from seat 1 on, null for an empty one'),
    feeds: list(name, 'the tables that it feeds as a must-move'),
    deals: said('how many hands were dealt', whole(0, 1_000_000)),
    inDeal: said('a hand is on', flag),
    button: noneOr(seat),
    small: noneOr(seat),
    big: noneOr(seat),
    opened: time,
    silent: said('it tells nothing of its hands', flag),
  },
)

const person = described(
  'more about somebody',
  { player: name },
  {
    tier: said('the house’s card', words),
    where: oneOf('here', 'away', 'online'),
    deposit: said('what they left', whole(0, 1_000_000)),
    barred: said('they may not play here', flag),
  },
)

/** A scenario about a whole room, as people write it. */
export const floorScenario: Kind = described(
  'a scenario about a floor',
  {
    floor: described(
      'a room: its games with their lists, its tables, and what happens',
      {},
      {
        book: said(`a book (${BOOKS.join(', ')}) or a house`, either(oneOf(...BOOKS), object)),
        now: time,
        games: list(game, 'the games'),
        tables: list(table, 'the tables'),
        people: list(person, 'people of whom more is known'),
        apart: list(said('two names', listOf(name, 2, 2)), 'pairs who are not seated together'),
        happens: list(FLOOR_ORDER, 'what happens, each with its time'),
      },
    ),
  },
  {
    $schema: said('where this schema is kept', text()),
    id: said('comes back with the answer', either(text(), whole(Number.MIN_SAFE_INTEGER))),
    title: said('what it shows, for people', text()),
    about: said('what it shows, for people', text()),
    ask: said(
      'next GAME, main TABLE, may PLAYER TABLE, due, until, happened, or a list of these',
      either(text(), listOf(text())),
    ),
    expect: said('what the answer must hold', object),
  },
)
