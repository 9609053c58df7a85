import type { Chips, Seat } from '../../deal/chips.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import type { Doing } from '../../wagers/situation.ts'
import { misread } from '../problems.ts'

/** What a player said and did in one sentence, or undefined when it tells a plain act. */
export const talkIn = (text: string): { readonly seat: Seat; readonly did: readonly Doing[] } | Misread | undefined => {
  const [, seat, story] =
    /^(?:seat )?(\d+):? +((?:says|puts|pushes|holds|knocks|throws|lifts)\b.*)$/i.exec(text.trim()) ?? []
  if (story === undefined) return undefined
  const did: Doing[] = []
  for (let left = story; left !== ''; ) {
    const piece = pieces.map(read => read(left)).find(found => found !== undefined)
    if (piece === undefined) return misread('not-talk', { text: left })
    if (isProblem(piece.doing)) return piece.doing
    did.push(piece.doing)
    left = left.slice(piece.length).replace(/^\s*(?:,\s*)?(?:(?:and|then)\s+)*/, '')
  }
  return { seat: Number(seat), did }
}

/** Chips as one writes them: `25 25`, `4x25 100`. */
export const chipsIn = (text: string): readonly Chips[] | Misread => {
  const chips: Chips[] = []
  for (const word of text.trim().split(/[\s+]+/)) {
    const [, times = '1', worth] = /^(?:(\d{1,3})x)?(\d+)$/.exec(word) ?? []
    if (worth === undefined) return misread('not-a-chip', { text: word })
    for (let n = Number(times); n > 0; n--) chips.push(Number(worth))
  }
  return chips
}

type Piece = { readonly doing: Doing | Misread; readonly length: number }

const NEXT = String.raw`(?=\s*,?\s*(?:and|then)?\s*(?:says|puts|pushes|holds|knocks|throws|lifts)\b|\s*$)`
const SAYS_QUOTED = new RegExp(String.raw`^says\s+(?:"(.*?)"|“(.*?)”|'(.*?)')${NEXT}`)
const SAYS_PLAIN = new RegExp(String.raw`^says\s+(?!["“'])(.+?)${NEXT}`)
const CHIPS = /^(puts|pushes|holds)\s+(?:out\s+|in\s+)?((?:\d+x)?\d+(?:[\s+]+(?:\d+x)?\d+)*)/

const pieces: readonly ((text: string) => Piece | undefined)[] = [
  text => {
    const match = SAYS_QUOTED.exec(text) ?? SAYS_PLAIN.exec(text)
    return match === null ? undefined : { doing: match[1] ?? match[2] ?? match[3] ?? '', length: match[0].length }
  },
  text => {
    const match = CHIPS.exec(text)
    if (match === null) return undefined
    const chips = chipsIn(match[2]!)
    const doing = match[1] === 'holds' && !isProblem(chips) ? { held: chips } : chips
    return { doing, length: match[0].length }
  },
  gesture(/^knocks(?: on the table)?/, 'knocks'),
  gesture(/^throws (?:their |his |her |the )?hand forward/, 'throws-hand-forward'),
  gesture(/^lifts (?:their |his |her |the )?upcards/, 'lifts-upcards'),
]

function gesture(pattern: RegExp, does: 'knocks' | 'throws-hand-forward' | 'lifts-upcards') {
  return (text: string): Piece | undefined => {
    const match = pattern.exec(text)
    return match === null ? undefined : { doing: { does }, length: match[0].length }
  }
}
