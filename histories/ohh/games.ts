import { type Form, forms } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'

/** The games that Open Hand History can hold from the first card to the last. It has no words for the bring-in or for a draw. */
export const OHH_GAMES: Readonly<Record<string, Form>> = {
  Holdem: forms.holdem,
  Omaha: forms.omaha,
  OmahaHiLo: forms['omaha-8'],
}

/** How the structures are called. */
export const BET_TYPES: Readonly<Record<string, Structure>> = { NL: 'no-limit', PL: 'pot-limit', FL: 'limit' }

/** The version of the specification that is written. */
export const OHH_VERSION = '1.4.7'

/** Where fields of a file are kept that other formats do not know. */
export const OHH_FIELDS = '_ohh'

/** Play chips, as the specification calls them. */
export const PLAY_CHIPS = 'PPC'
