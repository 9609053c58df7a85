import { chipsWords, type FloorReport } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import { addressOf } from '../line/api.ts'
import { useShown } from '../line/shown-line.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { FloorFrame } from './floor-frame.tsx'
import { lostSince } from './floor-line.ts'
import { NotHere } from './not-here.tsx'
import report from './report.module.css'
import { timeOfDay } from './time-words.ts'

/** What the day came to: seats, waits, hours, drop and time by table, dealers' downs; as a page and as a file. */
export const ReportPage = () => {
  const line = useShown('floor/report')
  return (
    <FloorFrame
      title={texts.floorScreens.report}
      name={line.view?.name ?? ''}
      lost={lostSince(line, texts.floor.offlineHere)}
    >
      {line.view === null ? (
        <NotHere title={texts.floorScreens.report} wrong={line.wrong} />
      ) : (
        <Report day={line.view} />
      )}
    </FloorFrame>
  )
}

const Report = ({ day }: { readonly day: FloorReport }) => {
  const words = texts.floorScreens
  const { tenth, min, hours } = words
  const { off, count, close } = day.estimates
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1>{words.report}</h1>
        <span className={styles.count}>{words.reportIs(timeOfDay(day.from), timeOfDay(day.to))}</span>
        <span className={`${styles.end} ${report.tools}`}>
          <a className={styles.action} href={addressOf('GET /api/floor/report.csv')} download="">
            {words.csv}
          </a>
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </span>
      </div>
      <dl className={report.figures}>
        <Figure name={words.players} value={`${day.players}`} />
        <Figure name={words.seatsFilled} value={`${day.seatsFilled}`} />
        <Figure name={words.waitMean} value={min(Math.round(day.wait.mean))} />
        <Figure name={words.waitLongest} value={min(Math.round(day.wait.longest))} />
        <Figure name={words.seatHours} value={tenth(day.seatHours)} />
        <Figure name={words.gaveUp} value={`${day.gaveUp}`} />
        <Figure name={words.moves} value={`${day.moves}`} />
        <Figure name={words.broken} value={`${day.gamesBroken}`} />
      </dl>
      {off !== null && <p className={styles.small}>{words.estimates(count, Math.round(off), close)}</p>}
      <Table
        title={words.byGame}
        heads={[words.game, words.seatsFilled, words.wait, words.seatHours]}
        rows={day.games.map(it => [it.game, `${it.seatsFilled}`, min(Math.round(it.wait.mean)), tenth(it.seatHours)])}
      />
      <Table
        title={words.byTable}
        heads={[words.tableHead, words.openFor, words.hands, words.seatHours, words.drop, words.time]}
        rows={day.tables.map(it => [
          `${it.table} · ${it.game}`,
          hours(it.openMinutes),
          `${it.deals}`,
          tenth(it.seatHours),
          chipsWords(it.drop),
          chipsWords(it.time),
        ])}
      />
      <Table
        title={words.byDealer}
        heads={[words.dealer, words.downsHead, words.played, words.tablesHead]}
        rows={day.dealers.map(it => [it.dealer, `${it.downs}`, hours(it.minutes), it.tables.join(', ')])}
      />
      <Table
        title={words.promotions}
        heads={[words.promotion, words.promotionsFunds, words.promotionsPaid]}
        rows={day.promotions.map(it => [it.id, chipsWords(it.funds), chipsWords(it.paid)])}
      />
      <Table
        title={words.byPlayer}
        heads={[words.player, words.played]}
        rows={day.hours.map(it => [it.name, hours(it.minutes)])}
      />
      <Table
        title={words.comps.title}
        heads={[words.player, words.comps.earned, words.comps.redeemed, words.comps.isLeft]}
        rows={day.comps.map(it => [it.name, chipsWords(it.earned), chipsWords(it.redeemed), chipsWords(it.left)])}
      />
    </div>
  )
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** A table of figures; nothing while it would be empty. */
const Table = ({
  title,
  heads,
  rows,
}: {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}): ReactNode =>
  rows.length === 0 ? null : (
    <div>
      <h2 className={report.title}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by the keyboard */}
      <section className={`${styles.panel} ${report.scrolls}`} tabIndex={0} aria-label={title}>
        <table className={report.table}>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row[0]}>
                {row.map((cell, i) => (
                  <td key={heads[i]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
