import { type CardCode, UNKNOWN_CODE } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'

/**
 * Throws unless these are codes of cards, up to the joker and cards that nobody has named: plain JavaScript lets text in.
 */
export const checkCodes = (at: string, codes: readonly unknown[]): void => {
  if (typeof codes?.[Symbol.iterator] !== 'function') throw wrongArgument(at, codes, CODES)
  for (const code of codes) if (!isCode(code)) throw wrongArgument(at, code, CODES)
}

/** Is this the code of a card? */
export const isCode = (code: unknown): code is CardCode =>
  typeof code === 'number' && (code | 0) === code && code >= 0 && code <= UNKNOWN_CODE

/** What to give where codes of cards are asked for. */
export const CODES = "codes of cards, as cards('AhKh').map(codeOf) makes them"
