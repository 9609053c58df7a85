import type { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

/** The log of a room in lines of JSON: what was asked and how it was answered, without names, tokens or cards. */
export const roomLog = (to: Writable | boolean): Logger =>
  to === false
    ? pino({ level: 'silent' })
    : pino({ serializers: { req: asked, res: answered, err: failed } }, to === true ? process.stdout : to)

type Asked = { readonly method: string; readonly url: string; readonly id?: unknown }

/** A path without what follows the question mark: codes may be there. */
const asked = ({ method, url }: Asked) => ({ method, path: url.split('?', 1)[0] })

const answered = ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode })

const failed = (cause: unknown) =>
  cause instanceof Error
    ? { type: cause.name, message: withoutCards(cause.message), stack: withoutCards(cause.stack ?? '') }
    : { type: typeof cause, message: withoutCards(String(cause)) }

/** A fault may tell of the deal in which it came about; the cards are nobody's to read here. */
export const withoutCards = (text: string): string => text.replaceAll(CARD, '??')

const CARD = /(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])/g
