import type { HandName } from '@cardroom/engine/ranking'
import type { House } from '@cardroom/engine/rulebooks'
import type { DealFinished } from '../deals/archive-stream.ts'
import type { AroundEvent } from '../events/happenings.ts'
import type { RoomFloorEvent } from '../floor/events.ts'
import type { HouseEvent } from '../houses/houses-stream.ts'
import { OFFICE_TYPES, type OfficeEvent } from '../office/office.ts'
import type { OwnEvent } from '../own/own-stream.ts'
import type { PeopleEvent } from '../people/roll.ts'
import type { RoomEvent } from '../table/state/events.ts'
import type { TrainingEvent } from '../training/training-stream.ts'

/** Every event that the room adds to those of the engine. */
type RoomsOwn =
  | RoomEvent
  | PeopleEvent
  | OfficeEvent
  | DealFinished
  | AroundEvent
  | OwnEvent
  | HouseEvent
  | TrainingEvent
  | RoomFloorEvent

/** What people are called, and what they call their tables, groups and houses. */
const NAMES = [
  ...['PersonCame.name', 'Renamed.name', 'Renamed.was', 'GuestCame.name', 'PasswordSet.name'],
  ...['EventMade.name', 'DirectorAdded.name', 'PersonNamed.name', 'DealFinished.formName', 'EditionSigned.by'],
  ...['ExamBegun.name', 'ExamTaken.name', 'GroupOpened.name', 'GroupOpened.trainerName', 'GroupJoined.name'],
  ...['ProgressReported.name', 'HelperEntered.name', 'TakenBack.name', 'NoteKept.name'],
  ...['BoardSet.name', 'FloorNamed.name', 'FloorInvited.name', 'FloorInvitationUsed.name', 'LeaveOrdered.name'],
  ...['NameChanged.name', 'NameGiven.name', 'OfficeEnded.name', 'OfficeGiven.name', 'PhoneLinked.name'],
  ...['SeatOrderEnded.name', 'SeatOrdered.name', 'TableRunSet.name'],
] as const satisfies readonly Field[]

/** What people have typed or said, house rules among it; and what an older release kept in words. */
const TYPED = [
  ...['Said.text', 'Corrected.why', 'ReportMade.called', 'NoteKept.text', 'NoticeSet.notice', 'SettingsKept.settings'],
  ...['EditionSigned.house', 'HelperEntered.words', 'TakenBack.words'],
] as const satisfies readonly Field[]

/** What an exam or a drill asks: a code of the question, with its cards one after another. */
const ASKED = ['ExamAnswered.key', 'Practiced.key', 'Practiced.lately'] as const satisfies readonly Field[]

/** Who works at the office, and the reason they gave. */
type AtTheOffice = `${OfficeEvent['type']}.${'by' | 'why'}`

/** Ids, hashes, dates and codes. */
const CODES = [
  ...['CodeMade.code', 'DealFinished.form', 'DeckSealed.root', 'DeckSealed.salts', 'EntropyAdded.bytes'],
  ...['Drawn.key', 'Drawn.lists', 'Drawn.what', 'DrawsSealed.seal', 'DrawsSealed.secret'],
  ...['EditionSigned.on', 'EditionSigned.owner', 'EditionSigned.seal', 'EnvelopesMade.root', 'EnvelopesMade.salts'],
  ...['ExamBegun.seed', 'GroupOpened.trainer', 'FloorInvitationUsed.invitation'],
  ...['FloorInvited.code', 'FloorInvited.table', 'InvitationRevoked.invitation', 'InvitationUsed.invitation'],
  ...['Invited.came', 'Invited.code', 'LeaveOrdered.table', 'LoggedOutElsewhere.but', 'NameGiven.pin'],
  ...['NodeDrained.node', 'NoteKept.about', 'OfficeGiven.table', 'OptionsSet.asks', 'PasswordReset.password'],
  ...['PasswordSet.password', 'Practiced.device', 'Practiced.rule'],
  ...['ReportMade.asks', 'ReportMade.decision', 'SeatOrdered.table', 'SessionsSwept.tokens', 'TableClosed.table'],
  ...['TableRunSet.hosted', 'TableRunSet.table', 'Corrected.against'],
] as const satisfies readonly Field[]

/** What is an id, a hash or a link of a chain wherever it stands; and a refusal, which is a code with its data. */
type Id =
  | `${string}.${'id' | 'person' | 'player' | 'token' | 'chain'}`
  | `${Exclude<RoomsOwn['type'], OfficeEvent['type'] | 'EditionSigned'>}.by`
  | `${Extract<RoomsOwn, { readonly refusal: unknown }>['type']}.${string}`

type Listed = (typeof NAMES | typeof TYPED | typeof ASKED | typeof CODES)[number] | AtTheOffice | Id

/** A field with text in it that none of these lists has does not compile, nor does an event that is given a sentence. */
export const EVERY_FIELD_IS_LISTED: [Exclude<Field, Listed>] extends [never] ? true : Exclude<Field, Listed> = true

/** May there be a space in this field of an event of the room: a name, what a person has typed, the cards of a question? */
export const mayHaveSpaces = (type: string, field: string): boolean =>
  TEXTS.has(`${type}.${field}`) || (OFFICE_TYPES.has(type) && (field === 'by' || field === 'why'))

const TEXTS: ReadonlySet<string> = new Set<string>([...NAMES, ...TYPED, ...ASKED])

/** Where text may stand in events: the type of the event, and the field that holds it, however deep. */
type Field = FieldOf<RoomsOwn>
type FieldOf<E> = E extends { readonly type: infer T extends string }
  ? { [K in Own<E>]-?: `${T}.${TextIn<E[K], K>}` }[Own<E>]
  : never
type Own<E> = Exclude<keyof E, 'type'> & string

/** The field in which a value holds text that no type names; one that is named and has a space in it is a sentence. */
type TextIn<T, Key extends string> = T extends string
  ? TextOf<T, Key>
  : T extends number | boolean | null | undefined
    ? never
    : T extends HandName
      ? TextIn<T['is'] | T['ranks'], Key>
      : T extends House
        ? Key
        : T extends readonly (infer Each)[]
          ? TextIn<Each, Key>
          : { [K in keyof T & string]-?: TextIn<T[K], K> }[keyof T & string]
type TextOf<T extends string, Key extends string> = string extends T
  ? Key
  : T extends `${string} ${string}`
    ? `${Key}: ${T}`
    : never
