import type { Card, Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { order } from '../line/table-line.ts'
import { typedKey } from '../settings/typed-key.ts'
import { sortedCards } from './card-order.ts'
import {
  type Asked,
  askedOf,
  filledWith,
  inHand,
  type Laying,
  layInto,
  leftToLay,
  nothingLaid,
  pick,
  placeAct,
  rowsFilled,
} from './laying.ts'

/** Cards that are being set: what is asked, how they lie so far, and what can be done with them. */
export type LayingNow = {
  readonly asked: Asked
  readonly laying: Laying
  /** The cards still in the hand, sorted. */
  readonly hand: readonly Card[]
  readonly left: number
  readonly by: 'rank' | 'suit'
  readonly isReady: boolean
  /** What the room answered when it was asked to fill the rows and couldn't. */
  readonly wrong: string
  readonly pick: (card: Card) => void
  readonly lay: (card: Card, row: number) => void
  readonly reset: () => void
  readonly sort: () => void
  readonly fill: () => Promise<void>
  readonly send: () => void
}

/** The cards that you are asked to set, by tapping, dragging or keys; null if you are not asked. */
export const useLaying = (frame: Frame | null): LayingNow | null => {
  const rowsOf = frame?.common.deal?.rowsOf ?? []
  const asked = frame === null || rowsOf.length === 0 ? null : askedOf(frame.own, rowsOf)
  const key = asked === null ? '' : `${frame!.common.deal?.number} ${asked.hand} ${asked.cards.join()}`
  const [kept, setKept] = useState<Kept>(NOTHING)
  const [by, setBy] = useState<'rank' | 'suit'>('rank')
  // other cards to set: nothing of what was laid before counts
  const now = kept.key === key || asked === null ? kept : { key, laying: nothingLaid(asked), wrong: '' }
  const setLaying = (change: (laying: Laying) => Laying): void =>
    setKept(it => {
      const from = it.key === key ? it : now
      return { ...from, laying: change(from.laying), wrong: '' }
    })
  const { laying, wrong } = now
  const hand = asked === null ? [] : sortedCards(inHand(asked, laying), by)
  const act = asked === null ? null : placeAct(asked, laying)
  const lay = (card: Card, row: number): void => setLaying(it => layInto(asked!, it, card, row))
  const reset = (): void => setLaying(() => nothingLaid(asked!))
  const send = (): void => {
    if (act !== null) order({ type: 'act', act })
  }
  const fill = async (): Promise<void> => {
    const answer = await rowsFilled(asked!, laying, rows =>
      ask('POST /api/tables/:id/fill', { params: { id: frame!.common.table }, body: { rows } }),
    )
    // a player who has moved a card meanwhile goes on with that
    if (answer.ok) setLaying(it => (it.rows === laying.rows ? filledWith(asked!, it, answer.data.rows) : it))
    else setKept({ ...now, wrong: answer.words })
  }
  useEffect(() => {
    if (asked === null) return undefined
    const keys = (event: KeyboardEvent): void => {
      const key = typedKey(event)
      if (key === null) return
      const digit = '1234567890'.indexOf(key)
      const card = digit < 0 ? undefined : hand[digit]
      const row = asked.rowsOf.findIndex(({ name }) => name.startsWith(key))
      if (card !== undefined) setLaying(it => pick(it, card))
      else if (row >= 0 && laying.picked !== null) lay(laying.picked, row)
      else if (key === 'l') send()
      else if (key === 'z') reset()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  if (asked === null) return null
  return {
    asked,
    laying,
    hand,
    left: leftToLay(asked, laying),
    by,
    isReady: act !== null,
    wrong,
    pick: card => setLaying(it => pick(it, card)),
    lay,
    reset,
    sort: () => setBy(by === 'rank' ? 'suit' : 'rank'),
    fill,
    send,
  }
}

type Kept = { readonly key: string; readonly laying: Laying; readonly wrong: string }
const NOTHING: Kept = { key: '', laying: { rows: [], picked: null }, wrong: '' }
