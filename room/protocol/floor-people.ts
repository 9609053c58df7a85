import Type, { type Static } from 'typebox'
import type { FloorLogEntry } from './floor.ts'
import { STAFF_OFFICES } from './floor-named.ts'
import type { FloorReport, OwnFloorView } from './floor-screens.ts'
import { list, object, oneOf, orNull } from './schemas.ts'

const tableId = Type.String({ minLength: 1, maxLength: 40, description: 'the number or name of a table' })

/** Whom an invitation to the floor is for: staff, a kiosk, the tablet of a table, or a player’s own phone. */
export const floorInvitationSchema = object({
  for: Type.Union([
    object({ office: oneOf(STAFF_OFFICES) }),
    object({ kiosk: Type.Literal(true) }),
    object({ table: tableId }),
    object({ player: Type.String({ minLength: 1, maxLength: 64 }) }),
  ]),
  uses: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 1000 }))),
  minutes: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 525_600 }))),
})
/** Whom an invitation to the floor is for. */
export type FloorInvitationWanted = Static<typeof floorInvitationSchema>

/** The code of an invitation, shown once: the link is `/floor/join#CODE`. */
export const floorInvitedSchema = object({ code: Type.String() })

/** What somebody who came by a code follows now: `floor`, `floor/kiosk`, `floor/table/7`, `floor/me`. */
export const floorJoinedSchema = object({ what: Type.String() })

/** Who stands before a kiosk: a name, and digits that only they know. */
export const kioskSchema = object({
  name: Type.String({ minLength: 1, maxLength: 30 }),
  pin: Type.String({ pattern: '^[0-9]{4,12}$', description: '4 to 12 digits' }),
  /** What they want; without it they only look. */
  order: Type.Optional(Type.Object({ type: Type.String() }, { additionalProperties: true })),
  /** The kiosk’s own name for the order: sent twice, it is carried out once. */
  command: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
})
/** Who stands before a kiosk, and what they want. */
export type KioskAsked = Static<typeof kioskSchema>

/** What a kiosk shows the person at it: their own lists and seat. */
export const ownFloorSchema = Type.Unsafe<OwnFloorView>(
  Type.Object(
    {},
    { additionalProperties: true, description: 'your lists, your seat, and what else you could wait for' },
  ),
)

/** A search in the day’s log: words that are all in an entry, and the place before which it goes on. */
export const floorSearchSchema = object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
})

/** Entries of the day’s log, the newest first, and from where to go on. */
export const floorLogSchema = object({
  entries: list(
    Type.Unsafe<FloorLogEntry>(
      Type.Object({}, { additionalProperties: true, description: 'when, by whom, what in words, and by which rules' }),
    ),
  ),
  next: orNull(Type.Integer()),
})

/** What the day came to. */
export const floorReportSchema = Type.Unsafe<FloorReport>(
  Type.Object({}, { additionalProperties: true, description: 'seats filled, waits, hours, drop, time and downs' }),
)
