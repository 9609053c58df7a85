import { useEffect } from 'react'
import { RoomFrame } from '../frame/room-frame.tsx'
import { useOpenTable, withBots } from '../learn/use-open-table.ts'
import { OUT_OF_REACH } from '../line/api.ts'
import { Account } from '../people/account.tsx'
import { texts } from '../words/texts.ts'
import { Doors } from './doors.tsx'
import { GameList } from './game-list.tsx'
import { Hero } from './hero.tsx'
import styles from './lobby.module.css'
import { nameFor } from './newcomer.ts'
import { OwnTables } from './own-tables.tsx'
import { TableList } from './table-list.tsx'
import { TablesAside } from './tables-aside.tsx'
import { useLobby } from './use-lobby.ts'

/** The lobby: play at once, your tables, every game there is, the tables that are open, and the rest of the room. */
export const Lobby = () => {
  const { me, games, tables, own, aside, away, look } = useLobby()
  const { open, busy, wrong, forget } = useOpenTable()
  const known = me?.name ?? null
  // what failed because nobody answered can be tried again
  useEffect(() => {
    if (away === '' && wrong === OUT_OF_REACH) forget()
  }, [away, wrong, forget])
  const play = (form: string): void => void open(withBots(form, false), nameFor(known))
  return (
    <RoomFrame title={texts.lobby.title}>
      {away !== '' && (
        <p role="status" className={styles.away}>
          {away}
          {texts.line.retrying}
        </p>
      )}
      <Hero known={known} busy={busy} wrong={wrong} onPlay={() => play('holdem')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OwnTables tables={own} />
          <GameList games={games} onPlay={play} />
        </div>
        <div className={styles.column}>
          <TableList
            tables={tables?.filter(({ id }) => own.every(mine => mine.id !== id)) ?? null}
            games={games}
            others={own.length > 0}
          />
          <TablesAside tables={aside} />
          <Doors known={known !== null} />
          <Account me={me} onChange={look} />
        </div>
      </div>
    </RoomFrame>
  )
}
