import { chipsWords, type DirectorView } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { RuleIds } from '../look/rule-ids.tsx'
import { Tag } from '../look/tag.tsx'
import { slipOf } from '../slip-of.ts'
import type { EventAt } from '../use-event.ts'
import styles from './director.module.css'
import { MoveSlip } from './move-slip.tsx'

/** What the director should see to now: reports, moves, a race, buttons to draw, and what an undone bust left behind. */
export const Due = ({ at }: { readonly at: EventAt }) => {
  const director = at.view.director!
  const { reports, movesDue, raceDue, buttonsDue, envelopesDue, review } = director
  const count =
    reports.length +
    review.length +
    buttonsDue.length +
    envelopesDue.length +
    Number(movesDue !== null) +
    Number(raceDue !== null)
  if (at.view.clock.phase === 'bagged') return <p className={look.banner}>{words.bagged(at.view.clock.stillIn)}</p>
  if (at.view.clock.phase !== 'playing' && count === 0) return null
  return (
    <section className={look.section} aria-labelledby="director-due">
      <header>
        <h2 id="director-due">{words.due}</h2>
        {count > 0 && <Tag kind="brass">{words.toDo(count)}</Tag>}
      </header>
      {count === 0 && <p className={look.dim}>{words.nothingDue}</p>}
      <Reports at={at} reports={reports} />
      {movesDue !== null && <MovesDue at={at} due={movesDue} />}
      {raceDue !== null && <RaceDue at={at} due={raceDue} />}
      {buttonsDue.map(table => (
        <DueCard key={table} title={words.buttonDue(table)}>
          <DueButton at={at} onClick={() => at.send({ type: 'DrawButton', table })}>
            {words.buttonNow}
          </DueButton>
        </DueCard>
      ))}
      {envelopesDue.map(({ player, name, head }) => (
        <DueCard key={`${player} ${head}`} title={words.envelopeDue(name, head)}>
          <DueButton at={at} onClick={() => at.send({ type: 'OpenEnvelope', player })}>
            {words.envelopeNow}
          </DueButton>
        </DueCard>
      ))}
      {review.map(({ about, player, name }) => (
        <DueCard key={`${about} ${player}`} title={words.reviews[about](name)}>
          <DueButton at={at} onClick={() => at.send({ type: 'SettleReview', player })}>
            {words.reviewDone}
          </DueButton>
        </DueCard>
      ))}
    </section>
  )
}

const DueCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={`${look.panel} ${look.stack} ${look.dueCard}`}>
    <h3>{title}</h3>
    {children}
  </div>
)

const DueButton = ({
  at,
  onClick,
  enabled = true,
  children,
}: {
  readonly at: EventAt
  readonly onClick: () => Promise<boolean>
  readonly enabled?: boolean
  readonly children: ReactNode
}) => (
  <button
    type="button"
    className={`${look.button} ${look.primary}`}
    disabled={at.busy || !enabled}
    onClick={() => void onClick()}
  >
    {children}
  </button>
)

const Reports = ({ at, reports }: { readonly at: EventAt; readonly reports: DirectorView['reports'] }) =>
  reports.map(({ report, byName, players, at: when }) => (
    <DueCard key={report} title={words.reported(byName)}>
      <ul>
        {players.map(({ player, name, takenByName }) => (
          <li key={player}>{words.reportedOut(name, takenByName)}</li>
        ))}
      </ul>
      <p className={`${look.small} ${look.dim}`}>{words.time(when)}</p>
      <div className={look.buttons}>
        <DueButton at={at} onClick={() => at.send({ type: 'ConfirmBust', report })}>
          {words.confirm}
        </DueButton>
        <button
          type="button"
          className={look.button}
          disabled={at.busy}
          onClick={() => void at.send({ type: 'DismissBust', report })}
        >
          {words.dismiss}
        </button>
      </div>
    </DueCard>
  ))

const MovesDue = ({ at, due }: { readonly at: EventAt; readonly due: NonNullable<DirectorView['movesDue']> }) => {
  const { redraw, moves, breaks, now, bigBlinds, rules } = due
  const title = redraw ? words.redrawDue : breaks.length > 0 ? words.breaksTable(breaks) : words.movesDue(moves.length)
  return (
    <DueCard title={title}>
      {moves.slice(0, 10).map(move => (
        <MoveSlip key={move.player} slip={slipOf(move)} />
      ))}
      {moves.length === 0 && <RuleIds rules={rules} />}
      {bigBlinds.length > 0 && (
        <div className={styles.blinds}>
          {bigBlinds.map(it => (
            <NextBigBlind key={it.table} at={at} due={it} />
          ))}
        </div>
      )}
      {!now && <p className={look.note}>{words.waitsForHands}</p>}
      <DueButton at={at} enabled={now} onClick={() => at.send({ type: 'Balance' })}>
        {redraw ? words.redrawNow : words.moveNow(moves.length)}
      </DueButton>
    </DueCard>
  )
}

/** Nobody reports the hands of this table: the director says who is next in the big blind, and the moves follow it. */
const NextBigBlind = ({
  at: { view, send, busy },
  due: { table, player },
}: {
  readonly at: EventAt
  readonly due: NonNullable<DirectorView['movesDue']>['bigBlinds'][number]
}) => (
  <label className={look.field}>
    {words.nextBigBlind(table)}
    <select
      value={player}
      disabled={busy}
      onChange={({ target }) => void send({ type: 'TellBigBlind', table, player: target.value })}
    >
      {view.entrants
        .filter(it => it.status === 'playing' && it.table === table)
        .sort((a, b) => a.seat! - b.seat!)
        .map(it => (
          <option key={it.player} value={it.player}>
            {words.inSeat(it.name, it.seat!)}
          </option>
        ))}
    </select>
  </label>
)

const RaceDue = ({ at, due }: { readonly at: EventAt; readonly due: NonNullable<DirectorView['raceDue']> }) => {
  const { unit, odd, now, rules } = due
  const nameOf = new Map(at.view.entrants.map(({ player, name }) => [player, name]))
  return (
    <DueCard title={words.raceDue(chipsWords(unit))}>
      <p className={`${look.small} ${look.dim}`}>{words.raceAbout(odd.length)}</p>
      {odd.length > 0 && (
        <ul className={`${look.small} ${look.figures}`}>
          {odd.slice(0, 20).map(({ player, chips }) => (
            <li key={player}>{words.oddChips(nameOf.get(player) ?? '', chips)}</li>
          ))}
        </ul>
      )}
      <RuleIds rules={rules} />
      {!now && <p className={look.note}>{words.waitsForHands}</p>}
      <DueButton at={at} enabled={now} onClick={() => at.send({ type: 'RaceChips', unit })}>
        {words.raceNow}
      </DueButton>
    </DueCard>
  )
}
