import type { BankShown } from '../../protocol/bank.ts'

/** The entries of a bank as a table for spreadsheets: RFC 4180 lines, with a mark by which they are read as UTF-8. */
export const bankCsv = ({ entries }: Pick<BankShown, 'entries'>): string => {
  const lines = entries.map(entry => [
    entry.number,
    new Date(entry.at).toISOString(),
    entry.deal,
    entry.kind,
    entry.person,
    entry.by,
    entry.from,
    entry.to,
    entry.chips,
    entry.why,
    entry.rules.join(' '),
  ])
  return `\uFEFF${[COLUMNS, ...lines].map(line => `${line.map(field).join(',')}\r\n`).join('')}`
}

const COLUMNS = ['number', 'time', 'deal', 'what', 'for', 'by', 'from', 'to', 'chips', 'why', 'rules'] as const

/** In quotes, unless it is a number. */
const field = (value: string | number): string =>
  typeof value === 'number' ? `${value}` : `"${harmless(value).replaceAll('"', '""')}"`

/** A name or reason that a spreadsheet would take for a formula gets a mark in front, and is read as text. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
