import type { DueShown, StaffOrder, StaffView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { AddName } from './add-name.tsx'
import { putBack, useCarry } from './carry.ts'
import { openSeats, seatCount } from './chair-marks.ts'
import { DayLog } from './day-log.tsx'
import { DueCards } from './due-cards.tsx'
import styles from './floor.module.css'
import type { FloorLine } from './floor-line.ts'
import { HousePanel } from './house-panel.tsx'
import { Lists } from './lists.tsx'
import { OpenTable } from './open-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import podiumStyles from './podium.module.css'
import { type Podium as PodiumHere, usePodium } from './podium-line.ts'
import { Legend, RoomMap } from './room-map.tsx'
import { StaffPanel } from './staff-panel.tsx'
import { TablePanel } from './table-panel.tsx'
import { useCarryKeys } from './use-carrying.ts'

/** What is open over the podium. */
type Opened =
  | { readonly is: 'add' }
  | { readonly is: 'table'; readonly table: string }
  | { readonly is: 'person'; readonly player: string }
  | { readonly is: 'open-table'; readonly game: string | null }
  | { readonly is: 'house' }
  | { readonly is: 'staff' }

/** The podium: what is due on top, the map of the room, the lists beside it, the day's log below. */
export const Podium = ({ view, line }: { readonly view: StaffView; readonly line: FloorLine<unknown, StaffOrder> }) => {
  const podium = usePodium(view, line)
  const [opened, setOpened] = useState<Opened | null>(null)
  useCarryKeys()
  const tables = view.tables.filter(({ closed }) => !closed)
  const waiting = view.games.reduce((sum, { list }) => sum + list.length, 0)
  const see = ({ due, table, game, player }: DueShown): void => {
    if (due === 'start-game') setOpened({ is: 'open-table', game })
    else if (due === 'push-dealer') setOpened({ is: 'house' })
    else if (table !== null) setOpened({ is: 'table', table })
    else if (player !== null) setOpened({ is: 'person', player })
  }
  return (
    <div className={podiumStyles.podium}>
      <section className={podiumStyles.top} aria-labelledby="floor-due">
        <div className={styles.head}>
          <h1 id="floor-due">{texts.floor.due}</h1>
          {view.due.length > 0 && <span className={styles.count}>{texts.floor.dueCount(view.due.length)}</span>}
          <Doors onOpen={setOpened} />
        </div>
        <Answer podium={podium} />
        <DueCards podium={podium} onOpen={see} />
      </section>
      <section aria-labelledby="floor-room">
        <div className={styles.head}>
          <h2 id="floor-room">{texts.floor.room}</h2>
          <span className={styles.count}>
            {texts.floor.roomCount(
              tables.length,
              tables.reduce((sum, table) => sum + seatCount(table).taken, 0),
            )}
          </span>
          <span className={styles.end}>
            <Legend />
          </span>
        </div>
        {tables.length === 0 && (
          <div className={styles.empty}>
            <h3>{texts.floor.noTables}</h3>
            <p>{texts.floor.noTablesIs}</p>
            <button
              type="button"
              className={styles.primary}
              onClick={() => setOpened({ is: 'open-table', game: view.games[0]?.id ?? null })}
            >
              {view.games.length === 0 ? texts.floorScreens.offerTitle : texts.floorScreens.openTableTitle}
            </button>
          </div>
        )}
        <RoomMap podium={podium} onOpen={table => setOpened({ is: 'table', table })} />
        <Carrying anyOpen={tables.some(table => openSeats(table).length > 0)} />
      </section>
      <section className={podiumStyles.beside} aria-labelledby="floor-lists">
        <div className={styles.head}>
          <h2 id="floor-lists">{texts.floor.lists}</h2>
          <span className={styles.count}>{texts.floor.waiting(waiting)}</span>
        </div>
        {view.games.length === 0 && (
          <div className={styles.empty}>
            <h3>{texts.floor.noGames}</h3>
            <p>{texts.floor.noGamesIs}</p>
          </div>
        )}
        <Lists podium={podium} onName={player => setOpened({ is: 'person', player })} />
      </section>
      <DayLog podium={podium} />
      {opened !== null && <Panels podium={podium} opened={opened} onOpen={setOpened} />}
    </div>
  )
}

/** What can be opened at any time. */
const Doors = ({ onOpen }: { readonly onOpen: (opened: Opened) => void }) => (
  <span className={styles.end}>
    <button type="button" onClick={() => onOpen({ is: 'add' })}>
      {texts.floor.addName}
    </button>
    <button type="button" onClick={() => onOpen({ is: 'open-table', game: null })}>
      {texts.floorScreens.gamesAndTables}
    </button>
    <button type="button" onClick={() => onOpen({ is: 'house' })}>
      {texts.floorScreens.house}
    </button>
    <button type="button" onClick={() => onOpen({ is: 'staff' })}>
      {texts.floorScreens.staff}
    </button>
  </span>
)

/** What was opened over the podium. */
const Panels = ({
  podium,
  opened,
  onOpen,
}: {
  readonly podium: PodiumHere
  readonly opened: Opened
  readonly onOpen: (opened: Opened | null) => void
}) => {
  const onClose = (): void => onOpen(null)
  switch (opened.is) {
    case 'add':
      return <AddName podium={podium} onClose={onClose} />
    case 'table': {
      const onPerson = (player: string): void => onOpen({ is: 'person', player })
      return <TablePanel podium={podium} id={opened.table} onPerson={onPerson} onClose={onClose} />
    }
    case 'person':
      return <PersonPanel podium={podium} id={opened.player} onClose={onClose} />
    case 'open-table':
      return <OpenTable podium={podium} game={opened.game} onClose={onClose} />
    case 'house':
      return <HousePanel podium={podium} onClose={onClose} />
    case 'staff':
      return <StaffPanel podium={podium} onClose={onClose} />
  }
}

/** What came of the last thing done here. */
const Answer = ({ podium: { said } }: { readonly podium: PodiumHere }) => (
  <p role="status" className={said?.isWrong ? styles.wrong : styles.small}>
    {said?.words}
    {said !== null && said.rules.length > 0 && <WhyButton rules={said.rules} about={said.words} />}
  </p>
)

/** Who is picked up, and what can be done with them. */
const Carrying = ({ anyOpen }: { readonly anyOpen: boolean }) => {
  const { carried } = useCarry()
  return (
    <div role="status">
      {carried !== null && (
        <div className={podiumStyles.carrying}>
          <p>
            <b>{texts.floor.carrying(carried.name)}</b>{' '}
            <span className={styles.small}>{anyOpen ? texts.floor.carryKeys : texts.floor.noOpenSeat}</span>
          </p>
          <button type="button" onClick={putBack}>
            {texts.floor.putBack}
          </button>
        </div>
      )}
    </div>
  )
}
