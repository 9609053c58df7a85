import { chipsWords, type OwnFloorView, type OwnOrder } from '@cardroom/room/protocol'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { KeepOut } from './keep-out.tsx'
import me from './me.module.css'

/** What you have to show at the podium before you sit down. */
export const OwnPapers = ({ papers }: Pick<OwnFloorView, 'papers'>) =>
  papers === null ? null : <p className={styles.banner}>{texts.floorScreens.papers.own[papers]}</p>

/** Your comps, and your wish to be kept out. */
export const OwnHouse = ({
  comps,
  isLive,
  order,
}: {
  readonly comps: number | null
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
}) => {
  const words = texts.floorScreens
  const now = useRoomTime()
  const keepOut = { words: words.keepOut.ownDo, does: (until: number | null) => order({ type: 'Exclude', until }) }
  return (
    <div className={me.after}>
      {comps !== null && <p>{words.comps.yours(chipsWords(comps))}</p>}
      <details>
        <summary className={styles.fold}>{words.keepOut.own}</summary>
        <p className={styles.small}>{words.keepOut.ownIs}</p>
        {isLive && <KeepOut now={now} ways={[keepOut]} />}
      </details>
    </div>
  )
}
