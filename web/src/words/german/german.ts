import type { EventTexts } from '../event-texts.ts'
import type { FindTexts } from '../find-texts.ts'
import type { WithGaps } from '../gaps.ts'
import type { RuleTexts } from '../rule-texts.ts'
import type { Texts } from '../texts.ts'
import { bank } from './bank.ts'
import { books } from './books.ts'
import { cards } from './cards.ts'
import { clock } from './clock.ts'
import { deals } from './deals.ts'
import { desk } from './desk.ts'
import { director } from './director.ts'
import { eventResults } from './event-results.ts'
import { events } from './events.ts'
import { fair } from './fair.ts'
import { felt } from './felt.ts'
import { find } from './find.ts'
import { floor } from './floor.ts'
import { floorScreens } from './floor-screens.ts'
import { frame } from './frame.ts'
import { house } from './house.ts'
import { houseBook } from './house-book.ts'
import { learn } from './learn.ts'
import { line } from './line.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { menu } from './menu.ts'
import { night } from './night.ts'
import { notes } from './notes.ts'
import { office } from './office.ts'
import { options } from './options.ts'
import { people } from './people.ts'
import { preferences } from './preferences.ts'
import { record } from './record.ts'
import { recordForms } from './record-forms.ts'
import { settings } from './settings.ts'
import { side } from './side.ts'
import { stats } from './stats.ts'
import { streets } from './streets.ts'
import { table } from './table.ts'
import { tournamentDays } from './tournament-days.ts'
import { train } from './train.ts'
import { why } from './why.ts'
import { winners } from './winners.ts'

/** Every text of the page in German. */
export const german: WithGaps<Texts> = {
  bank,
  cards,
  clock,
  deals,
  fair,
  felt,
  floor,
  floorScreens,
  frame,
  house,
  learn,
  line,
  live,
  lobby,
  menu,
  night,
  notes,
  options,
  people,
  preferences,
  settings,
  side,
  office,
  stats,
  streets,
  table,
  why,
  winners,
}

/** The texts of tournaments in German. */
export const germanEvents: WithGaps<EventTexts> = { ...events, ...director, ...eventResults, ...tournamentDays }

/** The texts about rules in German. */
export const germanRules: WithGaps<RuleTexts> = { books, desk, houseBook, record, recordForms, train }

/** The texts of the search in German. */
export const germanFind: WithGaps<FindTexts> = find
