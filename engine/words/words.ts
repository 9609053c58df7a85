import type { ConductEvent } from '../conduct/events.ts'
import type { ConductRefusal } from '../conduct/refusal.ts'
import type { Seat } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent, Reported } from '../deal/events.ts'
import type { Decider } from '../deal/mending.ts'
import type { Refusal } from '../deal/refusal.ts'
import type { RulingDecision } from '../deal/ruling-decision.ts'
import type { Holding } from '../deal/showdown/holding.ts'
import type { Due } from '../floor/due-now.ts'
import type { FloorEvent } from '../floor/events.ts'
import type { When } from '../floor/moves/going.ts'
import type { FloorRefusal } from '../floor/refusal.ts'
import type { FormId } from '../forms/forms.ts'
import type { Lesson } from '../lessons/lesson.ts'
import type { HandName } from '../ranking/hand-name.ts'
import type { Change } from '../rulings/change.ts'
import type { TableEvent } from '../table/events.ts'
import type { TableRefusal } from '../table/refusal.ts'
import type { TournamentEvent } from '../tournament/events.ts'
import type { TournamentRefusal } from '../tournament/refusal.ts'
import type { StructureRefusal } from '../tournament/structure/make-structure.ts'
import type { Reading } from '../wagers/reading.ts'
import type { DrillWords } from './drill-words.ts'
import type { LessonText } from './lesson-text.ts'
import type { NewsOf } from './news-of.ts'
import type { Say } from './say.ts'
import type { Voice } from './text.ts'

/** All the words that a language has for the engine. A language that lacks one of them does not compile. */
export type Words = {
  readonly voice: Voice
  /** What happens, an entry for each kind of event. */
  readonly dealNews: NewsOf<DealEvent>
  readonly tableNews: NewsOf<TableEvent>
  readonly tournamentNews: NewsOf<TournamentEvent>
  readonly floorNews: NewsOf<FloorEvent>
  readonly conductNews: NewsOf<ConductEvent>
  /** Why something is refused, in a sentence. */
  readonly dealRefusal: (refusal: Refusal) => Say
  readonly tableRefusal: (refusal: TableRefusal) => Say
  readonly tournamentRefusal: (refusal: TournamentRefusal) => Say
  readonly floorRefusal: (refusal: FloorRefusal) => Say
  readonly conductRefusal: (refusal: ConductRefusal) => Say
  readonly structureRefusalWords: (refusal: StructureRefusal) => string
  /** What can be done now, in a sentence. */
  readonly prompt: (deal: Deal) => Say
  /** A player's decision explained to somebody who is learning the form. */
  readonly explainTurn: (deal: Deal, seat: Seat) => readonly Say[]
  /** What went wrong, who rules on it, what the ruling is, and what would change it. */
  readonly incidentSay: (incident: Reported) => Say
  readonly incidentName: (type: string) => string
  readonly deciderSay: (by: Decider | 'book') => Say
  readonly decisionSay: (decision: RulingDecision) => Say
  readonly changeSay: (change: Change) => Say
  readonly factValue: (value: string) => string
  readonly factQuestion: (type: string, name: string) => string | undefined
  /** What somebody’s words and chips are under a book; it may wait for their turn. */
  readonly readingWords: (seat: Seat, reading: Reading, waiting: boolean) => readonly string[]
  /** A street by its name; one that a house has made up keeps its own. */
  readonly streetName: (street: string) => string
  /** The questions of the training. */
  readonly drillWords: DrillWords
  /** What a hand is called, and what a player holds so far. */
  readonly handWords: (hand: HandName) => string
  /** What somebody wins with, after who it is and how much: `with a straight, seven high`. */
  readonly withHand: (hand: HandName) => string
  readonly holdingLines: (holdings: readonly Holding[]) => readonly string[]
  /** What is due on a floor, and when somebody has to move. */
  readonly dueSay: (due: Due) => Say
  readonly dueMore: (due: Due) => Say | null
  readonly moveWhen: (when: When) => string
  /** How a form is played. */
  readonly lessonWords: (lesson: Lesson) => LessonText
  readonly formLines: Readonly<Record<FormId, string>>
}
