import { type FloorGameShown, type StaffOrder, TABLE_RUNS, type TableRun } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { OfferGame } from './offer-game.tsx'
import type { Podium } from './podium-line.ts'

/** Puts games on the board, opens tables for them, and takes games off. */
export const OpenTable = ({
  podium,
  game,
  onClose,
}: {
  readonly podium: Podium
  /** The game to open a table for; null if somebody still has to choose it. */
  readonly game: string | null
  readonly onClose: () => void
}) => {
  const games = podium.view.games.filter(({ closed }) => !closed)
  const does = async (order: StaffOrder): Promise<void> => {
    if (await podium.send(order)) onClose()
  }
  return (
    <Panel title={texts.floorScreens.gamesAndTables} onClose={onClose}>
      <div className={styles.form}>
        {podium.said?.isWrong && (
          <p role="alert" className={styles.wrong}>
            {podium.said.words}
          </p>
        )}
        {games.length > 0 && (
          <TableForm games={games} first={game ?? games[0]!.id} podium={podium} does={order => void does(order)} />
        )}
        <OfferGame does={order => void does(order)} isOpen={games.length === 0} />
        <div className={styles.buttons}>
          {games
            .filter(({ tables }) => tables === 0)
            .map(({ id }) => (
              <button key={id} type="button" onClick={() => void does({ type: 'WithdrawGame', game: id })}>
                {texts.floorScreens.withdraw(id)}
              </button>
            ))}
        </div>
      </div>
    </Panel>
  )
}

const TableForm = ({
  games,
  first,
  podium,
  does,
}: {
  readonly games: readonly FloorGameShown[]
  readonly first: string
  readonly podium: Podium
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens
  const [game, setGame] = useState(first)
  const [table, setTable] = useState(nextNumber(podium.view.tables.filter(it => !it.closed).map(({ id }) => id)))
  const [run, setRun] = useState<TableRun>('dealt')
  const [extra, setExtra] = useState(false)
  const [mustMove, setMustMove] = useState(false)
  const runsAlready = podium.view.tables.some(it => it.game === game && !it.closed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    does({
      type: 'OpenTable',
      table,
      game,
      run,
      ...(extra && { extra }),
      ...(mustMove && runsAlready && { mustMove }),
    })
  }
  return (
    <form className={styles.form} aria-label={words.openTableTitle} onSubmit={submit}>
      <h3>{words.openTableTitle}</h3>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{words.game}</span>
          <select value={game} onChange={event => setGame(event.target.value)}>
            {games.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{words.tableName}</span>
          <input required maxLength={12} value={table} onChange={event => setTable(event.target.value)} />
        </label>
      </div>
      <label className={styles.field}>
        <span>{words.run}</span>
        <select value={run} onChange={event => setRun(chosenIn(TABLE_RUNS, event.target.value) ?? run)}>
          {TABLE_RUNS.map(it => (
            <option key={it} value={it}>
              {words.runs[it]}
            </option>
          ))}
        </select>
      </label>
      {runsAlready && (
        <label className={styles.check}>
          <input type="checkbox" checked={mustMove} onChange={event => setMustMove(event.target.checked)} />
          {words.mustMove}
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={extra} onChange={event => setExtra(event.target.checked)} />
        {words.extra}
      </label>
      <button type="submit" className={styles.primary}>
        {words.openTable}
      </button>
    </form>
  )
}

/** The lowest number that no table has. */
const nextNumber = (taken: readonly string[]): string => {
  let number = 1
  while (taken.includes(`${number}`)) number++
  return `${number}`
}
