import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { KeepOut } from './keep-out.tsx'

/** Whether somebody is in the room, and may be: they check in, step out, or are kept out. */
export const PersonPresence = ({
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

type Does = (order: StaffOrder) => void
