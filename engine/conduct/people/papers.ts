import { dayOf, isOfAge } from '../../floor/people/papers.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import type { ConductRecord } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'
import type { Papers } from './file.ts'

/** Why these papers don't do, or null. */
export const papersOff = (
  { ways }: Pick<ConductRecord, 'ways'>,
  book: Rulebook,
  player: PlayerId,
  { document, citizen, born, validUntil }: Omit<Papers, 'at'>,
  at: Time,
): ConductRefusal | null => {
  if (!isOfAge(book, ways.legalAge, born, at)) return refused('under-age', { player, rules: book.minimumAge.rules })
  const { is, rules } = citizen ? book.acceptedIdDocuments : book.acceptedIdDocumentsForeign
  // wsop/3-non-us: a foreign licence has to name its last day
  if (!(is as readonly string[]).includes(document) || validUntil === null)
    return refused('document-not-accepted', { player, rules })
  return validUntil < dayOf(at) ? refused('document-expired', { player, rules }) : null
}
