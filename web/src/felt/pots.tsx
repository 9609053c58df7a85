import { chipsWords, type DealShown, type SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { ChipStack } from './chip-stack.tsx'
import styles from './pots.module.css'

/** Up to this many pots are drawn with their chips. */
const MANY = 2

/** A pot as it lies: who can win it, and whether it has been pushed to somebody by now. */
type Lying = { readonly amount: number; readonly seats: readonly number[]; readonly pushed?: boolean }

/** The main pot and the side pots, each with those who can win it; pots that are pushed leave their place empty. */
export const Pots = ({
  deal: { pots, pot },
  seats,
  pushed = [],
}: {
  readonly deal: DealShown
  readonly seats: readonly SeatShown[]
  /** When the hand is over: the pots as they lay. */
  readonly pushed?: readonly { readonly amount: number; readonly pushed: boolean }[]
}) => {
  const shown: readonly Lying[] =
    pushed.length > 0 ? pushed.map(it => ({ ...it, seats: [] })) : pots.length > 1 ? pots : [{ amount: pot, seats: [] }]
  if (shown.length < 2) {
    const [only] = shown
    if (only === undefined || only.amount === 0) return <p className={styles.none} aria-hidden="true" />
    return (
      <p className={`${styles.pot} ${only.pushed ? styles.pushed : ''}`} data-pot={0}>
        <ChipStack amount={only.amount} stacks={3} /> {texts.felt.pot(chipsWords(only.amount))}
      </p>
    )
  }
  return (
    <ul className={`${styles.pots} ${shown.length > MANY ? styles.many : ''}`} aria-label={texts.felt.pots}>
      {shown.map(({ amount, seats: who, pushed: isPushed }, i) => (
        <li key={i} className={`${styles.pot} ${isPushed ? styles.pushed : ''}`} data-pot={i}>
          <ChipStack amount={amount} />
          {texts.felt.potName(i, shown.length)} {chipsWords(amount)}
          {who.length > 0 && (
            <span className="visually-hidden">
              {texts.felt.potFor(who.map(seat => seats[seat - 1]?.name).join(', '))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
