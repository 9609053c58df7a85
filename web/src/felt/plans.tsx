import { chipsWords, type Frame, type PlanShown } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { order } from '../line/table-line.ts'
import { typedKey } from '../settings/typed-key.ts'
import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'
import styles from './plans.module.css'
import { waitingWords } from './waiting-words.ts'

const KEYS: Readonly<Record<PlanShown['plan'], string>> = { 'check-fold': 'f', check: 'c', call: 'c' }

/** What you choose before your turn: it is done then if nothing has changed, and nobody else knows of it. */
export const Plans = ({ frame }: { readonly frame: Frame }) => {
  const { plans, plan } = frame.own
  const choose = (chosen: PlanShown['plan']): void => order({ type: 'plan', plan: plan === chosen ? null : chosen })
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const key = typedKey(event)
      const found = plans.find(choice => KEYS[choice.plan] === key)
      if (found !== undefined) choose(found.plan)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <Dock role="group" aria-label={texts.felt.plans} prompt={<p>{waitingWords(frame)}</p>}>
      {plans.map(({ plan: one, chips }) => (
        <label key={one} className={`${styles.plan} ${plan === one ? styles.chosen : ''}`}>
          <input type="checkbox" checked={plan === one} aria-keyshortcuts={KEYS[one]} onChange={() => choose(one)} />
          {planWords(one, chips, plans)}
        </label>
      ))}
    </Dock>
  )
}

const planWords = (plan: PlanShown['plan'], chips: number, plans: readonly PlanShown[]): string => {
  if (plan === 'check') return texts.felt.check
  if (plan === 'call') return texts.felt.call(chipsWords(chips))
  return plans.some(it => it.plan === 'check') ? texts.felt.checkFold : texts.felt.fold
}
