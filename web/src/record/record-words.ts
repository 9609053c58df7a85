import type { Length } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { ruleTexts } from '../words/rule-texts.ts'

/** What a player is called. */
export const nameIn = ({ people }: RecordView, player: string): string =>
  people.find(it => it.player === player)?.name ?? player

/** Whom a name means: somebody the floor knows, or the name itself. */
export const playerIn = ({ people }: RecordView, name: string): string => {
  const wanted = name.trim().toLowerCase()
  return people.find(it => it.name.toLowerCase() === wanted)?.player ?? name.trim()
}

/** The players in a list of names with commas. */
export const playersIn = (view: RecordView, names: string): readonly string[] => [
  ...new Set(
    names
      .split(',')
      .filter(name => name.trim() !== '')
      .map(name => playerIn(view, name)),
  ),
]

/** How long something lasts: `for 10 hands`, `until 2 June, 14:00`; empty where it has no end. */
export const lengthWords = (length: Length | null): string => {
  if (length === null) return ''
  if ('deals' in length) return ruleTexts.record.forDeals(length.deals)
  return length.until === null ? '' : ruleTexts.record.until(timeWords(length.until))
}

/** The day and the time. */
export const timeWords = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang || 'en', { dateStyle: 'medium', timeStyle: 'short' })
