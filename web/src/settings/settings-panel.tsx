import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './settings.module.css'
import { setSettings, THEMES, useSettings } from './settings.ts'

type Switch = 'fourColours' | 'confirmMistakes' | 'handLine' | 'sounds' | 'announceClock' | 'hideTalk'

/** How you like the felt: it is kept in this browser and goes nowhere. */
export const SettingsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const settings = useSettings()
  return (
    <Panel title={texts.settings.title} onClose={onClose}>
      <fieldset className={styles.theme}>
        <legend>{texts.settings.theme}</legend>
        {THEMES.map(theme => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => setSettings({ theme })}
            />
            {texts.settings.themes[theme]}
          </label>
        ))}
      </fieldset>
      <ul className={styles.list}>
        {SWITCHES.map(name => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={event => setSettings({ [name]: event.target.checked })}
              />
              <span>
                {texts.settings.switches[name][0]}
                <small>{texts.settings.switches[name][1]}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.settings.motion}</p>
    </Panel>
  )
}

const SWITCHES: readonly Switch[] = [
  'fourColours',
  'confirmMistakes',
  'handLine',
  'sounds',
  'announceClock',
  'hideTalk',
]
