import type { Games, TableCard } from '@cardroom/room/protocol'

/** The orders in which tables are listed. */
export const ORDERS = ['seats', 'low', 'high'] as const

/** What you look for among the tables. */
export type Find = {
  readonly text: string
  /** The family of the form that is played now; empty for all. */
  readonly family: string
  readonly free: boolean
  readonly order: (typeof ORDERS)[number]
}

/** Nothing in particular. */
export const NO_FIND: Find = { text: '', family: '', free: false, order: 'seats' }

/** The tables that are looked for, in their order; every word of the text is somewhere on the table's card. */
export const findTables = (
  tables: readonly TableCard[],
  { text, family, free, order }: Find,
  { forms }: Pick<Games, 'forms'>,
): readonly TableCard[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const families = new Map<string, string>(forms.map(form => [form.id, form.family]))
  const found = tables.filter(table => {
    const { name, game } = table
    if (free && !isFree(table)) return false
    if (family !== '' && families.get(game.form) !== family) return false
    const card = plain([name, game.formName, game.stakes, game.book, ...game.mix].join(' '))
    return words.every(word => card.includes(word))
  })
  if (order === 'seats') return [...found.filter(isFree), ...found.filter(table => !isFree(table))]
  const sign = order === 'low' ? 1 : -1
  return found.toSorted((a, b) => sign * (a.game.buyIn - b.game.buyIn))
}

const isFree = ({ taken, chairs }: TableCard): boolean => taken < chairs

/** Letters as they are typed: without capitals, accents and curly marks. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
