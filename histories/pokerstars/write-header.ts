import { filledIn } from '../lost.ts'
import type { SiteFacts, Unsaid } from '../site-facts.ts'
import type { Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { type Lost, type Unwritten, unwritten } from '../written.ts'
import { dateWords } from './dates.ts'
import { CURRENCIES, type Game, LIMITS } from './games.ts'
import { HOME_GAME, SITE } from './hand-lines.ts'
import type { Pen } from './pen.ts'

type Header = { readonly lines: readonly string[]; readonly lost: readonly Lost[] } | Unwritten

/** The lines before the first post: the hand, the table and who sits where. */
export const headerOf = (story: Story, recorded: Recorded, pen: Pen, { name }: Game): Header => {
  const { about, scale } = recorded
  const limit = LIMITS[story.stakes.structure]
  if (limit === undefined) return unwritten('no-structure', { format: 'pokerstars', structure: story.stakes.structure })
  const stakes = stakesOf(story, pen)
  if ('refusal' in stakes) return stakes
  const number = /^\d{1,20}$/.test(String(about.hand)) ? String(about.hand) : null
  const date = dateWords(about)
  const home = HOME_GAME.exec(about.venue ?? '')
  const kind = `${about.fast === true ? 'Zoom ' : ''}${home === null ? '' : 'Home Game '}`
  const hand = `PokerStars ${kind}Hand #${number ?? 0}:${home?.[1] ?? ''}`
  const isTournament = story.setting === 'tournament'
  const event = tournamentOf(about)
  const table = tableOf(about)
  const game = isTournament
    ? ` Tournament #${event}, ${priceOf(about)}${name} ${limit} - Level ${roman(about.level ?? 1)} (${stakes.words})`
    : `  ${name} ${limit} (${stakes.words}${pen.sign === '' || pen.currency === '' ? '' : ` ${pen.currency}`})`
  const most = Math.max(about.seatCount ?? 0, ...story.seats.map(({ seat }) => seat))
  const play = pen.sign === '' && story.setting === 'cash' ? ' (Play Money)' : ''
  const button = story.form.opening === 'bring-in' ? '' : ` Seat #${story.button} is the button`
  return {
    lines: [
      `${hand}${game} - ${date.words}`,
      `Table '${table}' ${most}-max${play}${button}`,
      ...seatLines(story, about, pen, scale),
    ],
    lost: [
      ...(number === null ? [handLost(about.hand)] : []),
      ...date.lost,
      ...(String(about.table ?? table) === table ? [] : [{ what: 'table-name', stands: table } as const]),
      ...filledIn(story, recorded, {
        table,
        seatCount: most,
        currency: play !== '' && isUnsaid(about, 'currency') ? 'play money' : null,
      }),
      ...(about.venue === undefined ? [{ what: 'filled-in', of: 'site', stands: SITE } as const] : []),
      ...(isOurs(about.venue) ? [] : [{ what: 'facts', names: ['venue'] } as const]),
      ...(isTournament ? tournamentLost(about, event) : cashLost(about, pen)),
    ],
  }
}

/** Everyone at the table by seat: who is dealt in, and who sits out. */
const seatLines = (
  { seats }: Story,
  { sittingOut = [], bounties = {}, buyIn }: SiteFacts,
  pen: Pen,
  scale: number,
): readonly string[] => {
  const out = sittingOut.filter(({ seat }) => !seats.some(it => it.seat === seat))
  const all = [
    ...seats.map(({ seat, chips }) => ({ seat, name: pen.name(seat), chips })),
    ...out.map(({ seat, name, chips }) => ({ seat, name, chips: Math.round(chips * 10 ** scale) })),
  ].sort((one, other) => one.seat - other.seat)
  return all.map(({ seat, name, chips }) => {
    const worth = bounties[seat]
    const bounty = worth === undefined ? '' : `, ${sum(worth, buyIn?.currency)} bounty`
    const marked = sittingOut.some(it => it.seat === seat) ? ' is sitting out' : ''
    return `Seat ${seat}: ${name} (${pen.money(chips)} in chips${bounty})${marked}`
  })
}

const sum = (amount: number, currency = ''): string =>
  `${CURRENCIES[currency] ?? (isSign(currency) ? currency : '')}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

/** Is this the sign of a currency, not its code? */
const isSign = (currency: string): boolean => Object.values(CURRENCIES).includes(currency)

/** What it cost to enter; nothing stands for a buy-in that nobody knows. */
const priceOf = ({ buyIn }: SiteFacts): string => {
  if (buyIn === undefined) return ''
  const { prize, bounty, fee, currency } = buyIn
  if (prize + (bounty ?? 0) + fee === 0) return 'Freeroll  '
  const parts = [prize, ...(bounty === undefined ? [] : [bounty]), fee].map(part => sum(part, currency))
  return `${parts.join('+')}${currency === undefined || isSign(currency) ? '' : ` ${currency}`} `
}

const isOurs = (venue = SITE): boolean => venue === SITE || HOME_GAME.test(venue)

const isUnsaid = ({ unsaid = [] }: SiteFacts, what: Unsaid): boolean => unsaid.includes(what)

const tournamentLost = (about: Recorded['about'], stands: string): readonly Lost[] => [
  ...(about.event === undefined ? [{ what: 'filled-in', of: 'tournament-number', stands: `#${stands}` } as const] : []),
  ...moneyLost(about),
  ...(about.buyIn === undefined ? [{ what: 'buy-in' } as const] : []),
  ...(about.level === undefined ? [{ what: 'level' } as const] : []),
  ...(about.event === undefined || about.event === `Tournament #${stands}`
    ? []
    : [{ what: 'event-name', event: about.event, stands } as const]),
]

/** Amounts of a tournament have no sign; only what it cost to enter has a currency. */
const moneyLost = ({ currency, currencySymbol, buyIn }: Recorded['about']): readonly Lost[] => {
  const names = [
    ...(currency === undefined || currency === buyIn?.currency ? [] : (['currency'] as const)),
    ...(currencySymbol === undefined || currency !== undefined ? [] : (['currencySymbol'] as const)),
  ]
  return names.length === 0 ? [] : [{ what: 'facts', names }]
}

const handLost = (hand: string | number | undefined): Lost =>
  hand === undefined ? { what: 'hand-number', stands: '0' } : { what: 'hand-name', hand }

/** In a cash game there is no place for the event that it was part of. */
const cashLost = (about: Recorded['about'], pen: Pen): readonly Lost[] => [
  ...(about.event === undefined ? [] : [{ what: 'facts', names: ['event'] } as const]),
  ...currencyLost(about, pen),
]

const currencyLost = ({ currency, currencySymbol }: Recorded['about'], { sign }: Pen): readonly Lost[] =>
  sign === '' && (currency ?? currencySymbol) !== undefined
    ? [{ what: 'currency', currency: currency ?? currencySymbol! }]
    : []

/** The blinds at pot-limit and no-limit, the limits at limit. */
const stakesOf = ({ stakes, form }: Story, { money }: Pen): { readonly words: string } | Unwritten => {
  if (form.opening === 'bring-in' && stakes.structure !== 'limit') return unwritten('stud-not-at-limit')
  const last = stakes.blinds.at(-1)
  if (last !== undefined && last !== stakes.lower) {
    return unwritten('big-blind-off', { blind: money(last), least: money(stakes.lower) })
  }
  if (stakes.structure === 'limit') return { words: `${money(stakes.lower)}/${money(stakes.upper)}` }
  const [small, big] = stakes.blinds.length === 1 ? [0, stakes.blinds[0]!] : stakes.blinds
  if (small === undefined || big === undefined || stakes.blinds.length > 2) {
    return unwritten('blinds-off', { blinds: stakes.blinds.length })
  }
  return { words: `${money(small)}/${money(big)}` }
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
