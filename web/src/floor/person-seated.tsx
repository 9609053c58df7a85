import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { Absence } from './absence.tsx'
import type { Carried } from './carry.ts'
import styles from './floor.module.css'
import type { Podium } from './podium-line.ts'

/** What can be done with somebody who has a seat, or plays over somebody else's. */
export const PersonSeated = ({
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

/** Picking somebody up who has no seat, for one. */
export const PersonUnseated = ({ carry }: { readonly carry: Carry }) => {
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

type Does = (order: StaffOrder) => void
type Carry = (how: Carried['does']) => void
type TableShown = Podium['view']['tables'][number]
type Chair = TableShown['chairs'][number]
