import { chipsWords, type Frame, type LiveOrder } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { entryWords } from '../felt/entry-words.ts'
import { ChipsField } from '../panel/chips-field.tsx'
import { Panel } from '../panel/panel.tsx'
import { NameField } from '../people/name-field.tsx'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import styles from './live.module.css'

/** One chair: a player sits down in it, or what to do with the player who is there. */
export const SeatSheet = ({
  frame: { common },
  seat,
  onClose,
}: {
  readonly frame: Frame
  readonly seat: number
  readonly onClose: () => void
}) => {
  // one after another may sit down: the sheet stays what it was when it was opened
  const [free] = useState(common.seats[seat - 1]?.person == null)
  return free ? (
    <NewPlayer common={common} seat={seat} onClose={onClose} />
  ) : (
    <Seated common={common} seat={seat} onClose={onClose} />
  )
}

type Of = { readonly common: Frame['common']; readonly seat: number; readonly onClose: () => void }

/** A name and chips; the next free chair comes by itself. */
const NewPlayer = ({ common, seat, onClose }: Of) => {
  const [name, setName] = useState('')
  const [chips, setChips] = useState<number | null>(common.game.buyIn)
  const [at, setAt] = useState(seat)
  const free = common.seats.filter(({ person }) => person === null)
  const place = free.some(it => it.seat === at) ? at : (free[0]?.seat ?? at)
  const sit = (event: FormEvent): void => {
    event.preventDefault()
    enter({ type: 'seat', seat: place, name, chips: chips ?? 0 })
    setName('')
    if (free.length < 2) onClose()
  }
  return (
    <Panel title={texts.live.whoSitsDown} onClose={onClose}>
      <form className={styles.sheet} onSubmit={sit}>
        <NameField words={texts.live.name} value={name} onName={setName} autoComplete="off" />
        <ChipsField
          words={texts.live.chips}
          value={chips}
          allowed={texts.felt.sit.range(chipsWords(1), null)}
          onChips={setChips}
        />
        <label>
          {texts.live.seat}
          <select value={place} onChange={event => setAt(Number(event.target.value))}>
            {free.map(it => (
              <option key={it.seat} value={it.seat}>
                {it.seat}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={`strong ${styles.big}`}>
          {texts.live.sitDown}
        </button>
      </form>
      <ol className={styles.there} aria-label={texts.live.whoIsHere}>
        {common.seats.flatMap(it =>
          it.person === null
            ? []
            : [<li key={it.seat}>{texts.live.seated(it.seat, it.name, chipsWords(it.chips))}</li>],
        )}
      </ol>
      <button type="button" className={styles.wide} onClick={onClose}>
        {texts.live.done}
      </button>
    </Panel>
  )
}

const Seated = ({ common, seat, onClose }: Of) => {
  const shown = common.seats[seat - 1]!
  const on = common.deal !== null && common.deal.phase !== 'ended'
  const playing = on && common.deal.players.some(it => it.seat === seat)
  const [more, setMore] = useState(common.game.buyIn)
  const [count, setCount] = useState(shown.chips)
  const entries = common.live?.entries.find(it => it.seat === seat)?.choices ?? []
  const tells = (does: LiveOrder): void => {
    enter(does)
    onClose()
  }
  return (
    <Panel title={shown.name} onClose={onClose}>
      <div className={styles.sheet}>
        <Amount
          words={texts.live.buysLabel}
          value={more}
          onValue={setMore}
          does={texts.live.addChips}
          onDone={() => tells({ type: 'rebuy', seat, chips: more })}
        />
        {!playing && (
          <Amount
            words={texts.live.countedAgain}
            value={count}
            onValue={setCount}
            does={texts.live.setCount}
            onDone={() => tells({ type: 'count', seat, chips: count })}
          />
        )}
        {entries.map(choice => (
          <button key={choice.wish} type="button" onClick={() => tells({ type: 'entry', seat, wish: choice.wish })}>
            {entryWords(choice)}
          </button>
        ))}
        <button type="button" onClick={() => tells({ type: shown.away ? 'back' : 'away', seat })}>
          {shown.away ? texts.live.isBack : texts.live.sitsOut}
        </button>
        <button type="button" onClick={() => tells({ type: 'leave', seat })}>
          {texts.live.leaves}
        </button>
      </div>
    </Panel>
  )
}

const Amount = ({
  words,
  value,
  onValue,
  does,
  onDone,
}: {
  readonly words: string
  readonly value: number
  readonly onValue: (value: number) => void
  readonly does: string
  readonly onDone: () => void
}) => (
  <div className={styles.amount}>
    <ChipsField words={words} value={value} least={0} onChips={chips => onValue(chips ?? 0)} />
    <button type="button" onClick={onDone}>
      {does}
    </button>
  </div>
)
