import {
  chipsWords,
  type OwnView,
  type Preference,
  type PreferencesShown,
  type Preferred,
} from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { namesIn } from '../names-in.ts'
import { texts } from '../words/texts.ts'
import styles from './menu.module.css'

/** What you choose for yourself at this table: a tick where it is on or off, a list where there is more to choose. */
export const Preferences = ({
  prefers,
  sevenDeuce,
}: {
  readonly prefers: NonNullable<OwnView['prefers']>
  readonly sevenDeuce: OwnView['sevenDeuce']
}) => (
  <fieldset className={styles.preferences}>
    <legend>{texts.preferences.title}</legend>
    {namesIn(prefers).map(name => (
      <Choice key={name} name={name} prefers={prefers} />
    ))}
    {sevenDeuce !== null && (
      <div>
        <input
          id="prefer-seven-deuce"
          type="checkbox"
          checked={sevenDeuce.plays}
          onChange={({ target }) => order({ type: 'seven-deuce', plays: target.checked })}
        />
        <label htmlFor="prefer-seven-deuce">{texts.options.sevenDeucePlayed(chipsWords(sevenDeuce.chips))}</label>
      </div>
    )}
  </fieldset>
)

const Choice = ({ name, prefers }: { readonly name: Preference; readonly prefers: PreferencesShown }) => {
  const shown = prefers[name]
  if (shown === null) return null
  const { label, values: words } = texts.preferences.of[name]
  const id = `prefer-${name}`
  const choose = (value: unknown): void => {
    const preference = { type: name, value }
    if (isOffered(preference, prefers)) order({ type: 'prefer', preference })
  }
  const control =
    typeof shown.now === 'boolean' ? (
      <input id={id} type="checkbox" checked={shown.now} onChange={({ target }) => choose(target.checked)} />
    ) : (
      <select id={id} value={shown.now} onChange={({ target }) => choose(shown.values[target.selectedIndex])}>
        {shown.values.map((value, i) => (
          <option key={String(value)} value={String(value)}>
            {words?.[i] ?? String(value)}
          </option>
        ))}
      </select>
    )
  return (
    <div>
      {control}
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

/** Is this one of the values that this table has for the preference? */
const isOffered = (
  preference: { readonly type: Preference; readonly value: unknown },
  prefers: PreferencesShown,
): preference is Preferred => prefers[preference.type]?.values.some(it => it === preference.value) === true
