import type { Difference } from '../protocol/change.ts'

/** A change as it is sent to many: how its message begins, and the message of those who were last sent nothing of their own. */
export type Change = { readonly begins: string; news: string | null; message: string }

/** A table that nobody has been sent yet. */
export const noChange = (): Change => ({ begins: '', news: null, message: '' })

/** What is different at a table, from one version to another; the table by its name as JSON. */
export const changeFrom = (table: string, from: number, to: number, set: readonly Difference[]): Change => ({
  begins: `{"type":"change","table":${table},"from":${from},"seq":${to},"set":${JSON.stringify(set)}`,
  news: null,
  message: '',
})

/** The message with these news, as JSON: the same text for all who get the same, so that it is put into bytes once. */
export const withNews = (change: Change, news: string): string => {
  if (change.news !== news) change.message = `${change.begins},"news":${news}}`
  change.news = news
  return change.message
}

/** The message of somebody for whom something of their own has changed, too: that, and the news, as JSON. */
export const withOwn = ({ begins }: Change, own: string, news: string): string =>
  `${begins},"own":${own},"news":${news}}`
