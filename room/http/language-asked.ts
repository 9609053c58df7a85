import { type Language, languageOf } from '@cardroom/engine/words'
import type { FastifyRequest } from 'fastify'

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

/** The languages of a header, the most wanted first: `de-AT,de;q=0.9,en;q=0.8`. */
const acceptedIn = (header: string): readonly string[] =>
  header
    .slice(0, LONGEST)
    .split(',')
    .map(part => {
      const [tag = '', ...settings] = part.trim().split(';')
      const quality = settings.map(it => /^\s*q=([\d.]+)\s*$/.exec(it)?.[1]).find(it => it !== undefined)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/** No browser sends more. */
const LONGEST = 300

/** Says to those who keep an answer that it is another one in another language. */
export const BY_LANGUAGE = { vary: 'accept-language' } as const
