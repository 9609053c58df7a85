import { type Account, type BankEntry, POCKET } from '../../bank/bank.ts'
import { heldIn } from '../../held-in.ts'
import type { BankWords, NameOf } from '../bank-words.ts'
import { HAUS } from '../names-in-bank.ts'

const entryWords = (entry: BankEntry, name: NameOf): string => {
  const { kind, person, why } = entry
  const chips = chipsWords(entry.chips)
  const who = name(person)
  switch (kind) {
    case 'buy-in':
      return `${who} kauft sich für ${chips} ein`
    case 'top-up':
      return `${who} kauft ${chips} nach`
    case 'cash':
      return `${who} spielt ${chips} in bar`
    case 'transfer':
      return `${who} bringt ${chips} aus einem anderen Spiel mit`
    case 'cash-out':
      return `${who} bekommt ${chips} ausgezahlt${heldIn(LEFT, why) ?? ''}`
    case 'returned':
      return `${who} nimmt einen Buy-in von ${chips} zurück`
    case 'foreign-chips':
      return `Von ${who} sind ${chips} Chips aus einem anderen Spiel`
    case 'counted':
      return `Nachgezählt: ${who} hat ${chips} ${entry.to === 'table' ? 'mehr' : 'weniger'} als verzeichnet`
    case 'coloured-up':
      return `${who} bekommt kleine Chips für ${chips} bezahlt`
    case 'rake':
      return `${who} zahlt ${chips} Rake`
    case 'drop':
      return entry.to === 'table'
        ? `${who} bekommt ${chips} für eine annullierte Hand zurück`
        : `${who} zahlt ${chips} für die Hand`
    case 'time':
      return `${who} zahlt ${chips} Zeitgeld`
    case 'seven-deuce':
      return `${who} zahlt an ${name(why)} ${chips} für einen Sieg mit 7-2`
    case 'correction':
      return `${chips} ${from(entry.from, name)} ${to(entry.to, name)}: ${why}`
  }
}

const accountName = (account: Account, name: NameOf): string =>
  account === 'table' ? 'der Tisch' : (pocketOf(account, name) ?? HAUS)

const from = (account: Account, name: NameOf): string => {
  const person = pocketOf(account, name)
  if (person !== null) return `von ${person}`
  return account === 'table' ? 'vom Tisch' : 'vom Haus'
}

const to = (account: Account, name: NameOf): string => {
  const person = pocketOf(account, name)
  if (person !== null) return `an ${person}`
  return account === 'table' ? 'an den Tisch' : 'an das Haus'
}

/** Whose pocket an account is; null for the table and the house. */
const pocketOf = (account: Account, name: NameOf): string | null =>
  account.startsWith(POCKET) ? name(account.slice(POCKET.length)) : null

/** How somebody's chips left the table, if it was not their choice. */
const LEFT: Readonly<Record<string, string>> = {
  'picked-up': ' (zu lange abwesend, das Haus hat die Chips verwahrt)',
  removed: ', vom Tisch entfernt',
  'owner-is-back': ', weil der Platz wieder vergeben ist',
  'table-closed': ' (Ende des Abends)',
}

const chipsWords = (chips: number): string => FORMAT.format(chips)
const FORMAT = new Intl.NumberFormat('de-DE')

/** What the bank says in German. */
export const inGerman: BankWords = {
  house: HAUS,
  somebody: 'Jemand',
  account: accountName,
  entry: entryWords,
  payment: payment => {
    const chips = chipsWords(payment.chips)
    if (payment.from === HAUS) return `Das Haus zahlt an ${payment.to} ${chips}`
    return `${payment.from} zahlt an ${payment.to} ${chips}`
  },
}
