import { bank } from './english/bank.ts'
import { cards } from './english/cards.ts'
import { clock } from './english/clock.ts'
import { deals } from './english/deals.ts'
import { fair } from './english/fair.ts'
import { felt } from './english/felt.ts'
import { floor } from './english/floor.ts'
import { floorScreens } from './english/floor-screens.ts'
import { house } from './english/house.ts'
import { line } from './english/line.ts'
import { live } from './english/live.ts'
import { lobby } from './english/lobby.ts'
import { menu } from './english/menu.ts'
import { night } from './english/night.ts'
import { people } from './english/people.ts'
import { preferences } from './english/preferences.ts'
import { settings } from './english/settings.ts'
import { table } from './english/table.ts'
import { why } from './english/why.ts'
import { winners } from './english/winners.ts'

/** Every text of the page in English, screen by screen; another language is another set of these files. */
const english = {
  bank,
  cards,
  clock,
  deals,
  fair,
  felt,
  floor,
  floorScreens,
  house,
  line,
  live,
  lobby,
  menu,
  night,
  people,
  preferences,
  settings,
  table,
  why,
  winners,
}

/** The texts that a language has. */
export type Texts = typeof english

/** The texts of the page. */
export const texts: Texts = english
