import type { Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { onlyFields } from '@cardroom/engine/kinds'
import { checkedRecorded } from '../checked-recorded.ts'
import { commonLosses, type Holds } from '../lost.ts'
import { knownHands } from '../story/hero.ts'
import type { Recorded } from '../story/recorded.ts'
import type { Beat, Story } from '../story/story.ts'
import { storyOf } from '../story/story-of.ts'
import { unsupportedIn } from '../story/unsupported.ts'
import { type Lost, unwritten, type Written } from '../written.ts'
import { gameOf } from './games.ts'
import { type Pen, penOf } from './pen.ts'
import { headerOf } from './write-header.ts'
import { postsOf } from './write-posts.ts'
import { drawLines, streetLines } from './write-streets.ts'
import { summaryOf } from './write-summary.ts'

/** How PokerStars text is written. */
export type PokerStarsOptions = {
  /** Write every known hand as dealt, which no site does: other programs may take the last one for the hero's. */
  readonly everyHand?: boolean
}

/** A deal as PokerStars text, in English; forms and events it can't express are refused. */
export const writePokerStars = (recorded: Recorded, options: PokerStarsOptions = {}): Written => {
  onlyFields('writePokerStars', options, ['everyHand'])
  const { everyHand = false } = options
  const story = storyOf(checkedRecorded('writePokerStars', recorded).events)
  const game = gameOf(story.form)
  if (game === undefined) return unwritten('no-game', { format: 'pokerstars', form: story.form.name })
  const unsupported = unsupportedIn(story, recorded)
  if ('refusal' in unsupported) return unsupported
  const again = story.beats.filter(beat => beat.tells === 'street' && beat.street === 0 && beat.fresh.length > 0)
  if (again.length > 1) return unwritten('run-from-the-first-street')
  const pen = penOf(story, recorded, everyHand)
  if ('refusal' in pen) return pen
  const header = headerOf(story, recorded, pen, game)
  if ('refusal' in header) return header
  const posts = postsOf(story, pen)
  if ('refusal' in posts) return posts
  const lines = [...header.lines, ...posts.lines, ...courseOf(story, pen), ...summaryOf(story, pen, posts)]
  const cards = [...holecardsLost(story, pen), ...discardsLost(story, pen)]
  const lost = [...header.lost, ...commonLosses(recorded, HOLDS), ...cards, ...unsupported.lost]
  return { ok: true, text: `${lines.join('\n')}\n`, lost }
}

/** The players whose holecards are known and appear nowhere in the text. */
const holecardsLost = (story: Story, pen: Pen): readonly Lost[] => {
  const seats = knownHands(story).filter(seat => {
    const end = story.ends.find(it => it.seat === seat)
    return !pen.sees(seat) && end?.shown === null && !end.mucked
  })
  return seats.length === 0 ? [] : [{ what: 'holecards', seats }]
}

/** The players whose discards are known and appear in the text only as a number. */
const discardsLost = ({ beats }: Story, pen: Pen): readonly Lost[] => {
  const seats = beats.flatMap(beat =>
    beat.tells === 'draw' && !pen.sees(beat.seat) && beat.cards.some(card => card !== UNKNOWN) ? [beat.seat] : [],
  )
  return seats.length === 0 ? [] : [{ what: 'discards', seats: [...new Set(seats)].sort((one, other) => one - other) }]
}

const HOLDS: Holds = {
  hand: true,
  table: true,
  seatCount: true,
  level: true,
  event: true,
  // with the first line
  venue: true,
  address: false,
  city: false,
  region: false,
  postalCode: false,
  country: false,
  url: false,
  author: false,
  day: true,
  month: true,
  year: true,
  time: true,
  timeZone: true,
  timeZoneAbbreviation: true,
  currency: true,
  currencySymbol: true,
  timeLimit: false,
  timeBanks: false,
  hero: true,
  fast: true,
  buyIn: true,
  bounties: true,
  sittingOut: true,
  utc: true,
  rake: true,
  collected: true,
  remarks: false,
  // named one by one
  unsaid: true,
}

/** Everything between the blinds and the summary. */
const courseOf = (story: Story, pen: Pen): readonly string[] => {
  const beats = story.beats.filter(beat => beat.tells !== 'post')
  const lines: string[] = []
  let draws = 0
  for (let at = 0; at < beats.length; at++) {
    const beat = beats[at]!
    switch (beat.tells) {
      case 'street':
        lines.push(...streetLines(story, pen, beat))
        break
      case 'act':
        lines.push(actLine(pen, beat))
        break
      case 'draw': {
        const part = drawFrom(beats, at)
        lines.push(...drawLines(story, pen, part, draws++))
        at += part.length - 1
        break
      }
      case 'returned':
        lines.push(`Uncalled bet (${pen.money(beat.amount)}) returned to ${pen.name(beat.seat)}`)
        break
      default:
        break
    }
  }
  return [...lines, ...endingOf(story, pen)]
}

/** One draw: those who throw away, then those who are filled up; where nobody can bet the next draw follows at once. */
const drawFrom = (beats: readonly Beat[], from: number): readonly Beat[] => {
  const seats = new Set<Seat>()
  let to = from
  for (; to < beats.length; to++) {
    const beat = beats[to]!
    if (beat.tells === 'draw') {
      if (seats.has(beat.seat) || (to > from && beats[to - 1]!.tells === 'drawn')) break
      seats.add(beat.seat)
    } else if (beat.tells !== 'drawn') break
  }
  return beats.slice(from, to)
}

const actLine = (pen: Pen, beat: Extract<Beat, { tells: 'act' }>): string => {
  const { money } = pen
  const who = `${pen.name(beat.seat)}:`
  const allIn = beat.allIn ? ' and is all-in' : ''
  switch (beat.does) {
    case 'folds':
      return `${who} folds`
    case 'checks':
      return `${who} checks`
    case 'calls':
      return `${who} calls ${money(beat.by)}${allIn}`
    case 'bets':
      return `${who} bets ${money(beat.by)}${allIn}`
    case 'brings-in':
      return `${who} brings in for ${money(beat.by)}${allIn}`
    case 'raises':
    case 'completes':
      return `${who} raises ${money(beat.to - beat.price)} to ${money(beat.to)}${allIn}`
  }
}

/** The showdown, once for each run-out, and who collects what. */
const endingOf = (story: Story, pen: Pen): readonly string[] => {
  const shown = story.beats.filter(beat => beat.tells === 'shows' || beat.tells === 'mucks')
  if (!story.beats.some(beat => beat.tells === 'showdown')) {
    return pen.awards.flatMap(award => [pen.collects(award), `${pen.name(award.seat)}: doesn't show hand`])
  }
  return Array.from({ length: story.runs }, (_, run) => [
    `*** ${story.runs > 1 ? `${pen.ordinal(run)} ` : ''}SHOW DOWN ***`,
    ...shown.map(beat => showLine(story, pen, beat, run)),
    ...pen.awards.filter(award => award.run === run).map(pen.collects),
  ]).flat()
}

const showLine = (story: Story, pen: Pen, beat: Beat, run: number): string => {
  if (beat.tells === 'mucks') return `${pen.name(beat.seat)}: mucks hand`
  if (beat.tells !== 'shows') return ''
  const called = pen.called(beat.seat, story, run)
  return `${pen.name(beat.seat)}: shows [${pen.laid(story, beat.cards).join(' ')}]${called === '' ? '' : ` (${called})`}`
}
