import type { ChairShown, FloorTableShown, StaffOrder } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { useRoomTime } from '../clock/use-room-time.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { BreakGame } from './break-game.tsx'
import { pickUp } from './carry.ts'
import { chairWords } from './chair-words.ts'
import { CollectTime } from './collect-time.tsx'
import styles from './floor.module.css'
import { LimitChange } from './limit-change.tsx'
import { LinkFor } from './link-for.tsx'
import podiumStyles from './podium.module.css'
import type { Podium } from './podium-line.ts'
import { SureButton } from './sure-button.tsx'
import { minutesSince } from './time-words.ts'

/** A table at the podium: who sits where, what can be done with each chair, and with the table. */
export const TablePanel = ({
  podium,
  id,
  onPerson,
  onClose,
}: {
  readonly podium: Podium
  readonly id: string
  /** More can be done with somebody than stands beside their seat. */
  readonly onPerson: (player: string) => void
  readonly onClose: () => void
}) => {
  const table = podium.view.tables.find(it => it.id === id)
  const now = useRoomTime()
  if (table === undefined) return null
  const does = (order: StaffOrder): void => void podium.send(order)
  const words = texts.floor.tablePanel
  return (
    <Panel title={`${texts.floor.table(id)} · ${table.game}`} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.small}>
          {words.runs[table.run]}
          {table.feeds.length > 0 && ` · ${words.feeds(table.feeds.join(', '))}`}
          {table.isMain && ` · ${words.main}`}
          {table.dealer !== null && ` · ${words.dealer(table.dealer.name, minutesSince(table.dealer.since, now))}`}
        </p>
        {podium.said?.isWrong && (
          <p role="alert" className={styles.wrong}>
            {podium.said.words}
          </p>
        )}
        <ol className={podiumStyles.seats}>
          {table.chairs.map(chair => (
            <li key={chair.seat}>
              <span className={podiumStyles.place}>{chair.seat}</span>
              {chair.is === 'taken' && chair.player !== null ? (
                <button type="button" className={podiumStyles.sitter} onClick={() => onPerson(chair.player!)}>
                  {chairWords(chair, now)}
                </button>
              ) : (
                <span className={styles.grow}>{chairWords(chair, now)}</span>
              )}
              <ChairActs table={table} chair={chair} does={does} onClose={onClose} />
            </li>
          ))}
        </ol>
        <CollectTime table={table} does={chips => does({ type: 'CollectTime', table: id, chips })} />
        <div className={styles.buttons}>
          {table.hosted !== null && (
            <Link href={`/t/${table.hosted}`} className={styles.action}>
              {words.hosted}
            </Link>
          )}
          {table.isMain && (
            <button type="button" onClick={() => does({ type: 'CallToMain', table: id })}>
              {words.callMain}
            </button>
          )}
          {table.feeds.length > 0 && (
            <SureButton words={words.merge} onSure={() => does({ type: 'MergeFeeders', table: id })} />
          )}
          <SureButton words={words.close} onSure={() => does({ type: 'CloseTable', table: id })} />
        </div>
        <LimitChange table={table} games={podium.view.games} does={does} />
        <BreakGame table={table} does={does} />
        <LinkFor words={words.tablet} wanted={{ table: id }} />
      </div>
    </Panel>
  )
}

const ChairActs = ({
  table: { id: table, asked },
  chair: { seat, is, player, name, away, going, held },
  does,
  onClose,
}: {
  readonly table: FloorTableShown
  readonly chair: ChairShown
  readonly does: (order: StaffOrder) => void
  readonly onClose: () => void
}) => {
  const { person: words, chair: chairs } = texts.floor
  const asks = asked.find(it => it.seat === seat)
  if (asks !== undefined && is === 'open') {
    return (
      <span className={podiumStyles.acts}>
        <button
          type="button"
          className={styles.primary}
          onClick={() => does({ type: 'Sit', player: asks.player, table, seat })}
        >
          {texts.floor.dueAct['answer-request'](asks.name)}
        </button>
      </span>
    )
  }
  if (player === null || is === 'open' || is === 'removed') return null
  if (is === 'held') {
    return (
      <span className={podiumStyles.acts}>
        {held !== 'moving' && (
          <>
            <button type="button" onClick={() => does({ type: 'Sit', player, table, seat })}>
              {chairs.sit}
            </button>
            <button type="button" onClick={() => does({ type: 'Release', table, seat })}>
              {chairs.release}
            </button>
          </>
        )}
      </span>
    )
  }
  return (
    <span className={podiumStyles.acts}>
      {going === null ? (
        <button
          type="button"
          onClick={() => {
            onClose()
            pickUp({ player, name: name ?? texts.floor.somebody, from: { table, seat }, does: 'seat' })
          }}
        >
          {words.move}
        </button>
      ) : (
        <button type="button" onClick={() => does({ type: 'MakeMove', player })}>
          {words.moved}
        </button>
      )}
      <button type="button" onClick={() => does({ type: 'StandUp', player })}>
        {away === null ? words.stand : words.pickUp}
      </button>
    </span>
  )
}
