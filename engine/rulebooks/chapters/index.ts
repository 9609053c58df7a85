import type { Chapter } from '../point.ts'
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

/** The chapters of the rulebook, in the order in which it is read. */
export const chapters = [
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
] as const satisfies readonly Chapter[]
