import type { PlayerId } from '@cardroom/engine/table'
import type { BankEntry } from '../../bank/bank.ts'
import { settleUp } from '../../bank/settle-up.ts'
import { heldIn } from '../../held-in.ts'
import type { BankShown } from '../../protocol/bank.ts'
import { chipsWords } from '../../protocol/chips-words.ts'
import type { Hosted } from '../../table/state/hosted.ts'
import { accountName, entryWords } from './entry-words.ts'
import { HOUSE, namesInBank } from './names-in-bank.ts'
import { houseBalance, type PersonStands, standings } from './standings.ts'

/** The bank of a table as a viewer sees it: how everybody stands, who pays whom, and all entries. */
export const bankView = (hosted: Hosted, viewer: PlayerId): BankShown => {
  const { id, bank, people } = hosted
  const { table } = hosted.night!
  const names = namesInBank(people)
  const name = (person: PlayerId): string => names.get(person) ?? 'Somebody'
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
    settleUp: paymentsShown(hosted, stand, name),
    entries: bank.entries.map((entry, i) => entryShown(entry, i + 1, name)),
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
  name: (person: PlayerId) => string,
): BankShown['settleUp'] => {
  const persons = stand.filter(({ person }) => !isBot(hosted, person))
  const house = -persons.reduce((sum, { net }) => sum + net, 0)
  const { payments, fewest } = settleUp([
    ...persons.map(({ person, net }) => ({ who: name(person), chips: net })),
    { who: HOUSE, chips: house },
  ])
  return {
    payments: payments.map(payment => ({ ...payment, words: paymentWords(payment) })),
    fewest,
    house: stand.some(({ person }) => isBot(hosted, person)),
  }
}

const paymentWords = ({ from, to, chips }: { readonly from: string; readonly to: string; readonly chips: number }) =>
  `${from.slice(0, 1).toUpperCase()}${from.slice(1)} pays ${to} ${chipsWords(chips)}`

const entryShown = (
  entry: BankEntry,
  number: number,
  name: (person: PlayerId) => string,
): BankShown['entries'][number] => ({
  number,
  at: entry.at,
  deal: entry.deal,
  kind: entry.kind,
  words: entryWords(entry, name),
  from: accountName(entry.from, name),
  to: accountName(entry.to, name),
  chips: entry.chips,
  person: name(entry.person),
  by: entry.by === null ? HOUSE : name(entry.by),
  why: entry.kind === 'correction' ? entry.why : '',
  rules: entry.rules,
})
