import { LOG_VERSION, type Log, type LoggedDeal } from './log.ts'

/** The log as JSON lines: a header, then for each deal what's known about it, if anything, and one event per line. */
export const writeLog = ({ about, deals }: Log): string => {
  const lines = [logHeader(about)]
  for (const deal of deals) lines.push(...dealLines(deal))
  return `${lines.join('\n')}\n`
}

/** The first line of a log. */
export const logHeader = (about: Log['about'] = {}): string =>
  JSON.stringify({ cardroom: 'log', version: LOG_VERSION, ...(isEmpty(about) ? {} : { about }) })

/** The lines of one deal, to be added to a log that has its header. */
export const dealLines = ({ about, events }: LoggedDeal): readonly string[] => [
  ...(isEmpty(about) ? [] : [JSON.stringify({ about })]),
  ...events.map(event => JSON.stringify(event)),
]

const isEmpty = (about: Log['about']): boolean => Object.keys(about).length === 0
