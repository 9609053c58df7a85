import { type ClockView, chipsWords } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from './clock.module.css'
import type { ClockNow } from './clock-now.ts'
import { anteWords, blindsWords, timeWords } from './time-words.ts'

/** A figure on the clock: what it is, the figure, and a word on it. */
const Cell = ({
  name,
  value,
  more = '',
}: {
  readonly name: string
  readonly value: string
  readonly more?: string
}) => (
  <div className={`${look.panel} ${styles.cell}`}>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      <span>{more}</span>
    </dd>
  </div>
)

/** How many are left, what they have on average, what is in play, and what is paid. */
export const ClockCells = ({ view, big }: { readonly view: ClockView; readonly big: number | null }) => {
  const { phase, stillIn, players, entries, rebuys, addOns, average, chips, prizes } = view
  const paid = prizes.length
  return (
    <dl className={styles.left}>
      <Cell
        name={phase === 'entries' ? words.players : words.playersLeft}
        value={chipsWords(phase === 'entries' ? players : stillIn)}
        more={phase === 'entries' ? '' : words.ofEntries(entries)}
      />
      <Cell
        name={words.averageStack}
        value={chipsWords(average)}
        more={big === null ? '' : words.bigBlinds(Math.round(average / big))}
      />
      <Cell name={words.chipsInPlay} value={chipsWords(chips)} more={words.bought(rebuys, addOns)} />
      <Cell
        name={words.placesPaid}
        value={chipsWords(paid)}
        more={phase !== 'playing' ? '' : stillIn > paid ? words.untilPaid(stillIn - paid) : words.inTheMoney}
      />
    </dl>
  )
}

/** How many prizes a screen has room for. */
const ROOM = 9

/** The prizes, the first places of many, and the purse. */
export const Prizes = ({ view: { prizes, purse } }: { readonly view: ClockView }) => (
  <section className={`${look.panel} ${look.flush} ${styles.prizes}`} aria-labelledby="clock-prizes">
    <h2 id="clock-prizes">{words.prizes}</h2>
    <ol>
      {prizes.slice(0, ROOM).map((prize, i) => (
        <li key={i}>
          <span>{words.place(i + 1)}</span>
          <b>{chipsWords(prize)}</b>
        </li>
      ))}
      {prizes.length > ROOM && (
        <li>
          <span>{words.morePlaces(prizes.length - ROOM)}</span>
        </li>
      )}
      <li>
        <span>{words.purse}</span>
        <b>{chipsWords(purse)}</b>
      </li>
    </ol>
  </section>
)

/** The next level, the break, and what comes after it. */
export const NextCells = ({
  view,
  now: { next, pause, onBreak },
}: {
  readonly view: ClockView
  readonly now: ClockNow
}) => (
  <dl className={styles.bottom}>
    <Cell
      name={onBreak ? words.afterBreak : words.nextLevel}
      value={next === null ? words.lastLevel : blindsWords(next)}
      more={
        next === null
          ? ''
          : next.game === null
            ? anteWords(next)
            : [next.game, anteWords(next)].filter(Boolean).join(', ')
      }
    />
    <Cell
      name={words.breakIn}
      value={
        pause === null ? words.none : pause.within === null ? words.minutes(pause.minutes) : timeWords(pause.within)
      }
      more={pause === null || pause.within === null ? '' : words.minutes(pause.minutes)}
    />
    {pause !== null && pause.after !== null ? (
      <Cell name={words.afterBreak} value={blindsWords(pause.after)} more={anteWords(pause.after)} />
    ) : (
      <Cell
        name={words.tables}
        value={chipsWords(view.tables)}
        more={view.entryUntil === null ? '' : words.lateEntry(view.entryUntil)}
      />
    )}
  </dl>
)
