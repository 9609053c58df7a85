import { type Language, languageOf } from '@cardroom/engine/words'
import type { FastifyRequest } from 'fastify'
import { acceptedIn } from './accepted.ts'

type Asked = Pick<FastifyRequest, 'query' | 'headers'>

/**
 * The language in which a request is answered: the one it names (`?language=de`, as a page does that opens its line and
 * cannot send headers), or the first of the browser's that we have. What we don't have, or what isn't a language, is English.
 */
export const languageAsked = ({ query, headers }: Asked): Language => {
  const { language } = (query ?? {}) as { readonly language?: unknown }
  if (typeof language === 'string') return languageOf([language])
  return languageOf(acceptedIn(headers['accept-language'] ?? ''))
}

/** Says to those who keep an answer that it is another one in another language. */
export const BY_LANGUAGE = { vary: 'accept-language' } as const
