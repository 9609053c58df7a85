import type { Games, Me, TableAside, TableCard, TableWanted } from '@cardroom/room/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PlayingCard } from '../cards/playing-card.tsx'
import { ask, OUT_OF_REACH } from '../line/api.ts'
import { Account } from '../people/account.tsx'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'
import { NewTable } from './new-table.tsx'
import { NEWCOMER, PlayNow } from './play-now.tsx'
import { TableCards, TableList } from './table-list.tsx'
import { TablesAside } from './tables-aside.tsx'

/** The two ways to a table. */
type Form = 'play' | 'make'

/** Your own tables may be among those that everybody is shown. */
const both = (all: readonly TableAside[], own: readonly TableAside[]): readonly TableAside[] => [
  ...own,
  ...all.filter(({ id }) => own.every(mine => mine.id !== id)),
]

/** How often the list of tables is looked up again, in milliseconds. */
const LOOKS_EVERY = 10_000

/** The lobby: who are you, play at once, the tables, and a new one. */
export const Lobby = () => {
  const [name, setName] = useState('')
  const [me, setMe] = useState<Me | null>(null)
  const known = me?.name ?? null
  const [tables, setTables] = useState<readonly TableCard[] | null>(null)
  const [own, setOwn] = useState<readonly TableCard[]>([])
  const [aside, setAside] = useState<readonly TableAside[]>([])
  const [games, setGames] = useState<Games>({ forms: [], mixes: [], books: [] })
  const [wrong, setWrong] = useState('')
  /** Which of the two was used last. */
  const [asked, setAsked] = useState<Form>('play')
  const [busy, setBusy] = useState(false)
  const [away, setAway] = useState('')
  const [, go] = useLocation()
  const lookAtTables = useCallback(async (): Promise<void> => {
    const [list, mine] = await Promise.all([ask('GET /api/tables'), ask('GET /api/me/tables')])
    if (list.ok) setTables(list.data.tables)
    if (mine.ok) setOwn(mine.data.tables)
    if (list.ok) setAside(both(list.data.aside, mine.ok ? mine.data.aside : []))
    setAway(list.ok ? '' : list.words)
    // what failed because nobody answered can be tried again
    if (list.ok) setWrong(now => (now === OUT_OF_REACH ? '' : now))
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

  const openOnce = async (wanted: TableWanted, from: Form): Promise<void> => {
    // two clicks on a slow connection make one table
    if (busy) return
    setBusy(true)
    setAsked(from)
    setWrong('')
    await open(wanted)
    setBusy(false)
  }

  const open = async (wanted: TableWanted): Promise<void> => {
    if (known === null) {
      const came = await ask('POST /api/guest', { body: { name: name.trim() === '' ? NEWCOMER : name } })
      if (!came.ok) return setWrong(came.words)
    }
    const made = await ask('POST /api/tables', { body: wanted })
    if (!made.ok) return setWrong(made.words)
    go(`/t/${made.data.id}`)
  }

  return (
    <main className={styles.lobby}>
      <header>
        <span className={styles.fan} aria-hidden="true">
          {['Ts', 'Jh', 'Qc', 'Ad'].map(card => (
            <PlayingCard key={card} card={card} size="s" />
          ))}
        </span>
        <h1>{texts.lobby.title}</h1>
        <p>
          {texts.lobby.about} <Link href="/rules">{texts.lobby.books}</Link>
        </p>
      </header>
      {away !== '' && (
        <p role="status" className={styles.away}>
          {away}
          {texts.line.retrying}
        </p>
      )}
      <PlayNow
        name={name}
        known={known}
        onName={setName}
        games={games}
        onPlay={wanted => openOnce(wanted, 'play')}
        wrong={asked === 'play' ? wrong : ''}
        busy={busy}
      />
      <Link href="/events" className={styles.door}>
        <b>{texts.lobby.tournaments}</b>
        <span>{texts.lobby.tournamentsAre}</span>
      </Link>
      <Link href="/floor" className={styles.door}>
        <b>{texts.floorScreens.doorway}</b>
        <span>{texts.floorScreens.doorwayIs}</span>
      </Link>
      <Account me={me} onChange={look} />
      <NewTable
        games={games}
        onOpen={wanted => openOnce(wanted, 'make')}
        wrong={asked === 'make' ? wrong : ''}
        busy={busy}
      />
      {own.length > 0 && (
        <section aria-labelledby="own-tables">
          <h2 id="own-tables">{texts.lobby.yourTables}</h2>
          <TableCards tables={own} />
        </section>
      )}
      <TableList
        tables={tables?.filter(({ id }) => own.every(mine => mine.id !== id)) ?? null}
        games={games}
        others={own.length > 0}
      />
      <TablesAside tables={aside} />
      {known !== null && (
        <p className={styles.book}>
          <Link href="/book">{texts.lobby.yourResults}</Link>
          {texts.lobby.yourResultsAre}
        </p>
      )}
    </main>
  )
}
