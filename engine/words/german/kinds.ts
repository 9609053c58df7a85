import type { Kind } from '../../kinds/kind.ts'
import { german } from './voice.ts'

/** What a kind takes, in words, with its values as you write them in a file; words of its own are English. */
export const kindWords = (kind: Kind): string => {
  const { said } = kind
  if (said !== undefined) return kind.kind === 'one-of' || kind.kind === 'whole' ? `${said}: ${plainWords(kind)}` : said
  return plainWords(kind)
}

/** Names in a row; of a great many the first ones. */
const listed = (names: readonly unknown[]): string =>
  names.length > MANY
    ? `${names.slice(0, MANY / 3).join(', ')} und ${names.length - MANY / 3} weitere`
    : names.join(', ')

const MANY = 60

const plainWords = (kind: Kind): string => {
  switch (kind.kind) {
    case 'flag':
      return 'true oder false'
    case 'whole':
      return wholeWords(kind.least, kind.most)
    case 'part':
      return 'eine Zahl von 0 bis 1'
    case 'number':
      return 'eine Zahl, mindestens 0'
    case 'words':
      return 'einen Text'
    case 'text':
      return kind.most < Number.MAX_SAFE_INTEGER
        ? `einen Text mit höchstens ${german.chips(kind.most)} Zeichen`
        : 'einen Text'
    case 'known':
      return kind.said
    case 'one-of':
      return kind.names.length === 1 ? String(kind.names[0]) : `eins von ${listed(kind.names)}`
    case 'some-of':
      return `eine Liste aus ${listed(kind.names)}, jedes höchstens einmal`
    case 'list':
      return `eine Liste${countWords(kind.least, kind.most)}, darin jeweils ${kindWords(kind.of)}`
    case 'fields':
      return `ein Objekt mit ${Object.entries(kind.fields)
        .map(([name, of]) => `${name} (${kindWords(of)})`)
        .join(', ')}`
    case 'tagged':
      return `ein Objekt mit ${kind.by} (eins von ${listed(Object.keys(kind.kinds))})`
    case 'may':
      return kindWords(kind.of)
    case 'by-name':
      return `ein Objekt mit Namen deiner Wahl, darin jeweils ${kindWords(kind.of)}`
    case 'object':
      return 'ein Objekt'
    case 'none-or':
      return `${kindWords(kind.of)}, oder null für keine Angabe`
    case 'either':
      return kind.kinds.map(kindWords).join(', oder ')
  }
}

const wholeWords = (least: number, most: number): string => {
  const isOpen = most >= Number.MAX_SAFE_INTEGER
  if (least <= Number.MIN_SAFE_INTEGER) return isOpen ? 'eine ganze Zahl' : `eine ganze Zahl bis ${german.chips(most)}`
  const from = german.chips(least)
  return isOpen ? `eine ganze Zahl ab ${from}` : `eine ganze Zahl von ${from} bis ${german.chips(most)}`
}

const countWords = (least: number | undefined, most: number | undefined): string => {
  if (most !== undefined) return least === undefined ? ` mit höchstens ${most}` : ` mit ${least} bis ${most}`
  return least === undefined ? '' : ` mit mindestens ${least}`
}
