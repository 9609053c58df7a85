import type { OwnOrder, OwnSeat as OwnSeatShown } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { Said } from '../said/said.tsx'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import me from './me.module.css'
import { SureButton } from './sure-button.tsx'

/** The seat you have, where you are to go from it, and what you can ask for. */
export const OwnSeat = ({
  seat: { game, table, seat, over, hosted, going, asked, rules },
  isLive,
  order,
}: {
  readonly seat: OwnSeatShown
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
}) => {
  const words = texts.floorScreens
  return (
    <section className={styles.section} aria-labelledby="own-seat">
      <h2 id="own-seat" className={me.heading}>
        {words.yourSeat}
      </h2>
      <div className={`${styles.panel} ${me.seat}`}>
        <h3>{words.readyAt(game, table, seat)}</h3>
        {over !== null && (
          <p role="status" className={styles.banner}>
            {words.playsOver(over.name)}
            {over.goes !== null && ` ${words.overGoes[over.goes]}`}
          </p>
        )}
        {going !== null && (
          <p role="status" className={styles.banner}>
            <b>{words.moveTo(going.to.table, going.to.seat)}</b> {going.due ? words.moveNow : <Said say={going.when} />}{' '}
            <WhyButton rules={rules} about={words.yourSeat} />
          </p>
        )}
        <div className={styles.buttons}>
          {hosted !== null && (
            <Link href={`/t/${hosted}`} className={`${styles.action} ${styles.primary}`}>
              {words.toTable}
            </Link>
          )}
          {going?.why === 'must-move' && (
            <SureButton words={words.wontMove} onSure={() => order({ type: 'RefuseMove' })} />
          )}
          {going?.why === 'own-wish' && (
            <button type="button" disabled={!isLive} onClick={() => order({ type: 'CancelMove' })}>
              {words.stay}
            </button>
          )}
          {asked === null && over === null && (
            <button type="button" disabled={!isLive} onClick={() => order({ type: 'AskSeatChange', seat: null })}>
              {words.anotherSeat}
            </button>
          )}
          <SureButton words={words.stand} onSure={() => order({ type: 'StandUp' })} />
        </div>
        {asked !== null && <p className={styles.small}>{words.askedSeat}</p>}
      </div>
    </section>
  )
}
