import { chipsWords, type Frame, type NewsLine } from '@cardroom/room/protocol'
import { cardWords } from '../cards/card-words.ts'
import { texts } from '../words/texts.ts'

type Part = NewsLine['say'][number]

/** The reader: a player at the table, by name and seat; null for those who watch. */
export type Reader = { readonly name: string; readonly seat: number; readonly player: string } | null

/** Who reads a table. */
export const readerOf = ({ common, own }: Pick<Frame, 'common' | 'own'>): Reader => {
  const mine = own.seat === null ? undefined : common.seats[own.seat - 1]
  return mine?.person == null ? null : { name: mine.name, seat: mine.seat, player: mine.person }
}

/** A sentence for its reader: each part with what is printed of it, `You` where it is about the reader, and how much of it is a name. */
export const readBy = (
  say: NewsLine['say'],
  reader: Reader,
): readonly { readonly part: Part; readonly words: string; readonly who: number }[] => {
  let line = ''
  return say.map(part => {
    const begins = line === '' || line.endsWith('. ')
    const you = isReader(part, reader)
    const words = partWords(part, you)
    line += words
    const who = nameIn(part, you)?.length ?? 0
    return { part, who, words: you && begins ? words.slice(0, 1).toUpperCase() + words.slice(1) : words }
  })
}

/** A sentence as it is read out: `nine of spades`, not `9s`. */
export const spokenWords = (say: NewsLine['say'], reader: Reader = null): string =>
  readBy(say, reader)
    .map(({ part, words }) => (typeof part === 'object' && 'card' in part ? cardWords(part.card) : words))
    .join('')

/** A name alone is not enough: somebody else may have had it before. */
const isReader = (part: Part, reader: Reader): boolean => {
  if (typeof part === 'string' || !('name' in part) || reader === null) return false
  return part.player === undefined
    ? part.name === reader.name && part.seat === reader.seat
    : part.player === reader.player
}

/** The name that a part begins with, if it does. */
const nameIn = (part: Part, you: boolean): string | null => {
  if (typeof part === 'string' || !('name' in part || 'seat' in part)) return null
  const name = 'name' in part ? part.name : texts.table.seat(part.seat)
  if (part.whose) return you ? (part.as ?? texts.felt.your) : texts.felt.whose(name)
  return you ? (part.as ?? texts.felt.you) : name
}

const partWords = (part: Part, you: boolean): string => {
  if (typeof part === 'string') return part
  if ('card' in part) return part.card
  if ('hidden' in part) return texts.cards.faceDownCards(part.hidden)
  if ('chips' in part) return chipsWords(part.chips)
  if ('rule' in part) return part.rule
  const who = nameIn(part, you) ?? texts.felt.somebody
  if (part.whose) return who
  return part.does === undefined ? who : `${who} ${part.does[you ? 1 : 0]}`
}
