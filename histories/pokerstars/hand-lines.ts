import { type Fault, type Problem, problemAt } from '../problems.ts'

/** A line of a file with its number, from 1. */
export type HandLine = { readonly no: number; readonly text: string }

/** What is wrong with a line. */
export const lineProblem = ({ no, text }: HandLine, of: Fault): Problem => problemAt(no, text.slice(0, 120), of)

/** The hands of a file, each with its lines; what stands before the first is left out. */
export const handsOf = (text: string): readonly (readonly HandLine[])[] => {
  const hands: HandLine[][] = []
  text.split(/\r\n|\n|\r/).forEach((raw, at) => {
    // byte order marks come before the first hand, and where files were put together before others
    const line = raw.replaceAll('\ufeff', '').trim()
    if (isFirstLine(line)) hands.push([])
    if (line !== '') hands.at(-1)?.push({ no: at + 1, text: line })
  })
  return hands
}

/** Does a hand begin with this line? */
export const isFirstLine = (line: string): boolean => FIRST.test(line)

/** The site whose hands these are. */
export const SITE = 'PokerStars'

/** A venue that is a private club there, with its number where that is known. */
export const HOME_GAME = /^PokerStars Home Game( \{Club #\d{1,20}\})?$/

/** The venue that a first line names. */
export const venueIn = (line: string): string => {
  const club = /\{Club #\d{1,20}\}/.exec(line)?.[0]
  if (!/^PokerStars (?:Zoom )?Home Game /i.test(line)) return SITE
  return `${SITE} Home Game${club === undefined ? '' : ` ${club}`}`
}

const FIRST = /^PokerStars (?:Zoom )?(?:Home Game )?(?:Hand|Game) #\d{1,20}:/i
