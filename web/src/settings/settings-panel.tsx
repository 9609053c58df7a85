import { Panel } from '../panel/panel.tsx'
import styles from './settings.module.css'
import { type Settings, setSettings, THEMES, useSettings } from './settings.ts'

type Switch = 'fourColours' | 'confirmMistakes' | 'announceClock' | 'hideTalk'

/** How one likes the felt: it is kept in this browser and goes nowhere. */
export const SettingsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const settings = useSettings()
  return (
    <Panel title="Settings" onClose={onClose}>
      <fieldset className={styles.theme}>
        <legend>Colours of the pages</legend>
        {THEMES.map(theme => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => setSettings({ theme })}
            />
            {THEME_WORDS[theme]}
          </label>
        ))}
      </fieldset>
      <ul className={styles.list}>
        {SWITCHES.map(([name, words, more]) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={event => setSettings({ [name]: event.target.checked })}
              />
              <span>
                {words}
                <small>{more}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Movement on the pages follows what your system says of it.</p>
    </Panel>
  )
}

const THEME_WORDS: Readonly<Record<Settings['theme'], string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
}

const SWITCHES: readonly (readonly [Switch, string, string])[] = [
  ['fourColours', 'Four-colour deck', 'Diamonds are blue and clubs green.'],
  ['confirmMistakes', 'Ask before large mistakes', 'Folding what may be checked, all-in far over the pot.'],
  ['announceClock', 'Say when ten seconds are left', 'For screen readers, at your own turn.'],
  ['hideTalk', 'Hide what people say', 'You see the news of the table alone.'],
]
