import type { StaffOrder } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import type { Podium } from './podium-line.ts'
import { timeLeft } from './time-words.ts'

/** What can be done with a name on a list. */
export const PersonListed = ({
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

type Does = (order: StaffOrder) => void
