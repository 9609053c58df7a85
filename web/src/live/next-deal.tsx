import { chipsWords, type Frame } from '@cardroom/room/protocol'
import styles from './live.module.css'
import { tell } from './tell.ts'
import { useKeys } from './use-keys.ts'

/** Between deals: who has no chips left may buy some, somebody sits down, and the next deal begins. */
export const NextDeal = ({ frame: { common }, onSeats }: { readonly frame: Frame; readonly onSeats: () => void }) => {
  const here = common.seats.filter(({ person, away }) => person !== null && !away)
  const broke = here.filter(({ chips }) => chips === 0)
  const ready = here.length - broke.length >= 2
  const deals = (): void => tell({ type: 'deal' })
  useKeys({ n: ready && deals })
  return (
    <>
      {broke.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className={styles.buys}
          onClick={() => tell({ type: 'rebuy', seat, chips: common.game.buyIn })}
        >
          {name} buys {chipsWords(common.game.buyIn)}
        </button>
      ))}
      {ready ? (
        <button type="button" className={`strong ${styles.big}`} onClick={deals} aria-keyshortcuts="n">
          {common.deals === 0 ? 'Begin the first deal' : 'Next deal'}
        </button>
      ) : (
        <button type="button" className={`strong ${styles.big}`} onClick={onSeats}>
          Somebody sits down
        </button>
      )}
    </>
  )
}
