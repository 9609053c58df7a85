import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { type Carried, pickUp } from './carry.ts'
import styles from './floor.module.css'
import { KeepApart } from './keep-apart.tsx'
import { LinkFor } from './link-for.tsx'
import type { Podium } from './podium-line.ts'
import { SureButton } from './sure-button.tsx'
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
  const now = useRoomTime()
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
    list.filter(it => it.player === id).map(({ called, place }) => ({ game, called, place })),
  )
  const table = view.tables.find(it => it.id === seat?.table)
  const chair = table?.chairs.find(it => it.seat === seat?.seat)
  return (
    <Panel title={name} onClose={onClose}>
      <div className={styles.form}>
        {person.barred !== null && <p className={styles.wrong}>{words.barred}</p>}
        {seat !== null && table !== undefined && (
          <section>
            <h3>{words.seated(table.game, seat.table, seat.seat)}</h3>
            <div className={styles.buttons}>
              {chair?.going ? (
                <>
                  <button type="button" onClick={() => does({ type: 'MakeMove', player: id })}>
                    {words.moved}
                  </button>
                  {chair.going.why === 'must-move' ? (
                    <button type="button" onClick={() => does({ type: 'RefuseMove', player: id })}>
                      {words.refuses}
                    </button>
                  ) : (
                    <button type="button" onClick={() => does({ type: 'CancelMove', player: id })}>
                      {words.stays}
                    </button>
                  )}
                </>
              ) : (
                <button type="button" onClick={() => carry('seat')}>
                  {words.move}
                </button>
              )}
              <button type="button" onClick={() => does({ type: 'AskSeatChange', player: id, seat: null })}>
                {words.seatChange}
              </button>
              {chair?.away == null ? (
                <button type="button" onClick={() => does({ type: 'WalkAway', player: id })}>
                  {words.walkAway}
                </button>
              ) : (
                <button type="button" onClick={() => does({ type: 'ComeBack', player: id })}>
                  {words.comeBack}
                </button>
              )}
              <button type="button" onClick={() => does({ type: 'StandUp', player: id })}>
                {words.stand}
              </button>
            </div>
          </section>
        )}
        {listed.map(({ game, called }) => (
          <section key={game}>
            <h3>{game}</h3>
            {called !== null && (
              <p className={styles.small}>{words.called(called.table, called.seat, timeLeft(called.until, now))}</p>
            )}
            <div className={styles.buttons}>
              {called === null ? (
                <button type="button" onClick={() => does({ type: 'LeaveList', player: id, game })}>
                  {words.leave(game)}
                </button>
              ) : (
                <>
                  <button
                    type="button"
                    className={styles.primary}
                    onClick={() => does({ type: 'Sit', player: id, table: called.table, seat: called.seat })}
                  >
                    {words.sitDown}
                  </button>
                  <button
                    type="button"
                    onClick={() => does({ type: 'AnswerCall', player: id, game, answer: 'coming' })}
                  >
                    {words.coming}
                  </button>
                  <button type="button" onClick={() => does({ type: 'AnswerCall', player: id, game, answer: 'pass' })}>
                    {words.pass}
                  </button>
                  <button type="button" onClick={() => does({ type: 'AnswerCall', player: id, game, answer: 'drop' })}>
                    {words.drop}
                  </button>
                </>
              )}
            </div>
          </section>
        ))}
        {seat === null && (
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
        )}
        <Presence person={person} does={does} />
        <KeepApart view={view} player={id} does={does} />
        <LinkFor words={words.phone} wanted={{ player: id }} />
      </div>
    </Panel>
  )
}

const Presence = ({
  person: { player, where, barred, played },
  does,
}: {
  readonly person: FloorPersonShown
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floor.person
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
        {barred === null ? (
          <>
            <SureButton words={words.bar} onSure={() => does({ type: 'Bar', player, until: null })} />
            <SureButton words={words.exclude} onSure={() => does({ type: 'Exclude', player, until: null })} />
          </>
        ) : (
          <button type="button" onClick={() => does({ type: 'LiftBar', player })}>
            {words.lift}
          </button>
        )}
      </div>
    </>
  )
}
