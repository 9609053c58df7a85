import { setImmediate } from 'node:timers/promises'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { type HandStats, handStats, storyOf, summedStats } from '@cardroom/histories'
import type { Archive, ArchivedDeal } from '../deals/archive.ts'
import { seenBy } from '../deals/deal-seen.ts'
import { eventsSeen } from '../deals/events-seen.ts'
import type { FinishedDeal } from '../deals/finished-deal.ts'
import type { OwnStats } from '../protocol/stats.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { tableWordsIn } from '../views/table-words.ts'

/** A table that somebody has been at, and its deals. */
export type PlayedAt = { readonly hosted: Hosted; readonly archive: Archive }

/** This many of the latest hands are counted. */
export const MOST_HANDS = 1000

type Hand = { readonly at: number; readonly game: string; readonly stats: HandStats } & Pick<
  FinishedDeal,
  'formName' | 'stakes'
> & { readonly tournament: boolean }

/** How somebody plays by their own hands at these tables, game by game and stake by stake, the most played first. */
export const ownStats = async (
  tables: readonly PlayedAt[],
  person: PlayerId,
  language: Language = 'en',
): Promise<OwnStats> => {
  const words = tableWordsIn(language)
  const hands: Hand[] = []
  for (const table of tables) hands.push(...(await handsAt(table, person, MOST_HANDS)))
  const latest = hands.sort((one, other) => one.at - other.at).slice(-MOST_HANDS)
  const byGame = new Map<string, Hand[]>()
  for (const hand of latest) byGame.set(hand.game, [...(byGame.get(hand.game) ?? []), hand])
  const games = [...byGame.values()].sort((one, other) => other.length - one.length)
  const place = new Map(games.map(([hand], i) => [hand!.game, i]))
  return {
    games: games.map(of => {
      const { formName, stakes, tournament } = of[0]!
      return { formName, stakes: words.stakes(stakes), tournament, ...summedStats(of.map(({ stats }) => stats)) }
    }),
    course: latest.map(({ game, stats }) => ({ game: place.get(game)!, net: stats.net })),
    most: MOST_HANDS,
  }
}

/** The latest hands that somebody was dealt at a table. */
const handsAt = async ({ hosted, archive }: PlayedAt, person: PlayerId, most: number): Promise<readonly Hand[]> => {
  const count = await archive.count()
  const deals = await archive.list(Math.max(0, count - most), most)
  const hands: Hand[] = []
  for (const finished of deals) {
    const seat = finished.players.find(it => it.person === person)?.seat
    if (seat === undefined) continue
    const stats = await statsIn(archive, finished.number, person, seat)
    if (stats === null) continue
    const { formName, stakes, ended } = finished
    const tournament = hosted.policy.event !== undefined
    hands.push({
      at: ended,
      game: `${tournament} ${formName} ${JSON.stringify(stakes)}`,
      formName,
      stakes,
      tournament,
      stats,
    })
  }
  return hands
}

/** What hands said when they were read; a hand that is over says the same for ever. */
const known = new WeakMap<Archive, Map<string, HandStats | null>>()

const statsIn = async (archive: Archive, number: number, person: PlayerId, seat: number): Promise<HandStats | null> => {
  const of = known.get(archive) ?? new Map<string, HandStats | null>()
  known.set(archive, of)
  const key = `${number} ${person}`
  const before = of.get(key)
  if (before !== undefined) return before
  // others are answered in between
  await setImmediate()
  const deal = await archive.read(number)
  const stats = deal === null ? null : statsOfHand(deal, person, seat)
  if (of.size >= MOST_KNOWN) of.clear()
  of.set(key, stats)
  return stats
}

const MOST_KNOWN = 20_000

/** By what the player themselves saw of the hand; a hand of real cards may not be entered to the end. */
const statsOfHand = (deal: ArchivedDeal, person: PlayerId, seat: number): HandStats | null => {
  const events = eventsSeen(seenBy(deal, person))
  return events[0]?.type === 'DealStarted' ? handStats(storyOf(events), seat) : null
}
