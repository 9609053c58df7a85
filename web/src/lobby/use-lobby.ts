import type { Games, Me, TableAside, TableCard } from '@cardroom/room/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../line/api.ts'

/** What the lobby knows: who you are, what can be played, and the tables. */
export type LobbyKnown = {
  readonly me: Me | null
  readonly games: Games
  /** Null until they are known. */
  readonly tables: readonly TableCard[] | null
  readonly own: readonly TableCard[]
  readonly aside: readonly TableAside[]
  /** What is said while the room can't be reached; empty while it can. */
  readonly away: string
  /** Looks everything up again. */
  readonly look: () => Promise<void>
}

/** How often the list of tables is looked up again, in milliseconds. */
const LOOKS_EVERY = 10_000

/** Looks up what the lobby shows, and the tables again and again. */
export const useLobby = (): LobbyKnown => {
  const [me, setMe] = useState<Me | null>(null)
  const [games, setGames] = useState<Games>({ forms: [], mixes: [], books: [] })
  const [tables, setTables] = useState<readonly TableCard[] | null>(null)
  const [own, setOwn] = useState<readonly TableCard[]>([])
  const [aside, setAside] = useState<readonly TableAside[]>([])
  const [away, setAway] = useState('')
  const lookAtTables = useCallback(async (): Promise<void> => {
    const [list, mine] = await Promise.all([ask('GET /api/tables'), ask('GET /api/me/tables')])
    if (list.ok) setTables(list.data.tables)
    if (mine.ok) setOwn(mine.data.tables)
    if (list.ok) setAside(both(list.data.aside, mine.ok ? mine.data.aside : []))
    setAway(list.ok ? '' : list.words)
  }, [])
  const look = useCallback(async (): Promise<void> => {
    const [who, all] = await Promise.all([ask('GET /api/me'), ask('GET /api/forms'), lookAtTables()])
    if (who.ok) setMe(who.data.guest)
    if (all.ok) setGames(all.data)
  }, [lookAtTables])
  useEffect(() => {
    void look()
    const again = setInterval(() => document.hidden || void lookAtTables(), LOOKS_EVERY)
    return () => clearInterval(again)
  }, [look, lookAtTables])
  return { me, games, tables, own, aside, away, look }
}

/** Your own tables may be among those that everybody is shown. */
const both = (all: readonly TableAside[], own: readonly TableAside[]): readonly TableAside[] => [
  ...own,
  ...all.filter(({ id }) => own.every(mine => mine.id !== id)),
]
