import { type BookId, type Deal, type House, isFormId } from '@cardroom/engine'
import { deskStreet } from '@cardroom/engine/ask'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import type { CaseGiven } from './use-case.ts'

/** The hand of a table at the desk: what the table is called, the hand's number and the hand as you see it. */
export type TableHand = { readonly name: string; readonly number: number; readonly deal: Deal }

/** The hand of the table in the address; null while there is none, with what the room says where it can't be had. */
export const useTableHand = (
  table: string | null,
): { readonly hand: TableHand | null; readonly wrong: string; readonly again: () => void } => {
  const [hand, setHand] = useState<{ readonly table: string; readonly is: TableHand } | null>(null)
  const [wrong, setWrong] = useState('')
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the counter goes up
  useEffect(() => {
    if (table === null) return
    let isHere = true
    void ask('GET /api/tables/:id/desk', { params: { id: table } }).then(answer => {
      if (!isHere) return
      setWrong(answer.ok ? '' : answer.words)
      if (answer.ok) setHand({ table, is: answer.data })
    })
    return () => {
      isHere = false
    }
  }, [table, asked])
  return { hand: hand?.table === table ? hand.is : null, wrong, again: () => setAsked(asked + 1) }
}

/** The case with what the hand of the table says of it: game and street need no questions then. */
export const caseAt = (given: CaseGiven, hand: TableHand | null): CaseGiven => {
  if (hand === null) return given
  const { id } = hand.deal.form
  const game = isFormId(id) ? id : null
  return { ...given, game, street: deskStreet(hand.deal) || 'showdown' }
}

/** The book that rules: the one that was chosen, else that of the table, else Robert's. */
export const ruledBy = ({ book }: CaseGiven, hand: TableHand | null): BookId | House => book ?? hand?.deal.book ?? 'rrp'
