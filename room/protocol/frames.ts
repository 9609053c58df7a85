import type { Card, Chips, DealEvent, RuleId, Seat, View } from '@cardroom/engine'
import type { Decider, Legal, Pot, PotAwarded } from '@cardroom/engine/deal'
import type { BuyInRange, EntryChoice, EntryWish, PlayerId } from '@cardroom/engine/table'
import type { Say } from '@cardroom/engine/words'
import { type Difference, withDifferences } from './change.ts'
import type { LiveShown } from './live.ts'
import type { NextChoice } from './next.ts'
import type { OptionsShown, RabbitShown, RequestEnd, RequestShown } from './options.ts'
import type { AvatarName } from './own.ts'
import type { ClockShown, ClockTerms, PlanShown } from './people.ts'
import type { PreferencesShown } from './preferences.ts'
import type { ReportAnswer, ReportShown } from './report.ts'
import type { FromShown } from './shown.ts'

export type { Card } from '@cardroom/engine'
export { foldedName } from '@cardroom/engine/kinds'
export type * from './bank.ts'
export { type Difference, withDifferences } from './change.ts'
export * from './chips-words.ts'
export type * from './deals.ts'
export type * from './events.ts'
export type { Certificate, ExamAnswer, ExamQuestion, ExamTaken, ExamWanted, Marked, SittingShown } from './exams.ts'
export type * from './floor.ts'
export { BOARD_NAMES, STAFF_OFFICES, TABLE_RUNS } from './floor-named.ts'
export type { FollowedAs, FollowedName } from './followed.ts'
export type { KeptHouseShown } from './houses.ts'
export type { LessonShown } from './lessons.ts'
export type * from './live.ts'
export type { LiveAct, LiveOrder } from './live-orders.ts'
export type * from './lobby.ts'
export type { Message } from './messages.ts'
export { MOST_AT_ONCE } from './most-at-once.ts'
export { AVATARS, NOTE_COLOURS } from './named.ts'
export type { NextChoice } from './next.ts'
export type { AuditShown, NoticeShown, OfficeOrder, OfficeShown, PeopleFound } from './office.ts'
export type * from './options.ts'
export type { AvatarName, OwnThings, PlayerNote } from './own.ts'
export type * from './people.ts'
export type { PersonOrder, PlayerAct } from './person-orders.ts'
export type * from './points.ts'
export type { Preference, PreferencesShown, Preferred } from './preferences.ts'
export type { RecordOrder, RecordView } from './record.ts'
export type { ReportShown } from './report.ts'
export type { Answered, Carried, Route } from './routes.ts'
export type * from './rules.ts'
export { type FromShown, type NotShown, type ShownChange, type ShownWhole, shownAfter } from './shown.ts'
export type { OwnStats, StatsShown } from './stats.ts'
export type { StructureMade } from './structure.ts'
export type { PlacardWanted, TableWanted } from './table-wanted.ts'
export type {
  GroupShown,
  PracticeKept,
  PracticeReport,
  Progress,
  TrainingShown,
} from './training.ts'

/** The version of what server and page say to each other. */
export const PROTOCOL = 1

/** A table as everybody sees it who looks at it. */
export type CommonView = {
  readonly table: string
  readonly name: string
  readonly game: GameShown
  readonly seats: readonly SeatShown[]
  readonly button: Seat | null
  /** How many deals there have been. */
  readonly deals: number
  /** The deal that is on, or the last one until the next begins. */
  readonly deal: DealShown | null
  /** How long they have who are to act; none where nobody is hurried. */
  readonly clocks: readonly ClockShown[]
  /** How the table hurries people. */
  readonly clock: ClockTerms | null
  /** Everybody may come; otherwise by invitation alone. */
  readonly open: boolean
  /** The seal of the deck of this deal. */
  readonly seal: string | null
  readonly collected: Chips
  /** No deal begins: the host has paused the table. */
  readonly paused: boolean
  /** A bomb pot that somebody has proposed: the seats that play it, and those that keep out. */
  readonly bombPot: { readonly plays: readonly Seat[]; readonly out: readonly Seat[] } | null
  /** A report that waits for the answers of those who have a stake in the hand. */
  readonly report: ReportShown | null
  /** At dealer's choice: the seat that is waited for to choose the next form. */
  readonly choosing: Seat | null
  /** The host has said that the night ends after this deal. */
  readonly ending: boolean
  readonly ended: boolean
  /** What the table has agreed on beside its game. */
  readonly options: OptionsShown
  /** What would have come in the hand that is over, by board, once a player has asked to see it. */
  readonly rabbit: RabbitShown | null
  /** What the helper goes by where cards and chips are real; null where software deals. */
  readonly live: LiveShown | null
}

/** Which game is played. */
export type GameShown = {
  readonly form: string
  readonly formName: string
  readonly family: string
  readonly stakes: string
  readonly book: string
  readonly mix: readonly string[]
  /** The rules that describe the form. */
  readonly rules: readonly RuleId[]
  /** What one usually sits down with. */
  readonly buyIn: Chips
}

/** A button before a seat. */
export type SeatMark = 'small blind' | 'middle blind' | 'big blind' | 'straddle' | 'kill' | 'leg up' | 'opener'

/** A chair and who sits in it. */
export type SeatShown = {
  readonly seat: Seat
  readonly person: PlayerId | null
  readonly name: string
  readonly bot: boolean
  /** They host the table. */
  readonly host: boolean
  readonly chips: Chips
  readonly away: boolean
  /** Why they are not dealt in, in words; empty if they are. */
  readonly out: string
  readonly missedBlind: boolean
  /** What else lies in front of them. */
  readonly marks: readonly SeatMark[]
  readonly here: boolean
  /** They have disconnected, and the table waits for them. */
  readonly lost: boolean
  /** How they are drawn, if not by their initials. */
  readonly avatar?: AvatarName
}

/** A deal as it is shown: what the rail sees, with the form by its name. */
export type DealShown = Omit<View, 'form' | 'book' | 'viewer' | 'legal' | 'stakes' | 'awards'> & {
  /**
   * Who took which part of which pot, the hand it was won with by its name and within a sentence (`with a straight`), and
   * the cards that make it; none when nobody had to show.
   */
  readonly awards: readonly (Omit<PotAwarded, 'hands'> & {
    readonly words: string
    readonly held: string
    readonly cards: readonly Card[]
  })[]
  /** What each seat has won, or less than 0 lost, once the deal is over. */
  readonly nets: readonly { readonly seat: Seat; readonly chips: number }[]
  /** Whose rows were fouled, once they are compared; left out where nobody's were. */
  readonly fouled?: readonly Seat[]
  readonly number: number
  readonly form: string
  readonly unit: Chips
  /** The main pot, then the side pots; one alone while nobody is all-in. */
  readonly pots: readonly Pot[]
  /** What the pots are divided into by the form: `high`, `low`; none in the Chinese family. */
  readonly shares: readonly string[]
  /** The rows of the Chinese family from the front; none elsewhere. */
  readonly rowsOf: readonly { readonly name: string; readonly cards: number }[]
  /** What the hands of the Chinese family owe each other, once it is counted. */
  readonly scores: readonly ScoreShown[]
  /** Who opened the round that is on, and in stud by what: `low card`, `high hand`. */
  readonly first: { readonly seat: Seat; readonly why: string } | null
  /** Up to this a wager completes a short bet, as the bring-in of stud, and is no raise; null where none does. */
  readonly completes: Chips | null
  /** A ruling that is due: who makes it, and the decisions that the book allows, with what each says, the usual one first. */
  readonly ruling: {
    readonly decides: Decider
    readonly options: readonly string[]
    readonly says: readonly Say[]
  } | null
}

/** Two hands of the Chinese family compared, row by row from the front; more than 0 is for the first. */
export type ScoreShown = Omit<Extract<DealEvent, { readonly type: 'PointsScored' }>, 'type'>

/** What belongs to one viewer: who they are here, their cards, and what they can do. */
export type OwnView = {
  readonly seat: Seat | null
  readonly role: 'host' | 'dealer' | 'floor' | 'player' | 'spectator'
  /** Their cards in each of their hands. */
  readonly hands: readonly {
    readonly hand: 0 | 1
    readonly down: readonly Card[]
    readonly rows: readonly (readonly Card[])[]
  }[]
  /** What their hands are worth so far, a line for each part of the pot or row. */
  readonly holds: readonly string[]
  /** At a practice table: the decision they are asked for, explained; null elsewhere, and with others at the table. */
  readonly taught: readonly Say[] | null
  readonly legal: Legal | null
  /** The rules behind what they are asked; none if they are not. */
  readonly why: readonly RuleId[]
  /** How they can come in, if they are not dealt in: what it costs, how many deals they wait, and the rules for it. */
  readonly entry: readonly EntryChoice[]
  /** The way in that they have chosen; null without a seat. */
  readonly wish: EntryWish | null
  /** What they can buy in for. */
  readonly buyIn: BuyInRange | null
  /** They leave when the deal is over. */
  readonly leaving: boolean
  /** What they can choose for the next deal. */
  readonly next: readonly NextChoice[]
  /** What they choose for themselves; null without a seat. */
  readonly prefers: PreferencesShown | null
  /** It is their turn to show, and as far as the open hands tell theirs takes a part of the pot. */
  readonly mayWin: boolean
  /** Cards of the hand that is over which they can still show. */
  readonly toShow: readonly Card[]
  /** They can ask what would have come in the hand that is over. */
  readonly mayHunt: boolean
  /** The 7-2 game, where it is played: the bounty, and whether they play it. */
  readonly sevenDeuce: { readonly chips: Chips; readonly plays: boolean } | null
  /** Requests for seats and chips that wait for the host: a host sees all, others their own; and what became of their last. */
  readonly requests: readonly RequestShown[]
  readonly requestEnd: RequestEnd | null
  /** They have no chips and are in no deal: they can buy some. */
  readonly broke: boolean
  /** What they can choose before their turn, and what they have chosen. */
  readonly plans: readonly PlanShown[]
  readonly plan: PlanShown['plan'] | null
  /** A sound way to set the cards they are asked to set, not fouled if there is one; null if they are not asked. */
  readonly fill: { readonly rows: readonly (readonly Card[])[] } | null
  /** How they can answer the report that waits; null if they can't. */
  readonly answers: ReportAnswer | null
  /** What others have shown to them alone. */
  readonly shown: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]
}

/** What a player has just done, for all to see at their seat: how much they put in, or how many cards they drew. */
export type ActShown = {
  readonly seat: Seat
  readonly does: 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bringIn' | 'fold' | 'draw' | 'muck'
  readonly chips?: Chips
  readonly cards?: number
}

/** Something that happened, as a sentence in parts, with the rules behind it. */
export type NewsLine = {
  readonly seq: number
  readonly at: number
  /** What kind of news it is: the type of its event. */
  readonly kind: string
  readonly say: Say
  readonly rules: readonly RuleId[]
  /** The act of a player, if it is one. */
  readonly act?: ActShown
  /** Who said it, if it is what somebody said. */
  readonly by?: PlayerId
}

/** A table as a viewer sees it, whole: when they begin to watch, and when they couldn't keep up. */
export type Frame = {
  readonly type: 'frame'
  readonly table: string
  /** How many events the stream of the table has: what is shown is what they add up to. */
  readonly seq: number
  readonly common: CommonView
  readonly own: OwnView
  /** All news after `since` for this viewer, as far as they asked for them. */
  readonly news: readonly NewsLine[]
  readonly since: number
}

/** What has happened at a table since the frame or change before, which ended at `from`. */
export type Change = {
  readonly type: 'change'
  readonly table: string
  readonly from: number
  readonly seq: number
  /** What is different in the common view. */
  readonly set: readonly Difference[]
  /** What is different in their own view: the fields that have changed, each whole. */
  readonly own?: Partial<OwnView>
  readonly news: readonly NewsLine[]
}

/** The first word on a line: which protocol is spoken, how often the room asks whether anybody is there, and its time. */
export type Hello = {
  readonly type: 'hello'
  readonly protocol: number
  readonly heartbeat: number
  readonly now: number
}

/** The answer to an order, or to what could not be understood or found. */
export type Reply =
  | { readonly type: 'wrong'; readonly why: string; readonly words: string }
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused'
      readonly id: string
      readonly why: string
      readonly words: string
      readonly rules: readonly RuleId[]
    }
  | { readonly type: 'pong' }

/** All that comes over a line. */
export type FromRoom = Hello | Frame | Change | FromShown | Reply

/** The frame after a change; null if the change follows another frame, and the table has to be watched again. */
export const changed = (frame: Frame, { from, seq, set, own, news }: Change): Frame | null => {
  if (frame.seq !== from) return null
  const common = withDifferences(frame.common, set)
  return { ...frame, seq, common, own: own === undefined ? frame.own : { ...frame.own, ...own }, news }
}
