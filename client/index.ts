export type {
  Answered,
  Carried,
  Change,
  CommonView,
  DealShown,
  Frame,
  FromRoom,
  Message,
  NewsLine,
  OwnView,
  PersonOrder,
  PlayerAct,
  Reply,
  Route,
} from '@cardroom/room/protocol'
export { changed, PROTOCOL, withDifferences } from '@cardroom/room/protocol'
export { type AnyCarried, addressOf, type Sent } from './address-of.ts'
export { type Asked, enterRoom, type RoomClient, type RoomOptions } from './room-client.ts'
export { type RoomMatchOptions, roomMatch } from './room-match.ts'
export type { OpenSocket, Socket } from './socket.ts'
export { type Hearing, type TableClient, watchTable } from './table-client.ts'
