import { AVATARS } from '@cardroom/room/protocol'
import { Avatar } from '../avatars/avatar.tsx'
import { Back } from '../cards/back.tsx'
import { Panel } from '../panel/panel.tsx'
import { BACKS, FELTS, type Settings, setSettings, TEXT_SIZES, THEMES, useSettings } from '../settings/settings.ts'
import { CALLED, CHOICES, type Chosen, languageFor } from '../words/language.ts'
import { texts } from '../words/texts.ts'
import { OneOf } from './one-of.tsx'
import styles from './settings.module.css'

type Switch = 'fourColours' | 'confirmMistakes' | 'handLine' | 'sounds' | 'announceClock' | 'keys' | 'hideTalk'

/** How you like the page: everything in one sheet, seen at once and kept. */
export const SettingsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const settings = useSettings()
  const words = texts.settings
  return (
    <Panel title={words.title} onClose={onClose}>
      <h3 className={styles.part}>{words.look}</h3>
      <Looks settings={settings} />
      <Languages now={settings.language} />
      <h3 className={styles.part}>{words.table}</h3>
      <ul className={styles.list}>
        {SWITCHES.map(name => (
          <Switched key={name} name={name} settings={settings} />
        ))}
      </ul>
      <Faces now={settings.avatar} />
      <p className={styles.note}>
        {words.motion} {words.kept}
      </p>
    </Panel>
  )
}

const Looks = ({ settings }: { readonly settings: Settings }) => {
  const words = texts.settings
  return (
    <>
      <OneOf
        legend={words.felt}
        name="felt"
        of={FELTS}
        now={settings.felt}
        called={words.felts}
        onChoose={felt => setSettings({ felt })}
      >
        {felt => <span className={styles.felt} data-swatch={felt} />}
      </OneOf>
      <OneOf
        legend={words.back}
        name="back"
        of={BACKS}
        now={settings.back}
        called={words.backs}
        onChoose={back => setSettings({ back })}
      >
        {back => (
          <span className={styles.back}>
            <Back back={back} />
          </span>
        )}
      </OneOf>
      <OneOf
        legend={words.theme}
        name="theme"
        of={THEMES}
        now={settings.theme}
        called={words.themes}
        onChoose={theme => setSettings({ theme })}
      />
      <OneOf
        legend={words.textSize}
        name="text"
        of={TEXT_SIZES}
        now={settings.textSize}
        called={words.textSizes}
        onChoose={textSize => setSettings({ textSize })}
      />
    </>
  )
}

/** Your avatar, and the others to choose from. */
const Faces = ({ now }: { readonly now: Settings['avatar'] }) => {
  const words = texts.settings
  return (
    <details className={styles.faces}>
      <summary>
        <span className={styles.face}>
          <Avatar name={words.you} avatar={now} />
        </span>
        {words.avatar}
      </summary>
      <OneOf
        legend={words.avatar}
        name="avatar"
        of={AVATARS}
        now={now}
        called={words.avatars}
        onChoose={avatar => setSettings({ avatar })}
        drawn
      >
        {avatar => (
          <span className={styles.face}>
            <Avatar name={words.you} avatar={avatar} />
          </span>
        )}
      </OneOf>
    </details>
  )
}

const Switched = ({ name, settings }: { readonly name: Switch; readonly settings: Settings }) => (
  <li>
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
)

/** Another language is spoken when the page is loaded again. */
const Languages = ({ now }: { readonly now: Chosen }) => (
  <label className={styles.language}>
    {texts.settings.language}
    <select
      value={now}
      onChange={event => {
        setSettings({ language: CHOICES.find(it => it === event.target.value) ?? 'browser' })
        location.reload()
      }}
    >
      {CHOICES.map(it => (
        <option key={it} value={it}>
          {it === 'browser'
            ? texts.settings.browsersLanguage(CALLED[languageFor(it, navigator.languages)])
            : CALLED[it]}
        </option>
      ))}
    </select>
  </label>
)

const SWITCHES: readonly Switch[] = [
  'fourColours',
  'handLine',
  'confirmMistakes',
  'sounds',
  'announceClock',
  'keys',
  'hideTalk',
]
