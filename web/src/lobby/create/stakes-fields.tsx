import { ChipsInput } from '../../panel/chips-field.tsx'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import type { NewTable } from './create-form.tsx'
import { sizeLabel, stakesHint } from './stakes-words.ts'

/** Sizes that most tables play at. */
const SIZES = [2, 10, 50] as const

/** The stakes: a usual size with one tap or another one, and the betting. */
export const StakesFields = ({ table: { chosen, set, form, structures, structure } }: { readonly table: NewTable }) => {
  const hint = stakesHint(form, structure, chosen.size)
  return (
    <>
      <div className={styles.sizes}>
        {SIZES.map(size => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-pressed={chosen.size === size}
            onClick={() => set({ size })}
          >
            {sizeWords(structure, size)}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        {structures.length > 0 && (
          <label>
            {texts.lobby.betting}
            <select value={structure} onChange={event => set({ structure: event.target.value })}>
              {structures.map(one => (
                <option key={one} value={one}>
                  {texts.lobby.structures[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>
            {sizeLabel(form, structure)}
            {hint !== '' && <small> {hint}</small>}
          </span>
          <ChipsInput
            least={2}
            most={1_000_000}
            value={chosen.size === 0 ? null : chosen.size}
            onChips={size => set({ size: size ?? 0 })}
          />
        </label>
      </div>
    </>
  )
}

/** A size as it stands on a placard: blinds or limits. */
export const sizeWords = (structure: string | undefined, size: number): string => {
  if (structure === undefined) return String(size)
  return structure === 'limit' || structure === 'spread'
    ? `${size}-${2 * size}`
    : `${Math.max(1, Math.floor(size / 2))}-${size}`
}
