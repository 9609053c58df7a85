import { chipsWords, type Frame, type PlanShown } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './plans.module.css'

const KEYS: Readonly<Record<PlanShown['plan'], string>> = { 'check-fold': 'f', check: 'c', call: 'c' }

/** What you choose before your turn: it is done then if nothing has changed, and nobody else knows of it. */
export const Plans = ({ frame: { own } }: { readonly frame: Frame }) => {
  const { plans, plan } = own
  const choose = (chosen: PlanShown['plan']): void => order({ type: 'plan', plan: plan === chosen ? null : chosen })
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const types = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
      if (types || event.metaKey || event.ctrlKey || event.altKey) return
      const found = plans.find(choice => KEYS[choice.plan] === event.key)
      if (found !== undefined) choose(found.plan)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <fieldset className={styles.plans}>
      <legend>{texts.felt.plans}</legend>
      {plans.map(({ plan: one, chips }) => (
        <label key={one} className={plan === one ? styles.chosen : ''}>
          <input type="checkbox" checked={plan === one} aria-keyshortcuts={KEYS[one]} onChange={() => choose(one)} />
          {planWords(one, chips, plans)}
        </label>
      ))}
    </fieldset>
  )
}

const planWords = (plan: PlanShown['plan'], chips: number, plans: readonly PlanShown[]): string => {
  if (plan === 'check') return texts.felt.check
  if (plan === 'call') return texts.felt.call(chipsWords(chips))
  return plans.some(it => it.plan === 'check') ? texts.felt.checkFold : texts.felt.fold
}
