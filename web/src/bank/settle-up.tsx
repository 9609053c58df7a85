import type { BankShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'

/** Who pays whom, one line each, and a way to send it to the others. */
export const SettleUp = ({ bank: { settleUp, ended, name } }: { readonly bank: BankShown }) => {
  const { payments, fewest, house } = settleUp
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const lines = payments.map(({ words }) => words).join('\n')
    try {
      await navigator.clipboard.writeText(`${name}\n${lines}`)
      setSaid(texts.bank.copied)
    } catch (cause) {
      setSaid(texts.bank.notCopied(cause instanceof Error ? cause.name : ''))
    }
  }
  if (payments.length === 0) return <p className={styles.even}>{texts.bank.even}</p>
  return (
    <div className={styles.settle}>
      <ol aria-label={texts.bank.payments} className={styles.payments}>
        {payments.map(({ from, to, chips, words }) => (
          <li key={words} data-chips={chips} data-from={from} data-to={to}>
            {words}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {ended ? '' : texts.bank.asIfNow}
        {fewest ? texts.bank.fewest : texts.bank.mayBeFewer}
        {house && texts.bank.houseForBots}
      </p>
      <div className={styles.row}>
        <button type="button" onClick={copy}>
          {texts.bank.copy}
        </button>
        <span role="status" className={styles.note}>
          {said}
        </span>
      </div>
    </div>
  )
}
