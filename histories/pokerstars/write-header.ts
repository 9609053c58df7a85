import type { Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { type Game, LIMITS } from './games.ts'
import type { Pen } from './pen.ts'

type Header = { readonly lines: readonly string[]; readonly lost: readonly string[] } | { readonly refused: string }

/** The lines before the first post: the hand, the table and who sits where. */
export const headerOf = (story: Story, { about }: Recorded, pen: Pen, { name }: Game): Header => {
  const limit = LIMITS[story.stakes.structure]
  if (limit === undefined) return { refused: `PokerStars has no ${story.stakes.structure} games` }
  const stakes = stakesOf(story, pen)
  if ('refused' in stakes) return stakes
  const number = /^\d{1,20}$/.test(String(about.hand)) ? String(about.hand) : null
  const date = dateOf(about)
  const hand = `PokerStars Hand #${number ?? 0}:`
  const game =
    story.setting === 'tournament'
      ? ` Tournament #${tournamentOf(about)}, Freeroll  ${name} ${limit} - Level ${roman(about.level ?? 1)} (${stakes.words})`
      : `  ${name} ${limit} (${stakes.words}${pen.sign === '' || pen.currency === '' ? '' : ` ${pen.currency}`})`
  const most = Math.max(about.seatCount ?? 0, ...story.seats.map(({ seat }) => seat))
  const play = pen.sign === '' && story.setting === 'cash' ? ' (Play Money)' : ''
  const button = story.form.opening === 'bring-in' ? '' : ` Seat #${story.button} is the button`
  return {
    lines: [
      `${hand}${game} - ${date ?? NO_DATE} ET`,
      `Table '${tableOf(about)}' ${most}-max${play}${button}`,
      ...story.seats.map(({ seat, chips }) => `Seat ${seat}: ${pen.name(seat)} (${pen.money(chips)} in chips)`),
    ],
    lost: [
      ...(number === null && about.hand !== undefined ? [`the hand is called ${about.hand}: 0 stands for it`] : []),
      ...(date === null ? [`the date is not known: ${NO_DATE} stands for it`] : []),
    ],
  }
}

const NO_DATE = '2000/01/01 0:00:00'

/** The blinds at pot-limit and no-limit, the limits at limit. */
const stakesOf = (
  { stakes, form }: Story,
  { money }: Pen,
): { readonly words: string } | { readonly refused: string } => {
  if (form.opening === 'bring-in' && stakes.structure !== 'limit')
    return { refused: 'PokerStars plays stud at limit alone' }
  const last = stakes.blinds.at(-1)
  if (last !== undefined && last !== stakes.lower) {
    return {
      refused: `the big blind of ${money(last)} would be taken for the least bet, which is ${money(stakes.lower)}`,
    }
  }
  if (stakes.structure === 'limit') return { words: `${money(stakes.lower)}/${money(stakes.upper)}` }
  const [small, big] = stakes.blinds.length === 1 ? [0, stakes.blinds[0]!] : stakes.blinds
  if (small === undefined || big === undefined || stakes.blinds.length > 2) {
    return { refused: `${stakes.blinds.length} blinds cannot be written` }
  }
  return { words: `${money(small)}/${money(big)}` }
}

const dateOf = ({ year, month, day, time = '0:00:00' }: Recorded['about']): string | null => {
  if (year === undefined || month === undefined || day === undefined) return null
  const two = (number: number): string => String(number).padStart(2, '0')
  const clock = /^\d{1,2}:\d\d:\d\d/.exec(time)?.[0] ?? '0:00:00'
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)} ${clock.replace(/^0(?=\d)/, '')}`
}

const tableOf = ({ table = 'Cardroom' }: Recorded['about']): string => String(table).replaceAll(/['\p{Cc}]/gu, ' ')

const tournamentOf = ({ event = '1' }: Recorded['about']): string => /\d{1,15}/.exec(event)?.[0] ?? '1'

/** Levels are counted as the Romans did. */
export const roman = (number: number): string => {
  let left = Math.min(Math.max(1, Math.trunc(number)), 3999)
  let text = ''
  for (const [worth, letters] of NUMERALS) {
    for (; left >= worth; left -= worth) text += letters
  }
  return text
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
