import type { BankShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import styles from './bank.module.css'

/** Who pays whom, one line each, and a way to send it to the others. */
export const SettleUp = ({ bank: { settleUp, ended, name } }: { readonly bank: BankShown }) => {
  const { payments, fewest, house } = settleUp
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const lines = payments.map(({ words }) => words).join('\n')
    try {
      await navigator.clipboard.writeText(`${name}\n${lines}`)
      setSaid('Copied.')
    } catch (cause) {
      setSaid(`Nothing could be copied: mark the lines and copy them (${cause instanceof Error ? cause.name : ''}).`)
    }
  }
  if (payments.length === 0) return <p className={styles.even}>Everybody is even: nobody pays.</p>
  return (
    <div className={styles.settle}>
      <ol aria-label="Payments" className={styles.payments}>
        {payments.map(({ from, to, chips, words }) => (
          <li key={words} data-chips={chips} data-from={from} data-to={to}>
            {words}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {ended ? '' : 'As if everybody cashed out now. '}
        {fewest ? 'No fewer payments settle it.' : 'With so many people fewer payments may do.'}
        {house && ' The house stands for its bots.'}
      </p>
      <div className={styles.row}>
        <button type="button" onClick={copy}>
          Copy the lines
        </button>
        <span role="status" className={styles.note}>
          {said}
        </span>
      </div>
    </div>
  )
}
