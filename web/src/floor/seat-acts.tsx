import type { ChairShown, FloorTableShown, TabletOrder } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import tablet from './tablet.module.css'

/** What can have happened at a seat, a tap each. */
export const SeatActs = ({
  chair: { seat, is, player, away, missedBlind, going, held },
  change,
  order,
}: {
  readonly chair: ChairShown
  /** The first who asked for this seat, or for any. */
  readonly change: FloorTableShown['changes'][number] | undefined
  readonly order: (order: TabletOrder) => void
}) => {
  const words = texts.floor.person
  return (
    <section className={tablet.acts} aria-label={texts.floor.seat(seat)}>
      {is === 'open' && change !== undefined && (
        <button
          type="button"
          className={styles.primary}
          onClick={() => order({ type: 'ChangeSeat', player: change.player, seat })}
        >
          {texts.floor.dueAct['seat-change'](change.name)}
        </button>
      )}
      {is === 'open' && change === undefined && <p className={styles.small}>{texts.floorScreens.openSeatIs}</p>}
      {is === 'held' && player !== null && held !== 'moving' && (
        <button type="button" className={styles.primary} onClick={() => order({ type: 'Sit', player, seat })}>
          {texts.floor.chair.sit}
        </button>
      )}
      {is === 'taken' && player !== null && (
        <>
          {going !== null && (
            <button type="button" className={styles.primary} onClick={() => order({ type: 'MakeMove', player })}>
              {words.moved}
            </button>
          )}
          {going?.why === 'must-move' && (
            <button type="button" onClick={() => order({ type: 'RefuseMove', player })}>
              {words.refuses}
            </button>
          )}
          <button type="button" onClick={() => order({ type: 'StandUp', player })}>
            {words.stand}
          </button>
          <button type="button" onClick={() => order({ type: away === null ? 'WalkAway' : 'ComeBack', player })}>
            {away === null ? words.walkAway : words.comeBack}
          </button>
          {!missedBlind && (
            <button type="button" onClick={() => order({ type: 'MissBlind', player })}>
              {words.missBlind}
            </button>
          )}
          <button type="button" onClick={() => order({ type: 'AskSeatChange', player, seat: null })}>
            {words.seatChange}
          </button>
        </>
      )}
    </section>
  )
}
