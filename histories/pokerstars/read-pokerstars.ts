import type { Form, Seat, StartDeal } from '@cardroom/engine'
import { chipsIn, inPlaces, placesOf } from '../amount.ts'
import { checkedText } from '../checked-text.ts'
import { type HandRead, type HistoryRead, notRead } from '../hand-read.ts'
import type { History } from '../history.ts'
import { type Fault, fault, type Problem } from '../problems.ts'
import type { SiteFacts } from '../site-facts.ts'
import { type HandLine, handsOf, lineProblem } from './hand-lines.ts'
import { ONLINE } from './house.ts'
import { courseOf, type Said } from './read-course.ts'
import { type Header, readHeader } from './read-header.ts'
import { type Reader, readLine } from './read-line.ts'
import { forcedOf } from './read-posts.ts'
import { readTable, type Sitting, type Table } from './read-seats.ts'

/** Reads the hands of a PokerStars file in English; a text without any is one hand that can't be read. */
export const readPokerStars = (text: string): readonly HandRead[] => {
  checkedText('readPokerStars', text)
  const hands = handsOf(text)
  if (hands.length > 0) return hands.map(readHand)
  return [
    {
      name: '',
      variant: '',
      ...notRead([lineProblem({ no: 1, text: '' }, fault('no-hand', { format: 'pokerstars' }))]),
    },
  ]
}

const readHand = (lines: readonly HandLine[]): HandRead => {
  const [first] = lines
  const name = /#(\d+)/.exec(first!.text)?.[1] ?? ''
  const header = readHeader(first!.text)
  if ('why' in header) return { name, variant: '', ...notRead([lineProblem(first!, header)]) }
  const variant = header.game.form.id
  const scale = Math.max(header.about.currencySymbol === undefined ? 0 : 2, scaleOf(lines, header))
  const table = readTable(lines, scale)
  return { name, variant, ...('why' in table ? notRead([table]) : readRest(lines, header, table, scale)) }
}

/** The finest amount of the hand says how many places all have; sums of money have cents though none may be in play. */
const scaleOf = (lines: readonly HandLine[], { small, big }: Header): number => {
  let scale = Math.max(placesOf(small), placesOf(big))
  // the first line may have the price of a tournament, which is not played with
  for (const { text } of lines.slice(1)) {
    // nor is a bounty
    const played = text.replace(/, [^)]* bounty\)/, ')')
    for (const [, amount] of played.matchAll(/(?:^|[\s($€£₹¥/+])(\d[\d,]*\.\d{1,4})(?![\d.])/g))
      scale = Math.max(scale, placesOf(amount!))
  }
  return scale
}

const readRest = (lines: readonly HandLine[], header: Header, table: Table, scale: number): HistoryRead => {
  const [small, big] = [chipsIn(header.small, scale), chipsIn(header.big, scale)]
  if (small === null || big === null || big === 0) return notRead([lineProblem(lines[0]!, fault('stakes-off'))])
  const names = table.seats
    .map(({ name, seat }) => [name, seat] as const)
    .sort(([one], [other]) => other.length - one.length)
  const reader: Reader = { names, scale }
  const said: readonly Said[] = lines.slice(table.lines).map(at => ({ at, line: readLine(reader, at.text) }))
  if (!said.some(({ line }) => line.is === 'heading' && line.name === 'SUMMARY'))
    return notRead([lineProblem(lines.at(-1)!, fault('no-summary'))])
  const wrong = said.flatMap(({ at, line }) =>
    line.is === 'unknown' && isPart(line) ? [lineProblem(at, faultOf(line))] : [],
  )
  const players = dealtIn(table, said)
  const off = players.length < 2 ? [lineProblem(lines[1]!, fault('players-from-2', { at: 'deal' }))] : boardsOff(said)
  if (wrong.length + off.length > 0) return notRead([...wrong, ...off])
  return { ok: true, history: historyOf(lines, header, table, players, said, [small, big], scale) }
}

/** A line that is a part of the play must be understood; what else is said at a table need not be. */
const isPart = ({ fault: is, text }: Unknown): boolean =>
  is !== 'not-understood' ||
  /(?:^|: )(?:posts|calls|bets|raises|brings|discards|shows|\*\*\*|Dealt to|Seat \d+:|Total pot|Board)/.test(text)

type Unknown = Extract<Said['line'], { is: 'unknown' }>

const faultOf = ({ fault: is, text }: Unknown): Fault => fault('line-off', { is, text })

/** A player who posts, acts or gets cards is dealt in, even if marked as sitting out. */
const dealtIn = ({ seats }: Table, said: readonly Said[]): readonly Sitting[] => {
  const there = new Set<Seat>()
  for (const { line } of said) {
    if (line.is === 'end' && !line.played) continue
    if ('seat' in line) there.add(line.seat)
  }
  return seats.filter(({ seat }) => there.has(seat))
}

/** The boards of the summary must be those of the streets. */
const boardsOff = (said: readonly Said[]): readonly Problem[] => {
  const laid = new Map<number, string[]>()
  const off: Problem[] = []
  for (const { at, line } of said) {
    if (line.is === 'heading' && line.groups.length > 0) {
      const run = Math.max(0, line.run)
      const before = (laid.get(run) ?? laid.get(0) ?? []).slice(0, line.groups.slice(0, -1).flat().length)
      const board = line.groups.slice(0, -1).flat()
      if (before.join() !== board.join()) off.push(lineProblem(at, fault('before-street', { board: before })))
      laid.set(run, line.groups.flat())
    }
    if (line.is === 'board' && (laid.get(line.run) ?? []).join() !== line.cards.join()) {
      off.push(lineProblem(at, fault('board-differs', { board: laid.get(line.run) ?? [] })))
    }
  }
  return off
}

const historyOf = (
  lines: readonly HandLine[],
  header: Header,
  table: Table,
  players: readonly Sitting[],
  said: readonly Said[],
  amounts: readonly [number, number],
  scale: number,
): History => {
  const { form } = header.game
  const seats = players.map(({ seat }) => seat)
  // stud has no button: the lowest seat is dealt first
  const button = table.button ?? Math.max(...seats)
  const order = [...players].sort((one, other) => away(one.seat, button) - away(other.seat, button))
  const forced = forcedOf(
    { structure: header.structure, form },
    amounts,
    said.map(({ line }) => line),
    order,
  )
  const start: StartDeal = {
    type: 'StartDeal',
    form,
    stakes: forced.stakes,
    posts: forced.posts,
    book: ONLINE,
    button,
    seats: players.map(({ seat, chips }) => ({ seat, chips })),
    realCards: true,
    setting: header.tournament ? 'tournament' : 'cash',
  }
  const total = said.find(({ line }) => line.is === 'total')?.line
  return {
    start,
    acts: courseOf(form, seats, said),
    about: {
      ...header.about,
      players: players.map(({ name }) => name),
      table: table.name,
      ...(table.most === undefined ? {} : { seatCount: table.most }),
      ...siteFactsOf(form, table, said, scale),
    },
    scale,
    unknownStacks: [],
    stated: {
      winnings: seats.map(seat => Number(inPlaces(collected(said, seat), scale))),
      ...(total?.is === 'total' ? { rake: Number(inPlaces(total.rake, scale)) } : {}),
    },
    kept: {},
    warnings: said.flatMap(({ at, line }) => (line.is === 'unknown' ? [lineProblem(at, faultOf(line))] : [])),
    line: lines[0]!.no,
  }
}

/** The hero, bounties, who sits out, and what was collected. */
const siteFactsOf = (form: Form, { seats }: Table, said: readonly Said[], scale: number): SiteFacts => {
  const amount = (chips: number): number => Number(inPlaces(chips, scale))
  const bounties = seats.flatMap(({ seat, bounty }) => (bounty === undefined ? [] : [[seat, bounty] as const]))
  const sittingOut = seats
    .filter(({ out }) => out)
    .map(({ seat, name, chips }) => ({ seat, name, chips: amount(chips) }))
  const collects = said.flatMap(({ line }) =>
    line.is === 'collected' ? [{ seat: line.seat, pot: line.pot, amount: amount(line.amount) }] : [],
  )
  const total = said.find(({ line }) => line.is === 'total')?.line
  const hero = heroIn(form, said)
  return {
    ...(hero === undefined ? {} : { hero }),
    ...(bounties.length > 0 && { bounties: Object.fromEntries(bounties) }),
    ...(sittingOut.length > 0 && { sittingOut }),
    ...(total?.is === 'total' && total.rake > 0 ? { rake: amount(total.rake), collected: collects } : {}),
  }
}

/** The only player whose own cards the file names before anybody acts. */
const heroIn = ({ family }: Form, said: readonly Said[]): Seat | undefined => {
  const acted = said.findIndex(({ line }) => line.is === 'act')
  const dealt = said.slice(0, acted < 0 ? said.length : acted).flatMap(({ line }) => {
    const isWhole = line.is === 'dealt' && line.groups.flat().length >= (family === 'stud' ? 3 : 1)
    return isWhole ? [line.seat] : []
  })
  const [first, ...others] = new Set(dealt)
  return others.length > 0 ? undefined : first
}

/** How far a seat sits behind the button. */
const away = (seat: Seat, button: Seat): number => (seat > button ? seat - button : seat - button + 1000)

const collected = (said: readonly Said[], seat: Seat): number =>
  said.reduce((sum, { line }) => sum + (line.is === 'collected' && line.seat === seat ? line.amount : 0), 0)
