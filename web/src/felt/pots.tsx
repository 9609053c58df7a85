import { chipsWords, type DealShown, type SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { ChipStack } from './chip-stack.tsx'
import styles from './pots.module.css'

/** Up to this many pots are drawn with their chips. */
const MANY = 2

/** The main pot and the side pots, each with those who can win it. */
export const Pots = ({ deal, seats }: { readonly deal: DealShown; readonly seats: readonly SeatShown[] }) => {
  const { pots, pot } = deal
  if (pot === 0) return <p className={styles.none} aria-hidden="true" />
  if (pots.length < 2) {
    return (
      <p className={styles.pot} data-pot={0}>
        <ChipStack amount={pot} most={5} /> {texts.felt.pot(chipsWords(pot))}
      </p>
    )
  }
  return (
    <ul className={`${styles.pots} ${pots.length > MANY ? styles.many : ''}`} aria-label={texts.felt.pots}>
      {pots.map(({ amount, seats: who }, i) => (
        <li key={i} className={styles.pot} data-pot={i} title={who.map(seat => seats[seat - 1]?.name).join(', ')}>
          <ChipStack amount={amount} />
          {texts.felt.potName(i, pots.length)} {chipsWords(amount)}
          <span className="visually-hidden">
            {texts.felt.potFor(who.map(seat => seats[seat - 1]?.name).join(', '))}
          </span>
        </li>
      ))}
    </ul>
  )
}
