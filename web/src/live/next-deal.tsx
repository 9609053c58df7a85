import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import styles from './live.module.css'
import { useKeys } from './use-keys.ts'

/** Between hands: players without chips can buy some, others sit down, and the next hand begins. */
export const NextDeal = ({ frame: { common }, onSeats }: { readonly frame: Frame; readonly onSeats: () => void }) => {
  const here = common.seats.filter(({ person, away }) => person !== null && !away)
  const broke = here.filter(({ chips }) => chips === 0)
  const ready = here.length - broke.length >= 2
  const deals = (): void => enter({ type: 'deal' })
  useKeys({ n: ready && deals })
  return (
    <>
      {broke.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className={styles.buys}
          onClick={() => enter({ type: 'rebuy', seat, chips: common.game.buyIn })}
        >
          {texts.live.buys(name, chipsWords(common.game.buyIn))}
        </button>
      ))}
      {ready ? (
        <button type="button" className={`strong ${styles.big}`} onClick={deals} aria-keyshortcuts="n">
          {common.deals === 0 ? texts.live.firstHand : texts.live.nextHand}
        </button>
      ) : (
        <button type="button" className={`strong ${styles.big}`} onClick={onSeats}>
          {texts.live.addPlayer}
        </button>
      )}
    </>
  )
}
