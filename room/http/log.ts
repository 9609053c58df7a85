import type { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

/**
 * The log of a room in lines of JSON: what was asked and how it was answered, without names, tokens or cards. Where
 * nobody wants it, what goes wrong is written all the same, to stderr.
 */
export const roomLog = (to: Writable | boolean): Logger => {
  const serializers = { req: asked, res: answered, err: failed }
  if (to === false) return pino({ level: 'error', serializers }, process.stderr)
  return pino({ serializers }, to === true ? process.stdout : to)
}

type Asked = { readonly method: string; readonly url: string; readonly id?: unknown }

/** A path without what follows the question mark: codes may be there. */
const asked = ({ method, url }: Asked) => ({ method, path: url.split('?', 1)[0] })

const answered = ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode })

type Failed = { readonly type: string; readonly message: string; readonly stack?: string; readonly cause?: Failed }

const failed = (fault: unknown): Failed => {
  if (!(fault instanceof Error)) return { type: typeof fault, message: withoutCards(String(fault)) }
  const shown = { type: fault.name, message: withoutCards(fault.message), stack: withoutCards(fault.stack ?? '') }
  return fault.cause === undefined ? shown : { ...shown, cause: failed(fault.cause) }
}

/** A fault may tell of the deal in which it came about; the cards are nobody's to read here. */
export const withoutCards = (text: string): string => text.replaceAll(CARD, '??')

const CARD = /(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])/g
