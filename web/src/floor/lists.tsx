import type { FloorGameShown, ListedShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import podiumStyles from './podium.module.css'
import { type KeptName, type Podium, useKept } from './podium-line.ts'
import { timeLeft, timeOfDay } from './time-words.ts'
import { useGrip } from './use-carrying.ts'

/** How many names of a list are shown before the rest is asked for. */
const FIRST = 5

/** The waiting lists, game by game: who is called, who is next, and the way to a seat for each name. */
export const Lists = ({ podium, onName }: { readonly podium: Podium; readonly onName: (player: string) => void }) => {
  const { names } = useKept()
  const games = podium.view.games.filter(({ closed }) => !closed)
  return (
    <div className={podiumStyles.lists}>
      {games.map(game => (
        <List
          key={game.id}
          game={game}
          kept={names.filter(it => it.game === game.id)}
          podium={podium}
          onName={onName}
        />
      ))}
    </div>
  )
}

const List = ({
  game,
  kept,
  podium,
  onName,
}: {
  readonly game: FloorGameShown
  readonly kept: readonly KeptName[]
  readonly podium: Podium
  readonly onName: (player: string) => void
}) => {
  const [all, setAll] = useState(false)
  const now = useRoomTime()
  const { id, list, estimate, needs } = game
  const next = podium.view.due.find(it => it.order?.type === 'CallNext' && it.order.game === id)
  const shown = all ? list : list.slice(0, FIRST)
  return (
    <section className={styles.panel} aria-label={id}>
      <div className={podiumStyles.listHead}>
        <h3>{id}</h3>
        <span className={`${styles.tag} ${needs !== null && needs > 0 ? styles.waits : ''}`}>
          {needs !== null && needs > 0 ? texts.floor.needs(needs) : texts.floor.listTag(list.length, estimate)}
        </span>
      </div>
      <ol className={podiumStyles.list}>
        {list.length + kept.length === 0 && (
          <li className={podiumStyles.name}>
            <span className={styles.small}>{texts.floor.nobody}</span>
          </li>
        )}
        {shown.map(name => (
          <Name
            key={name.player}
            name={name}
            now={now}
            isNext={next?.player === name.player}
            onCall={() => next?.order && void podium.send(next.order)}
            onOpen={() => onName(name.player)}
            game={id}
          />
        ))}
        {kept.map(name => (
          <li key={name.id} className={`${podiumStyles.name} ${podiumStyles.kept}`}>
            <span className={podiumStyles.place} />
            <span className={styles.grow}>{name.name}</span>
            <span className={styles.tiny}>{texts.floor.keptTag}</span>
          </li>
        ))}
      </ol>
      {list.length > FIRST && (
        <button type="button" className={styles.plain} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.floor.showFirst : texts.floor.showAll(list.length - FIRST)}
        </button>
      )}
    </section>
  )
}

const Name = ({
  name: { player, name, place, way, since, called, where },
  game,
  now,
  isNext,
  onCall,
  onOpen,
}: {
  readonly name: ListedShown
  readonly game: string
  readonly now: number
  readonly isNext: boolean
  readonly onCall: () => void
  readonly onOpen: () => void
}) => {
  const grip = useGrip(() => ({ player, name, from: null, does: 'seat' }))
  const beside = [texts.floor.ways[way], texts.floor.where[where]].filter(words => words !== '').join(' · ')
  return (
    <li className={`${podiumStyles.name} ${called === null ? '' : podiumStyles.called}`} data-name={name}>
      <span className={podiumStyles.place}>{place}</span>
      <button type="button" className={podiumStyles.who} aria-label={texts.floor.nameOpen(name)} onClick={onOpen}>
        <b>{name}</b>
        <span className={styles.tiny}>
          {called === null ? beside : texts.floor.calledTo(called.table, called.seat, timeLeft(called.until, now))}
        </span>
      </button>
      {isNext ? (
        <button type="button" className={styles.primary} aria-label={texts.floor.callName(name, game)} onClick={onCall}>
          {texts.floor.call}
        </button>
      ) : (
        called === null && <span className={styles.tiny}>{timeOfDay(since)}</span>
      )}
      <button type="button" className={podiumStyles.grip} data-grip="" aria-label={texts.floor.grip(name)} {...grip}>
        {texts.floor.gripMark}
      </button>
    </li>
  )
}
