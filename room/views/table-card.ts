import type { PlayerId } from '@cardroom/engine/table'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import type { GameShown, TableCard } from '../protocol/frames.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { gameAt } from './common-view.ts'
import { type TableLoad, tableLoad } from './table-load.ts'

/** What the lobby shows of a table, with its game in the words of every language. */
export type CardInAll = Omit<TableCard, 'game'> & { readonly game: Readonly<Record<Language, GameShown>> }

/** The card in one language. */
export const cardIn = (card: CardInAll, language: Language): TableCard => ({ ...card, game: card.game[language] })

/** What the lobby shows of a table; null once it has ended. */
export const tableCard = ({ id, night, people, results }: Hosted): CardInAll | null => {
  if (night === undefined || night.table.ended) return null
  const { placard, rotation, chairs } = night.table
  const seated = chairs.filter(person => person !== null)
  const names = seated.flatMap(person => {
    const one = heldIn(people, person)
    return one === undefined || one.bot !== null ? [] : [one.name]
  })
  return {
    id,
    name: placard.name,
    game: inEveryLanguage(language => gameAt(placard, rotation.part, language)),
    chairs: chairs.length,
    taken: seated.length,
    people: names,
    bots: seated.length - names.length,
    averagePot: averagePot(results.points),
  }
}

/** Over the last twenty hands: what a pot is worth here. */
const averagePot = (points: Hosted['results']['points']): number | null => {
  const pots = points.slice(1).slice(-20)
  return pots.length === 0 ? null : Math.round(pots.reduce((sum, { pot }) => sum + pot, 0) / pots.length)
}

/** A table as it is remembered while it is put away: its card, whether everybody is shown it, and whose it is. */
export type CardKept = {
  readonly card: CardInAll
  readonly listed: boolean
  readonly own: ReadonlySet<PlayerId>
  /** Nobody but bots sits there, and when somebody was last there. */
  readonly onlyBots: boolean
  readonly seen: number
  readonly load: TableLoad | null
}

/** What is remembered of a table that is put away; null once it has ended. */
export const cardKept = (hosted: Hosted, seen: number): CardKept | null => {
  const card = tableCard(hosted)
  if (card === null) return null
  const own = Object.keys(hosted.people).filter(person => belongsTo(hosted, person))
  const seated = hosted.night!.table.chairs.filter(person => person !== null)
  const { event } = hosted.policy
  const onlyBots =
    event === undefined && seated.length > 0 && seated.every(person => heldIn(hosted.people, person)?.bot != null)
  return {
    card,
    listed: hosted.open && event === undefined,
    own: new Set(own),
    onlyBots,
    seen,
    load: tableLoad(hosted),
  }
}

/** Is this one of your tables: do you sit there, run it, or did you come by invitation? */
export const belongsTo = ({ people, night, open }: Hosted, person: PlayerId): boolean => {
  const one = heldIn(people, person)
  if (one === undefined || one.banned || one.bot !== null) return false
  return !open || STAFF.has(one.role) || (night?.table.chairs.includes(person) ?? false)
}

const STAFF: ReadonlySet<string> = new Set(['host', 'dealer', 'floor'])
