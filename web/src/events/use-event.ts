import type { EventOrder, EventView } from '@cardroom/room/protocol'
import { useCallback, useState } from 'react'
import { type Ordered, useShown } from '../line/shown-line.ts'

/** Why an order was not accepted, with its rules. */
export type NotAccepted = Pick<Extract<Ordered, { readonly ok: false }>, 'words' | 'rules'>

/** Sends an order and answers whether it was accepted; why not is shown on the page. */
export type Send = (order: EventOrder) => Promise<boolean>

/** An event as this person sees it, and what they order in it. */
export type EventAt = {
  readonly id: string
  readonly view: EventView
  readonly send: Send
  /** An order is on its way: nothing else is sent until it is answered. */
  readonly busy: boolean
  readonly refused: NotAccepted | null
  readonly clearRefused: () => void
}

/** Follows an event; `at` is null until the room has shown it. */
export const useEvent = (
  id: string,
): { readonly at: EventAt | null; readonly wrong: string; readonly isLive: boolean; readonly since: number } => {
  const { view, wrong, isLive, since, order } = useShown(`event/${id}`)
  const [refused, setRefused] = useState<NotAccepted | null>(null)
  const [busy, setBusy] = useState(false)
  const send = useCallback<Send>(
    async wanted => {
      setBusy(true)
      const answer = await order(wanted)
      setBusy(false)
      setRefused(answer.ok ? null : answer)
      return answer.ok
    },
    [order],
  )
  const clearRefused = useCallback(() => setRefused(null), [])
  return { at: view === null ? null : { id, view, send, busy, refused, clearRefused }, wrong, isLive, since }
}
