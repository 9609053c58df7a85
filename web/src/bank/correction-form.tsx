import type { BankShown } from '@cardroom/room/protocol'
import { type FormEvent, useId, useState } from 'react'
import { order, useTable } from '../line/table-line.ts'
import { ChipsField } from '../panel/chips-field.tsx'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'

const HOUSE = ''

/** Chips from one pocket to another, and why: the host adjusts the ledger, and players pay from their own pockets. */
export const CorrectionForm = ({ bank: { balances, mayCorrect, mayPay } }: { readonly bank: BankShown }) => {
  const { refused } = useTable()
  const [from, setFrom] = useState(mayCorrect ? HOUSE : (mayPay ?? HOUSE))
  const [to, setTo] = useState(balances.find(({ person }) => person !== from)?.person ?? HOUSE)
  const [chips, setChips] = useState<number | null>(null)
  const [why, setWhy] = useState('')
  const note = useId()
  const ready = from !== to && chips !== null && chips > 0 && why.trim() !== ''
  const correct = (event: FormEvent): void => {
    event.preventDefault()
    if (!ready) return
    order({ type: 'correct', ...between(from, to, chips), why })
    setChips(null)
    setWhy('')
  }
  return (
    <form className={styles.correction} onSubmit={correct}>
      {mayCorrect && <Who label={texts.bank.from} value={from} onChange={setFrom} balances={balances} />}
      <Who label={texts.bank.to} value={to} onChange={setTo} balances={balances} />
      <ChipsField words={texts.bank.chips} value={chips} onChips={setChips} />
      <label className={styles.why}>
        {texts.bank.reason}
        <input type="text" maxLength={200} value={why} onChange={event => setWhy(event.target.value)} />
      </label>
      <button type="submit" disabled={!ready} aria-describedby={note}>
        {mayCorrect ? texts.bank.adjustDo : texts.bank.pay}
      </button>
      <p id={note} className={styles.note}>
        {texts.bank.note}
      </p>
      {refused !== null && <p role="alert">{refused.words}</p>}
    </form>
  )
}

/** The order for it: with the house, it is about the player. */
const between = (from: string, to: string, chips: number) => {
  if (to === HOUSE) return { person: from, chips: -chips }
  return { person: to, chips, ...(from !== HOUSE && { against: from }) }
}

const Who = ({
  label,
  value,
  onChange,
  balances,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (who: string) => void
  readonly balances: BankShown['balances']
}) => (
  <label>
    {label}
    <select value={value} onChange={event => onChange(event.target.value)}>
      <option value={HOUSE}>{texts.bank.theHouse}</option>
      {balances.map(({ person, name }) => (
        <option key={person} value={person}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
