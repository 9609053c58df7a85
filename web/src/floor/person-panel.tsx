import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { Absence, PlayOver } from './absence.tsx'
import { type Carried, pickUp } from './carry.ts'
import { CompsForm } from './comps-form.tsx'
import styles from './floor.module.css'
import { KeepApart } from './keep-apart.tsx'
import { KeepOut } from './keep-out.tsx'
import { LinkFor } from './link-for.tsx'
import { PapersForm } from './papers-form.tsx'
import type { Podium } from './podium-line.ts'
import { timeLeft } from './time-words.ts'

/** Everything that can be done with somebody at the podium: lists, calls, a seat, the room. */
export const PersonPanel = ({
  podium,
  id,
  onClose,
}: {
  readonly podium: Podium
  readonly id: string
  readonly onClose: () => void
}) => {
  const { view, send } = podium
  const person = view.people.find(it => it.player === id)
  if (person === undefined) return null
  const words = texts.floor.person
  const { name, seat } = person
  const does = (order: StaffOrder): void => {
    onClose()
    void send(order)
  }
  const carry = (how: Carried['does']): void => {
    onClose()
    pickUp({ player: id, name, from: seat, does: how })
  }
  const listed = view.games.flatMap(({ id: game, list }) =>
    list.filter(it => it.player === id).map(({ called }) => ({ game, called })),
  )
  const table = view.tables.find(it => it.id === seat?.table)
  return (
    <Panel title={name} onClose={onClose}>
      <div className={styles.form}>
        {person.barred !== null && <p className={styles.wrong}>{words.barred}</p>}
        {table !== undefined && <Seated person={person} table={table} does={does} carry={carry} />}
        {listed.map(it => (
          <Listed key={it.game} player={id} {...it} does={does} />
        ))}
        {seat === null && <Unseated carry={carry} />}
        {seat === null && <PlayOver tables={view.tables} player={id} does={does} />}
        <Presence person={person} does={does} />
        <PapersForm person={person} does={does} />
        <CompsForm person={person} does={does} />
        <KeepApart view={view} player={id} does={does} />
        <LinkFor words={words.phone} wanted={{ player: id }} />
      </div>
    </Panel>
  )
}

type Does = (order: StaffOrder) => void
type Carry = (how: Carried['does']) => void
type TableShown = Podium['view']['tables'][number]
type Chair = TableShown['chairs'][number]

/** What can be done with somebody who has a seat, or plays over somebody else's. */
const Seated = ({
  person: { player, seat },
  table,
  does,
  carry,
}: {
  readonly person: FloorPersonShown
  readonly table: TableShown
  readonly does: Does
  readonly carry: Carry
}) => {
  const words = texts.floor.person
  const chair = table.chairs.find(it => it.seat === seat?.seat)
  if (seat === null) return null
  if (chair?.over?.player === player) {
    return (
      <section>
        <h3>{words.playsOver(chair.name ?? texts.floor.somebody)}</h3>
        <div className={styles.buttons}>
          <button type="button" onClick={() => does({ type: 'StandUp', player })}>
            {words.overEnds}
          </button>
        </div>
      </section>
    )
  }
  return (
    <section>
      <h3>{words.seated(table.game, seat.table, seat.seat)}</h3>
      <div className={styles.buttons}>
        <Going chair={chair} player={player} does={does} carry={carry} />
        <button type="button" onClick={() => does({ type: 'AskSeatChange', player, seat: null })}>
          {words.seatChange}
        </button>
        <Absence chair={chair} player={player} does={does} />
        <button type="button" onClick={() => does({ type: 'StandUp', player })}>
          {words.stand}
        </button>
      </div>
    </section>
  )
}

/** A move that is due, or picking somebody up for one. */
const Going = ({
  chair,
  player,
  does,
  carry,
}: {
  readonly chair: Chair | undefined
  readonly player: string
  readonly does: Does
  readonly carry: Carry
}) => {
  const words = texts.floor.person
  if (!chair?.going) {
    return (
      <button type="button" onClick={() => carry('seat')}>
        {words.move}
      </button>
    )
  }
  return (
    <>
      <button type="button" onClick={() => does({ type: 'MakeMove', player })}>
        {words.moved}
      </button>
      {chair.going.why === 'must-move' ? (
        <button type="button" onClick={() => does({ type: 'RefuseMove', player })}>
          {words.refuses}
        </button>
      ) : (
        <button type="button" onClick={() => does({ type: 'CancelMove', player })}>
          {words.stays}
        </button>
      )}
    </>
  )
}

/** What can be done with a name on a list. */
const Listed = ({
  player,
  game,
  called,
  does,
}: {
  readonly player: string
  readonly game: string
  readonly called: Podium['view']['games'][number]['list'][number]['called']
  readonly does: Does
}) => {
  const words = texts.floor.person
  const now = useRoomTime()
  return (
    <section>
      <h3>{game}</h3>
      {called !== null && (
        <p className={styles.small}>{words.called(called.table, called.seat, timeLeft(called.until, now))}</p>
      )}
      <div className={styles.buttons}>
        {called === null ? (
          <button type="button" onClick={() => does({ type: 'LeaveList', player, game })}>
            {words.leave(game)}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={styles.primary}
              onClick={() => does({ type: 'Sit', player, table: called.table, seat: called.seat })}
            >
              {words.sitDown}
            </button>
            <button type="button" onClick={() => does({ type: 'AnswerCall', player, game, answer: 'coming' })}>
              {words.coming}
            </button>
            <button type="button" onClick={() => does({ type: 'AnswerCall', player, game, answer: 'pass' })}>
              {words.pass}
            </button>
            <button type="button" onClick={() => does({ type: 'AnswerCall', player, game, answer: 'drop' })}>
              {words.drop}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

const Unseated = ({ carry }: { readonly carry: Carry }) => {
  const words = texts.floor.person
  return (
    <div className={styles.buttons}>
      <button type="button" onClick={() => carry('seat')}>
        {words.seatThem}
      </button>
      <button type="button" onClick={() => carry('lock-up')}>
        {words.lockUp}
      </button>
      <button type="button" onClick={() => carry('reserve')}>
        {texts.floor.chair.reserve}
      </button>
    </div>
  )
}

const Presence = ({
  person: { player, where, barred, played },
  does,
}: {
  readonly person: FloorPersonShown
  readonly does: Does
}) => {
  const words = texts.floor.person
  const now = useRoomTime()
  return (
    <>
      {played > 0 && <p className={styles.small}>{words.played(texts.floorScreens.hours(played))}</p>}
      <div className={styles.buttons}>
        {where === 'online' && (
          <button type="button" className={styles.primary} onClick={() => does({ type: 'CheckIn', player })}>
            {words.checkIn}
          </button>
        )}
        {where === 'away' && (
          <button type="button" onClick={() => does({ type: 'Arrive', player })}>
            {words.here}
          </button>
        )}
        {where === 'here' && (
          <button type="button" onClick={() => does({ type: 'StepOut', player })}>
            {words.stepOut}
          </button>
        )}
        {barred !== null && (
          <button type="button" onClick={() => does({ type: 'LiftBar', player })}>
            {words.lift}
          </button>
        )}
      </div>
      {barred === null && (
        <details>
          <summary className={styles.fold}>{texts.floorScreens.keepOut.title}</summary>
          <KeepOut
            now={now}
            ways={[
              { words: words.bar, does: until => does({ type: 'Bar', player, until }) },
              { words: words.exclude, does: until => does({ type: 'Exclude', player, until }) },
            ]}
          />
        </details>
      )}
    </>
  )
}
