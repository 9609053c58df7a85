import { type Account, type BankEntry, POCKET } from '../../bank/bank.ts'
import { heldIn } from '../../held-in.ts'
import { chipsWords } from '../../protocol/chips-words.ts'
import type { BankWords, NameOf } from '../bank-words.ts'
import { HOUSE } from '../names-in-bank.ts'

const entryWords = (entry: BankEntry, name: NameOf): string => {
  const { kind, person, why } = entry
  const chips = chipsWords(entry.chips)
  const who = name(person)
  switch (kind) {
    case 'buy-in':
      return `${who} buys in for ${chips}`
    case 'top-up':
      return `${who} adds ${chips}`
    case 'cash':
      return `${who} plays ${chips} in cash`
    case 'transfer':
      return `${who} brings ${chips} from another game`
    case 'cash-out':
      return `${who} cashes out ${chips}${heldIn(LEFT, why) ?? ''}`
    case 'returned':
      return `${who} undoes a buy-in of ${chips}`
    case 'foreign-chips':
      return `${chips} of ${who}’s chips are from another game`
    case 'counted':
      return `${who}’s chips are recounted: ${chips} ${entry.to === 'table' ? 'more' : 'fewer'} than on record`
    case 'coloured-up':
      return `${who} is paid ${chips} in small chips`
    case 'rake':
      return `${who} pays ${chips} in rake`
    case 'drop':
      return entry.to === 'table' ? `${who} gets ${chips} back for a voided hand` : `${who} pays ${chips} for the hand`
    case 'time':
      return `${who} pays ${chips} for time`
    case 'seven-deuce':
      return `${who} pays ${name(why)} ${chips} for winning with 7-2`
    case 'correction':
      return `${chips} from ${accountName(entry.from, name)} to ${accountName(entry.to, name)}: ${why}`
  }
}

const accountName = (account: Account, name: NameOf): string => {
  if (account === 'table') return 'the table'
  return account.startsWith(POCKET) ? name(account.slice(POCKET.length)) : HOUSE
}

/** How somebody's chips left the table, if it was not their choice. */
const LEFT: Readonly<Record<string, string>> = {
  'picked-up': ' (picked up by the house after too long away)',
  removed: ', removed from the table',
  'owner-is-back': ', since the owner of the seat is back',
  'table-closed': ' at the end of the night',
}

/** What the bank says in English. */
export const inEnglish: BankWords = {
  house: HOUSE,
  somebody: 'Somebody',
  account: accountName,
  entry: entryWords,
  payment: ({ from, to, chips }) => `${from === HOUSE ? 'The house' : from} pays ${to} ${chipsWords(chips)}`,
}
