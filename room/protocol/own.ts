import Type, { type Static } from 'typebox'
import { type AVATARS, NOTE_COLOURS } from './named.ts'
import { idSchema, list, object, oneOf, orNull } from './schemas.ts'

/** How somebody likes the page, as the page writes it: the room only keeps it, and the page checks what it gets back. */
const settings = Type.String({ maxLength: 8000 })

/** Settings to keep. */
export const settingsSchema = object({ settings })

/** How long a note may be, and how many somebody may have. */
export const NOTE_LENGTH = 500
export const MOST_NOTES = 500

/** A note about another player; nobody but its writer reads it. One without words and colour is taken away. */
export const noteSchema = object({
  about: idSchema,
  /** What they were called when it was written. */
  name: Type.String({ maxLength: 40 }),
  text: Type.String({ maxLength: NOTE_LENGTH }),
  colour: orNull(oneOf(NOTE_COLOURS)),
})
/** A note about another player. */
export type PlayerNote = Static<typeof noteSchema>

/** What the room keeps for somebody with an account. */
export const ownSchema = object({ settings: orNull(settings), notes: list(noteSchema) })
/** What the room keeps for you: how you like the page, and your notes about others. */
export type OwnThings = Static<typeof ownSchema>

/** How somebody is drawn at their seat. */
export type AvatarName = (typeof AVATARS)[number]
