import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import styles from './actions.module.css'
import { rebuysOf } from './rebuys.ts'

/** One who has no chips left buys some with one tap, or leaves. */
export const Rebuy = ({ frame }: { readonly frame: Frame }) => {
  const { buyIn } = frame.own
  if (buyIn === null) return null
  return (
    <div className={styles.bar}>
      <p>
        You have no chips left. <WhyButton rules={buyIn.rules} about="these amounts" />
      </p>
      {rebuysOf(buyIn, frame.common.game.buyIn).map(chips => (
        <button key={chips} type="button" className="strong" onClick={() => order({ type: 'buy', chips })}>
          Buy {chipsWords(chips)}
        </button>
      ))}
      <button type="button" onClick={() => order({ type: 'leave' })}>
        Leave<span className="visually-hidden"> the table</span>
      </button>
    </div>
  )
}
