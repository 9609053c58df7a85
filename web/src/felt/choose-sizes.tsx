import { Panel } from '../panel/panel.tsx'
import { SIZE_NAMES, type SizeName } from '../settings/bet-sizes.ts'
import { setSettings, useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import styles from './choose-sizes.module.css'

/** Which sizes have a button: some for the first round, some for the later ones. */
export const ChooseSizes = ({ onClose }: { readonly onClose: () => void }) => {
  const settings = useSettings()
  const { chooseSizes, sizes } = texts.felt
  return (
    <Panel title={chooseSizes.title} onClose={onClose}>
      {(['firstSizes', 'laterSizes'] as const).map(round => (
        <fieldset key={round} className={styles.sizes}>
          <legend>{chooseSizes[round]}</legend>
          {SIZE_NAMES.map(name => (
            <label key={name}>
              <input
                type="checkbox"
                checked={settings[round].includes(name)}
                onChange={event => setSettings({ [round]: toggled(settings[round], name, event.target.checked) })}
              />
              {sizes[name]}
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.note}>{chooseSizes.note}</p>
    </Panel>
  )
}

const toggled = (chosen: readonly SizeName[], name: SizeName, isOn: boolean): readonly SizeName[] =>
  SIZE_NAMES.filter(it => (it === name ? isOn : chosen.includes(it)))
