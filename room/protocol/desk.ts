import type { Deal } from '@cardroom/engine'
import Type from 'typebox'
import { object } from './schemas.ts'

/** The hand of a table as the ruling desk needs it: as the person asking sees it, every other card is `??`. */
export const deskSchema = object({
  /** What the table is called. */
  name: Type.String(),
  number: Type.Integer(),
  deal: Type.Unsafe<Deal>(Type.Object({}, { additionalProperties: true })),
})
