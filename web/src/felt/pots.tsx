import { chipsWords, type DealShown, type SeatShown } from '@cardroom/room/protocol'
import { ChipStack } from './chip-stack.tsx'
import styles from './pots.module.css'

/** So many pots are still drawn with their chips. */
const MANY = 2

/** The main pot and the side pots, each with those who can win it. */
export const Pots = ({ deal, seats }: { readonly deal: DealShown; readonly seats: readonly SeatShown[] }) => {
  const { pots, pot } = deal
  if (pot === 0) return <p className={styles.none} aria-hidden="true" />
  if (pots.length < 2) {
    return (
      <p className={styles.pot} data-pot={0}>
        <ChipStack amount={pot} most={6} /> Pot {chipsWords(pot)}
      </p>
    )
  }
  return (
    <ul className={`${styles.pots} ${pots.length > MANY ? styles.many : ''}`} aria-label="Pots">
      {pots.map(({ amount, seats: who }, i) => (
        <li key={i} className={styles.pot} data-pot={i} title={who.map(seat => seats[seat - 1]?.name).join(', ')}>
          <ChipStack amount={amount} />
          {i === 0 ? 'Main' : pots.length === 2 ? 'Side' : `Side ${i}`} {chipsWords(amount)}
          <span className="visually-hidden">, for {who.map(seat => seats[seat - 1]?.name).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
