import type { TableWanted } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../line/api.ts'

/** What a new table takes beside the wish: the name of somebody who has none yet. */
export type OpenTable = {
  readonly open: (wanted: TableWanted, name?: string | null) => Promise<void>
  /** The table is on its way. */
  readonly busy: boolean
  /** Why there is none, in words; empty if nothing is wrong. */
  readonly wrong: string
  /** Forgets what was wrong. */
  readonly forget: () => void
}

/** Makes a table and goes there; a name is given first to people who have none, and two clicks make one table. */
export const useOpenTable = (): OpenTable => {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [, go] = useLocation()
  const open = async (wanted: TableWanted, name: string | null = null): Promise<void> => {
    if (busy) return
    setBusy(true)
    setWrong('')
    setWrong(await made(wanted, name, go))
    setBusy(false)
  }
  return { open, busy, wrong, forget: () => setWrong('') }
}

const made = async (wanted: TableWanted, name: string | null, go: (path: string) => void): Promise<string> => {
  if (name !== null) {
    const came = await ask('POST /api/guest', { body: { name } })
    if (!came.ok) return came.words
  }
  const table = await ask('POST /api/tables', { body: wanted })
  if (!table.ok) return table.words
  go(`/t/${table.data.id}`)
  return ''
}

/** A table of your own with bots: to play at, or to practise with every decision explained. */
export const withBots = (form: string, practice: boolean): TableWanted => ({
  form,
  bots: 3,
  sit: true,
  ...(practice && { practice: true, bots: 2, chairs: 3 }),
})
