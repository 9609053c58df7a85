import { bank } from './english/bank.ts'
import { cards } from './english/cards.ts'
import { clock } from './english/clock.ts'
import { deals } from './english/deals.ts'
import { fair } from './english/fair.ts'
import { felt } from './english/felt.ts'
import { floor } from './english/floor.ts'
import { floorScreens } from './english/floor-screens.ts'
import { frame } from './english/frame.ts'
import { house } from './english/house.ts'
import { learn } from './english/learn.ts'
import { line } from './english/line.ts'
import { live } from './english/live.ts'
import { lobby } from './english/lobby.ts'
import { menu } from './english/menu.ts'
import { night } from './english/night.ts'
import { notes } from './english/notes.ts'
import { office } from './english/office.ts'
import { options } from './english/options.ts'
import { people } from './english/people.ts'
import { preferences } from './english/preferences.ts'
import { settings } from './english/settings.ts'
import { side } from './english/side.ts'
import { stats } from './english/stats.ts'
import { streets } from './english/streets.ts'
import { table } from './english/table.ts'
import { why } from './english/why.ts'
import { winners } from './english/winners.ts'
import { filled, type WithGaps } from './gaps.ts'

/** Every text of the page in English, screen by screen; another language is another set of these files. */
export const english = {
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

/** The texts that a language has. */
export type Texts = typeof english

/** The texts of the page, in the language that was chosen before the page was drawn. */
export let texts: Texts = english

/** Says everything in these texts from now on, with English where they have gaps. */
export const sayIn = (other: WithGaps<Texts>): void => {
  texts = filled<Texts>(english, other)
}
