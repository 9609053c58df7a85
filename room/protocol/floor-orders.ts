import type { BookId } from '@cardroom/engine'
import type { FloorOrder, Habits } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { BoardNames, TableRun } from './floor-named.ts'

type Asked<O> = O extends { readonly type: string } ? Omit<O, 'at' | 'by'> : never
/** What can be ordered on a floor, without when and by whom: the room knows both. */
export type FloorAsked = Asked<FloorOrder>
type AskedOf<T extends FloorOrder['type']> = Extract<FloorAsked, { readonly type: T }>

/** Orders on `floor`. Those of the engine are as in `@cardroom/engine/floor`, and players are named by their ids. */
export type StaffOrder =
  | { readonly type: 'OpenFloor'; readonly name: string; readonly book: BookId; readonly habits?: Partial<Habits> }
  /** A name that is new today: it is put down, and listed if a game is given. */
  | {
      readonly type: 'AddName'
      readonly name: string
      readonly game?: string
      readonly way?: 'in-person' | 'phone'
    }
  | { readonly type: 'Rename'; readonly player: PlayerId; readonly name: string }
  | (AskedOf<'OpenTable'> & { readonly run: TableRun })
  /** Takes back what an order led to; `order` is the `undo` of its entries in the log. */
  | { readonly type: 'Undo'; readonly order: number }
  | { readonly type: 'SetBoard'; readonly names: BoardNames }
  /** An office, a kiosk or a tablet ends. */
  | { readonly type: 'EndOffice'; readonly person: PlayerId }
  | Exclude<FloorAsked, { readonly type: 'OpenFloor' | 'OpenTable' | 'PassTime' | 'FallSilent' }>

/** Orders on `floor/me`, and at a kiosk: about yourself, so no player is named. */
export type OwnOrder =
  | { readonly type: 'JoinList'; readonly game: string }
  | { readonly type: 'LeaveList'; readonly game: string }
  | { readonly type: 'AnswerCall'; readonly game: string; readonly answer: 'coming' | 'pass' | 'drop' }
  | { readonly type: 'StepOut'; readonly until?: Time }
  | { readonly type: 'AskSeatChange'; readonly seat: number | null }
  | { readonly type: 'RefuseMove' }
  | { readonly type: 'CancelMove' }
  | { readonly type: 'StandUp' }
  /** You want to be kept out until then, or for good. */
  | { readonly type: 'Exclude'; readonly until: Time | null }

/** Orders on `floor/table/ID`: about this table and the players at it. */
export type TabletOrder =
  | Omit<AskedOf<'Sit'>, 'table'>
  | AskedOf<'StandUp'>
  | AskedOf<'WalkAway'>
  | AskedOf<'ComeBack'>
  | AskedOf<'MissBlind'>
  | AskedOf<'AskSeatChange'>
  | AskedOf<'ChangeSeat'>
  | AskedOf<'MakeMove'>
  | AskedOf<'RefuseMove'>
  | Omit<AskedOf<'CollectTime'>, 'table'>
  | Omit<AskedOf<'NextDeal'>, 'table'>
  | Omit<AskedOf<'DealOver'>, 'table'>
