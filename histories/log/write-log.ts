import { isRecord, wrongArgument } from '@cardroom/engine/kinds'
import { LOG_VERSION, type Log, type LoggedDeal } from './log.ts'

/** The log as JSON lines: a header, then for each deal what's known about it, if anything, and one event per line. */
export const writeLog = (log: Log): string => {
  if (!isRecord(log) || !Array.isArray(log.deals))
    throw wrongArgument('writeLog', log, 'a log such as { about, deals }')
  const { about, deals } = log
  const lines = [logHeader(about)]
  for (const deal of deals) lines.push(...dealLines(deal))
  return `${lines.join('\n')}\n`
}

/** The first line of a log. */
export const logHeader = (about: Log['about'] = {}): string => {
  if (!isRecord(about)) throw wrongArgument('logHeader', about, 'an object with what is known about the deals')
  return JSON.stringify({ cardroom: 'log', version: LOG_VERSION, ...(isEmpty(about) ? {} : { about }) })
}

/** The lines of one deal, to be added to a log that has its header. */
export const dealLines = (deal: LoggedDeal): readonly string[] => {
  if (!isRecord(deal) || !isRecord(deal.about) || !Array.isArray(deal.events))
    throw wrongArgument('dealLines', deal, 'a deal of a log such as { about, events }')
  const { about, events } = deal
  return [...(isEmpty(about) ? [] : [JSON.stringify({ about })]), ...events.map(event => JSON.stringify(event))]
}

const isEmpty = (about: Log['about']): boolean => Object.keys(about).length === 0
