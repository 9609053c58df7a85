import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { BankEntry } from '../../bank/bank.ts'
import { settleUp } from '../../bank/settle-up.ts'
import { heldIn } from '../../held-in.ts'
import type { BankShown } from '../../protocol/bank.ts'
import type { Hosted } from '../../table/state/hosted.ts'
import { type BankWords, bankWords, type NameOf } from '../bank-words.ts'
import { namesInBank } from '../names-in-bank.ts'
import { houseBalance, type PersonStands, standings } from './standings.ts'

/** The bank of a table as a viewer sees it, in their language: how everybody stands, who pays whom, and all entries. */
export const bankView = (hosted: Hosted, viewer: PlayerId, language: Language = 'en'): BankShown => {
  const words = bankWords[language]
  const { id, bank, people } = hosted
  const { table } = hosted.night!
  const names = namesInBank(people)
  const name: NameOf = person => names.get(person) ?? words.somebody
  const stand = standings(hosted)
  return {
    table: id,
    name: table.placard.name,
    ended: table.ended,
    deals: table.deals,
    dealIsOn: table.deal !== null,
    balances: stand.map(it => ({ ...it, name: name(it.person), bot: isBot(hosted, it.person) })),
    house: houseBalance(bank),
    onTable: stand.reduce((sum, { onTable }) => sum + onTable, 0),
    settleUp: paymentsShown(hosted, stand, { words, name }),
    entries: bank.entries.map((entry, i) => entryShown(entry, i + 1, { words, name })),
    mayCorrect: heldIn(people, viewer)?.role === 'host',
    mayPay: stand.some(({ person }) => person === viewer) ? viewer : null,
  }
}

/** The bank of a table is for those who have had a seat at it, and those who run it. */
export const maySeeBank = ({ night, people }: Hosted, viewer: PlayerId): boolean => {
  const role = heldIn(people, viewer)?.role
  const runs = role === 'host' || role === 'dealer' || role === 'floor'
  return runs || (night?.table.members.some(({ player }) => player === viewer) ?? false)
}

const isBot = ({ people }: Hosted, person: PlayerId): boolean => heldIn(people, person)?.bot != null

/** Nobody pays a bot: the house stands for its bots. */
const paymentsShown = (
  hosted: Hosted,
  stand: readonly PersonStands[],
  { words, name }: Said,
): BankShown['settleUp'] => {
  const persons = stand.filter(({ person }) => !isBot(hosted, person))
  const house = -persons.reduce((sum, { net }) => sum + net, 0)
  const { payments, fewest } = settleUp([
    ...persons.map(({ person, net }) => ({ who: name(person), chips: net })),
    { who: words.house, chips: house },
  ])
  return {
    payments: payments.map(payment => ({ ...payment, words: words.payment(payment) })),
    fewest,
    house: stand.some(({ person }) => isBot(hosted, person)),
  }
}

/** How people are called, and the words of a language. */
type Said = { readonly words: BankWords; readonly name: NameOf }

const entryShown = (entry: BankEntry, number: number, { words, name }: Said): BankShown['entries'][number] => ({
  number,
  at: entry.at,
  deal: entry.deal,
  kind: entry.kind,
  words: words.entry(entry, name),
  from: words.account(entry.from, name),
  to: words.account(entry.to, name),
  chips: entry.chips,
  person: name(entry.person),
  by: entry.by === null ? words.house : name(entry.by),
  why: entry.kind === 'correction' ? entry.why : '',
  rules: entry.rules,
})
