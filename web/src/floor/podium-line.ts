import type { StaffOrder, StaffView } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { roomTime } from '../clock/room-time.ts'
import type { Ordered } from '../line/shown-line.ts'
import { texts } from '../words/texts.ts'
import type { FloorLine } from './floor-line.ts'

/** What came of the last thing done at this podium, in words. */
export type Said = { readonly words: string; readonly isWrong: boolean; readonly rules: readonly string[] }

/** A name that waits for the line. */
export type KeptName = {
  readonly id: number
  readonly name: string
  readonly game: string
  readonly at: number
  readonly order: StaffOrder
}

/** Names that were put down while the line was lost, the first one first. */
export const useKept = create<{ readonly names: readonly KeptName[] }>(() => ({ names: [] }))

/** A podium: orders go to the room, and while the line is lost a name is kept and everything else is refused. */
export type Podium = {
  readonly view: StaffView
  readonly isLive: boolean
  readonly said: Said | null
  /** Carries an order out; true when the room has accepted it. */
  readonly send: (order: StaffOrder, done?: string) => Promise<boolean>
  readonly nameOf: (player: string | null) => string
}

let count = 0

/** The podium on a line. */
export const usePodium = (view: StaffView, { isLive, order }: FloorLine<unknown, StaffOrder>): Podium => {
  const [said, setSaid] = useState<Said | null>(null)
  const nameOf = (player: string | null): string =>
    view.people.find(it => it.player === player)?.name ?? texts.floor.somebody
  useEffect(() => {
    if (!isLive) return
    void sendKept(order).then(wrong => wrong !== null && setSaid({ words: wrong, isWrong: true, rules: [] }))
  }, [isLive, order])
  const send = async (what: StaffOrder, done = ''): Promise<boolean> => {
    if (!isLive) {
      const kept = keptName(what, nameOf)
      if (kept === null) setSaid({ words: texts.floor.notOffline, isWrong: true, rules: [] })
      else {
        useKept.setState(({ names }) => ({ names: [...names, kept] }))
        setSaid({ words: texts.floor.kept(kept.name), isWrong: false, rules: [] })
      }
      return kept !== null
    }
    const outcome = await order(what)
    setSaid(outcome.ok ? saidWords(done) : { words: outcome.words, isWrong: true, rules: outcome.rules ?? [] })
    return outcome.ok
  }
  return { view, isLive, said, send, nameOf }
}

const saidWords = (words: string): Said | null => (words === '' ? null : { words, isWrong: false, rules: [] })

/** What is safe without a line: a name for a list. A seat could be given away twice, so it isn't. */
export const keptName = (order: StaffOrder, nameOf: (player: string) => string): KeptName | null => {
  const at = roomTime()
  if (order.type === 'AddName' && order.game !== undefined) {
    return { id: ++count, name: order.name, game: order.game, at, order }
  }
  return order.type === 'JoinList' ? { id: ++count, name: nameOf(order.player), game: order.game, at, order } : null
}

let sending = false

/** Sends the names that were kept, in the order in which they came; answers what was wrong with the last that didn't go. */
export const sendKept = async (order: (what: StaffOrder) => Promise<Ordered>): Promise<string | null> => {
  if (sending) return null
  sending = true
  let wrong: string | null = null
  for (let [first] = useKept.getState().names; first !== undefined; [first] = useKept.getState().names) {
    const outcome = await order(first.order)
    if (!outcome.ok) wrong = texts.floor.notKept(first.name, outcome.words)
    const { id } = first
    useKept.setState(({ names }) => ({ names: names.filter(it => it.id !== id) }))
  }
  sending = false
  return wrong
}
