import type { Deal, Player } from './deal.ts'

/** What the betting and the pots go by: a whole deal has it, and so has the flat one that is played in place. */
export type Felt = Pick<
  Deal,
  | 'form'
  | 'stakes'
  | 'book'
  | 'law'
  | 'setting'
  | 'step'
  | 'turn'
  | 'round'
  | 'forced'
  | 'lastBlind'
  | 'killer'
  | 'straddler'
  | 'leastBet'
  | 'dead'
  | 'deadPhantom'
  | 'straddles'
  | 'antes'
  | 'opener'
  | 'aggressor'
  | 'awarded'
  | 'matched'
> & { readonly players: readonly AtTheFelt[] }

/** A player as the betting and the pots see them. */
export type AtTheFelt = Pick<
  Player,
  | 'seat'
  | 'hand'
  | 'stack'
  | 'bet'
  | 'paid'
  | 'folded'
  | 'down'
  | 'up'
  | 'acted'
  | 'actedAt'
  | 'actedWagers'
  | 'checked'
  | 'posted'
  | 'phantom'
  | 'shown'
  | 'killed'
>
