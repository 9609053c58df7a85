import type { ChairShown, TabletOrder, TabletView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useRoomTime } from '../clock/use-room-time.ts'
import { useShown } from '../line/shown-line.ts'
import { Said } from '../said/said.tsx'
import { spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { chairMarks, tableLabel } from './chair-marks.ts'
import { chairWords } from './chair-words.ts'
import { CollectTime } from './collect-time.tsx'
import styles from './floor.module.css'
import { FloorFrame } from './floor-frame.tsx'
import { lostSince } from './floor-line.ts'
import { nextPlaces } from './next-places.ts'
import { NotHere } from './not-here.tsx'
import { SeatActs } from './seat-acts.tsx'
import { TableMap } from './table-map.tsx'
import tablet from './tablet.module.css'

type Answer = { readonly words: string; readonly rules: readonly string[]; readonly isWrong: boolean }

/** The tablet at a table of real cards: tap a seat, then what happened there. */
export const TabletPage = ({ id }: { readonly id: string }) => {
  const line = useShown(`floor/table/${id}`)
  const [said, setSaid] = useState<Answer | null>(null)
  const { view } = line
  const order = (wanted: TabletOrder): void => {
    if (!line.isLive) return setSaid({ words: texts.floor.againLater, rules: [], isWrong: true })
    void line
      .order(wanted)
      .then(done =>
        setSaid(
          done.ok
            ? { words: texts.floorScreens.done, rules: [], isWrong: false }
            : { words: done.words, rules: done.rules ?? [], isWrong: true },
        ),
      )
  }
  return (
    <FloorFrame
      pages="device"
      title={texts.floorScreens.tablet(id)}
      name={view?.name ?? ''}
      lost={lostSince(line, texts.floor.offlineHere)}
    >
      {view === null ? (
        <NotHere title={texts.floorScreens.tablet(id)} wrong={line.wrong} />
      ) : (
        <Tablet view={view} said={said} order={order} />
      )}
    </FloorFrame>
  )
}

const Tablet = ({
  view: { table, order: goesBy, waiting, due, timeChips },
  said,
  order,
}: {
  readonly view: TabletView
  readonly said: Answer | null
  readonly order: (order: TabletOrder) => void
}) => {
  const words = texts.floorScreens
  const now = useRoomTime()
  const [chosen, setChosen] = useState<number | null>(null)
  const chairs = table.chairs.filter(({ is }) => is !== 'removed')
  const chair = chairs.find(({ seat }) => seat === chosen)
  return (
    <div className={tablet.tablet}>
      <div className={styles.head}>
        <h1>{words.tablet(table.id)}</h1>
        <span className={styles.count}>
          {table.game} · {words.tabletWaiting(waiting)}
        </span>
      </div>
      {due.map(it => (
        <p key={it.id} className={styles.banner}>
          <Said say={it.say} /> <WhyButton rules={it.rules} about={spokenWords(it.say)} />
        </p>
      ))}
      <p role="status" className={said?.isWrong ? styles.wrong : styles.small}>
        {said?.words ?? words.tabletIs} {said !== null && <WhyButton rules={said.rules} about={said.words} />}
      </p>
      <div className={tablet.map}>
        <TableMap marks={chairMarks(table, now)} name={table.id} under="" label={tableLabel(table, now)} />
      </div>
      <ol className={tablet.seats}>
        {chairs.map(it => (
          <li key={it.seat}>
            <Tile chair={it} now={now} isChosen={it.seat === chosen} onChoose={() => setChosen(it.seat)} />
          </li>
        ))}
      </ol>
      {chair !== undefined && (
        <SeatActs
          chair={chair}
          change={table.changes.find(it => it.seat === null || it.seat === chair.seat)}
          order={wanted => {
            setChosen(null)
            order(wanted)
          }}
        />
      )}
      <section className={tablet.hand} aria-label={words.tabletActs}>
        {table.inDeal ? (
          <button type="button" className={styles.big} onClick={() => order({ type: 'DealOver' })}>
            {words.handOver}
          </button>
        ) : (
          <button
            type="button"
            className={styles.big}
            onClick={() => order({ type: 'NextDeal', places: goesBy === 'stud' ? NO_PLACES : nextPlaces(table) })}
          >
            {words.newHand}
          </button>
        )}
        <CollectTime table={table} usual={timeChips} does={chips => order({ type: 'CollectTime', chips })} />
      </section>
    </div>
  )
}

/** In stud nobody has a button or a blind. */
const NO_PLACES = { button: null, small: null, big: null }

const Tile = ({
  chair,
  now,
  isChosen,
  onChoose,
}: {
  readonly chair: ChairShown
  readonly now: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}) => (
  <button
    type="button"
    className={`${tablet.tile} ${chair.is === 'open' ? tablet.open : ''}`}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    <span>{chair.seat}</span>
    {chairWords(chair, now)}
  </button>
)
