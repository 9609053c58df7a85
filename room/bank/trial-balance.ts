import type { Table } from '@cardroom/engine'
import { chipsOnTable } from '@cardroom/engine/table'
import { type Bank, balanceOf } from './bank.ts'

/**
 * What is off with a book, one sentence each; empty when it balances: all accounts together hold nothing, and the
 * table's account holds the chips that are on the table.
 */
export const bankOff = (bank: Bank, table: Table): readonly string[] => {
  const all = Object.values(bank.balances).reduce<number>((sum, chips = 0) => sum + chips, 0)
  const here = chipsOnTable(table)
  const booked = balanceOf(bank, 'table')
  const collected = balanceOf(bank, 'collections')
  return [
    ...(all === 0 ? [] : [`all accounts together hold ${all} chips`]),
    ...(here === booked ? [] : [`${here} chips are on the table, and ${booked} in the book`]),
    ...(collected === table.collected ? [] : [`${table.collected} chips are collected, and ${collected} in the book`]),
  ]
}

/** A book that does not balance is a fault of ours: nothing is kept that would make it so. */
export const checkBank = (bank: Bank, table: Table): void => {
  const off = bankOff(bank, table)
  if (off.length > 0) throw new Error(`the bank does not balance: ${off.join('; ')}`)
}
