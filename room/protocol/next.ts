import type { Chips } from '@cardroom/engine'
import Type from 'typebox'
import { chips, list, object, orNull } from './schemas.ts'

/** What a player can choose for the next deal, and what they have chosen. */
export type NextChoice =
  /** A straddle, or a voluntary kill, for this many chips. */
  | { readonly say: 'straddle' | 'kill'; readonly chips: Chips; readonly said: boolean }
  /** A bomb pot for this ante: `wanted` by somebody, and whether this player is in; null until they say. */
  | { readonly say: 'bomb-pot'; readonly chips: Chips; readonly wanted: boolean; readonly said: boolean | null }
  /** The form, at dealer's choice: those of the placard by name, and which is played now. */
  | { readonly say: 'form'; readonly forms: readonly string[]; readonly now: number }

/** What somebody may say for the next deal, as it goes over the line. */
export const nextSchema = list(
  Type.Union([
    object({ say: Type.Enum(['straddle', 'kill']), chips, said: Type.Boolean() }),
    object({ say: Type.Literal('bomb-pot'), chips, wanted: Type.Boolean(), said: orNull(Type.Boolean()) }),
    object({ say: Type.Literal('form'), forms: list(Type.String()), now: Type.Integer() }),
  ]),
)
