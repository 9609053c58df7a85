import type { PlayerId } from '@cardroom/engine/table'
import { type Account, type BankEntry, POCKET } from '../../bank/bank.ts'
import { heldIn } from '../../held-in.ts'
import { chipsWords } from '../../protocol/chips-words.ts'
import { HOUSE } from './names-in-bank.ts'

/** An entry in a sentence; `name` tells how people are called. */
export const entryWords = (entry: BankEntry, name: (person: PlayerId) => string): string => {
  const { kind, person, why } = entry
  const chips = chipsWords(entry.chips)
  const who = name(person)
  switch (kind) {
    case 'buy-in':
      return `${who} buys in for ${chips}`
    case 'top-up':
      return `${who} adds ${chips}`
    case 'cash':
      return `${who} lays ${chips} in cash that plays`
    case 'transfer':
      return `${who} brings ${chips} from another game`
    case 'cash-out':
      return `${who} cashes out ${chips}${heldIn(LEFT, why) ?? ''}`
    case 'returned':
      return `${chips} that ${who} had bought go back`
    case 'foreign-chips':
      return `${chips} of ${who} are not chips of this game`
    case 'counted':
      return `${who} is counted anew: ${chips} ${entry.to === 'table' ? 'more' : 'fewer'} than was thought`
    case 'coloured-up':
      return `${who} is paid ${chips} in small chips`
    case 'rake':
      return `${who} pays ${chips} of the pot to the house`
    case 'drop':
      return entry.to === 'table'
        ? `${who} gets ${chips} back for a deal that was void`
        : `${who} pays ${chips} for the deal`
    case 'time':
      return `${who} pays ${chips} for time`
    case 'correction':
      return `${chips} from ${accountName(entry.from, name)} to ${accountName(entry.to, name)}: ${why}`
  }
}

/** What an account is called. */
export const accountName = (account: Account, name: (person: PlayerId) => string): string => {
  if (account === 'table') return 'the table'
  return account.startsWith(POCKET) ? name(account.slice(POCKET.length)) : HOUSE
}

/** How somebody's chips left the table, where it was not of his own will. */
const LEFT: Readonly<Record<string, string>> = {
  'picked-up': ' by the house, having been away too long',
  removed: ', sent away',
  'owner-is-back': ', since the owner of the seat is back',
  'table-closed': ' at the end of the night',
}
