import { chapters } from '../../../rulebooks/chapters/index.ts'
import type { PointName } from '../../../rulebooks/rulebook.ts'
import type { ChaptersWords } from '../chapter-words.ts'
import { authority } from './authority.ts'
import { bigBet } from './big-bet.ts'
import { button } from './button.ts'
import { conduct } from './conduct.ts'
import { deadHands } from './dead-hands.ts'
import { draw } from './draw.ts'
import { kills } from './kills.ts'
import { limitBetting } from './limit-betting.ts'
import { misdeals } from './misdeals.ts'
import { oddChips } from './odd-chips.ts'
import { repairs } from './repairs.ts'
import { seating } from './seating.ts'
import { showdown } from './showdown.ts'
import { stakes } from './stakes.ts'
import { straddles } from './straddles.ts'
import { stud } from './stud.ts'
import { tournament } from './tournament.ts'
import { wagerReading } from './wager-reading.ts'
import { wagerSizes } from './wager-sizes.ts'

/** The chapters of the rulebook in German, in the order in which it is read. */
const inGerman: ChaptersWords<typeof chapters> = [
  authority,
  conduct,
  stakes,
  seating,
  misdeals,
  deadHands,
  repairs,
  limitBetting,
  wagerReading,
  wagerSizes,
  bigBet,
  straddles,
  showdown,
  oddChips,
  button,
  stud,
  draw,
  kills,
  tournament,
]

/** The titles of the chapters by the English ones. */
export const chapterTitles: ReadonlyMap<string, string> = new Map(
  chapters.map(({ title }, i) => [title, inGerman[i]!.title]),
)

/** What each point asks. */
export const pointQuestions: { readonly [P in PointName]: string } = {
  ...authority.asks,
  ...conduct.asks,
  ...stakes.asks,
  ...seating.asks,
  ...misdeals.asks,
  ...deadHands.asks,
  ...repairs.asks,
  ...limitBetting.asks,
  ...wagerReading.asks,
  ...wagerSizes.asks,
  ...bigBet.asks,
  ...straddles.asks,
  ...showdown.asks,
  ...oddChips.asks,
  ...button.asks,
  ...stud.asks,
  ...draw.asks,
  ...kills.asks,
  ...tournament.asks,
}
