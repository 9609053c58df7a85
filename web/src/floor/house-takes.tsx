import type { Collection } from '@cardroom/engine/table'
import { chosenIn } from '../chosen-in.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

const WAYS = ['none', 'rake', 'drop', 'button-drop', 'time'] as const

/** How the house is paid at the tables of a game, and how much, as it is typed. */
export type Taken = { readonly way: (typeof WAYS)[number]; readonly amount: string }

/** What the house takes, as an order has it; null for nothing. */
export const houseTakes = ({ way, amount }: Taken): Collection | null => {
  const chips = Number(amount)
  switch (way) {
    case 'none':
      return null
    case 'rake':
      return { way: 'rake', percent: 10, cap: chips, noFlopNoDrop: true }
    case 'drop':
    case 'button-drop':
      return { way: 'drop', amount: chips, blind: way === 'button-drop' }
    case 'time':
      return { way: 'time', amount: chips, everyMinutes: 30 }
  }
}

/** What the house takes at tables that the room deals: nothing, of each pot, from the button, or by the half hour. */
export const HouseTakes = ({
  taken: { way, amount },
  onChange,
}: {
  readonly taken: Taken
  readonly onChange: (taken: Taken) => void
}) => {
  const words = texts.floorScreens.houseTakes
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        <span>{words.title}</span>
        <select value={way} onChange={({ target }) => onChange({ way: chosenIn(WAYS, target.value) ?? way, amount })}>
          {WAYS.map(it => (
            <option key={it} value={it}>
              {words.ways[it]}
            </option>
          ))}
        </select>
      </label>
      {way !== 'none' && (
        <label className={styles.field}>
          <span>{words.amounts[way]}</span>
          <input
            type="number"
            min={1}
            required
            value={amount}
            onChange={({ target }) => onChange({ way, amount: target.value })}
          />
        </label>
      )}
    </div>
  )
}
