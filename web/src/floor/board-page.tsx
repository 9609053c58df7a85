import type { BoardList, BoardView } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { useRoomTime } from '../clock/use-room-time.ts'
import { useShown } from '../line/shown-line.ts'
import { QrCode } from '../people/qr-code.tsx'
import { texts } from '../words/texts.ts'
import styles from './board.module.css'
import { lostSince } from './floor-line.ts'
import { timeLeft, timeOfDay } from './time-words.ts'

/** The board on the wall: lists and open games, to be read from ten metres; it says so when its line is lost. */
export const BoardPage = () => {
  const line = useShown('floor/board')
  const lost = lostSince(line)
  useEffect(() => {
    document.title = texts.floor.board
    return () => {
      document.title = texts.table.cardroom
    }
  }, [])
  return <Board view={line.view} wrong={line.wrong} lost={lost?.since ?? null} />
}

/** How many names of a list fit below each other, and how many lists beside each other. */
const NAMES = 8
const LISTS = 4

const Board = ({
  view,
  wrong,
  lost,
}: {
  readonly view: BoardView | null
  readonly wrong: string
  readonly lost: number | null
}) => {
  const words = texts.floorScreens
  const now = useRoomTime()
  const lists = view === null ? [] : onScreen(view.lists, now)
  return (
    <main className={styles.board}>
      <header className={styles.head}>
        <h1>{view?.name ?? words.lists}</h1>
        {lost !== null && (
          <span role="status" className={styles.offline}>
            {texts.floor.offline(timeOfDay(lost))}
          </span>
        )}
        <span className={styles.time}>{timeOfDay(now)}</span>
      </header>
      {lists.length === 0 ? (
        <p className={styles.nothing}>
          {wrong !== '' ? wrong : view === null ? texts.floor.loading : view.closed ? words.closedNow : words.noLists}
        </p>
      ) : (
        <div className={styles.lists}>
          {lists.map(list => (
            <List key={list.game} list={list} now={now} />
          ))}
        </div>
      )}
      {view !== null && <Now view={view} now={now} />}
    </main>
  )
}

/** More lists than fit take turns, a screen of them for ten seconds. */
const onScreen = (lists: readonly BoardList[], now: number): readonly BoardList[] => {
  const screens = Math.ceil(lists.length / LISTS)
  const shown = screens === 0 ? 0 : Math.floor(now / 10_000) % screens
  return lists.slice(shown * LISTS, shown * LISTS + LISTS)
}

const List = ({ list, now }: { readonly list: BoardList; readonly now: number }) => {
  const words = texts.floorScreens
  const { game, tables, openSeats, names, waiting, needs, since, estimate } = list
  const waits = needs !== null && needs > 0
  // the line after the last name that fits says how many more there are
  const fit = waiting > NAMES || (waits && waiting === NAMES) ? NAMES - 1 : NAMES
  return (
    <section className={styles.list} aria-label={game}>
      <header>
        <h2>{game}</h2>
        <p>{tables === 0 ? words.noTableYet : words.tables(tables, openSeats)}</p>
      </header>
      <ol>
        {names.slice(0, fit).map(({ place, name, called, away }) => (
          <li key={place} className={called !== null ? styles.called : away ? styles.away : ''}>
            <i>{place}</i>
            <span className={styles.person}>{name}</span>
            {called !== null && <span className={styles.left}>{timeLeft(called, now)}</span>}
          </li>
        ))}
        {(waiting > fit || waits) && (
          <li className={styles.more}>
            <i />
            {waiting > fit ? words.moreNames(waiting - fit) : words.startsWith(needs ?? 0)}
          </li>
        )}
      </ol>
      <footer>
        {waits ? (
          since !== null && (
            <>
              {words.interest}
              <b>{timeOfDay(since)}</b>
            </>
          )
        ) : (
          <>
            {estimate === null && openSeats > 0 ? words.seatNow : words.newWaits}
            <b>{estimate === null ? (openSeats > 0 ? openSeats : '–') : words.waitMin(estimate)}</b>
          </>
        )}
      </footer>
    </section>
  )
}

const Now = ({
  view: { calling, open, estimates, phone },
  now,
}: {
  readonly view: BoardView
  readonly now: number
}) => {
  const words = texts.floorScreens
  // those who are called take turns
  const shown = calling[Math.floor(now / 4000) % Math.max(1, calling.length)]
  return (
    <footer className={styles.now}>
      <p aria-live="polite">
        <span>{words.nowCalling}</span>
        <b>{shown === undefined ? words.nobodyCalled : words.calledTo(shown.name)}</b>
      </p>
      <p>
        <span>{words.seatNow}</span>
        <b>
          {open.length === 0
            ? words.noSeat
            : open
                .slice(0, 2)
                .map(({ game, seats }) => words.openNow(game, seats))
                .join(' · ')}
        </b>
        {estimates.count > 0 && (
          <small className={styles.estimates}>{words.estimatesWere(estimates.close, estimates.count)}</small>
        )}
      </p>
      <div className={styles.code}>
        <span>{words.scan}</span>
        <span>
          <QrCode link={phone.startsWith('/') ? `${location.origin}${phone}` : phone} />
        </span>
      </div>
    </footer>
  )
}
