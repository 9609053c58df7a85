export { type Facts, LOG_VERSION, type Log, type LoggedDeal } from './log/log.ts'
export { type LogProblem, type LogRead, readLog } from './log/read-log.ts'
export { dealLines, logHeader, writeLog } from './log/write-log.ts'
export { PHH_VARIANTS, type PhhVariant } from './phh/variants.ts'
