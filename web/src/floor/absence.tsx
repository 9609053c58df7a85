import type { ChairShown, FloorTableShown, StaffOrder } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** How many minutes longer a supervisor lets somebody be away. */
const LONGER = 30

/** A seated player walks off or is back; the floor may let them be away longer, and gives absent buttons where it does that. */
export const Absence = ({
  chair,
  player,
  does,
}: {
  readonly chair: ChairShown | undefined
  readonly player: string
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floor.person
  if (chair?.away == null) {
    return (
      <>
        <button type="button" onClick={() => does({ type: 'WalkAway', player })}>
          {words.walkAway}
        </button>
        <button type="button" onClick={() => does({ type: 'WalkAway', player, extension: LONGER })}>
          {words.walkLonger(LONGER)}
        </button>
      </>
    )
  }
  return (
    <>
      <button type="button" onClick={() => does({ type: 'ComeBack', player })}>
        {words.comeBack}
      </button>
      {chair.missedBlind ? (
        <button type="button" onClick={() => does({ type: 'GiveAbsentButton', player })}>
          {words.absentButton}
        </button>
      ) : (
        <button type="button" onClick={() => does({ type: 'MissBlind', player })}>
          {words.missBlind}
        </button>
      )}
    </>
  )
}

/** The seats of absent players at real tables that somebody without a seat could play over. */
export const PlayOver = ({
  tables,
  player,
  does,
}: {
  readonly tables: readonly FloorTableShown[]
  readonly player: string
  readonly does: (order: StaffOrder) => void
}) => {
  const seats = tables
    .filter(({ hosted, silent }) => hosted === null && silent === null)
    .flatMap(({ id, chairs }) =>
      chairs.filter(({ away, over }) => away !== null && over === null).map(it => ({ id, ...it })),
    )
  if (seats.length === 0) return null
  return (
    <div className={styles.buttons}>
      {seats.map(({ id, seat, name }) => (
        <button
          key={`${id} ${seat}`}
          type="button"
          onClick={() => does({ type: 'PlayOver', player, table: id, seat, box: true })}
        >
          {texts.floor.person.playOver(name ?? texts.floor.somebody)}
        </button>
      ))}
    </div>
  )
}
