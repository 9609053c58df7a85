import { type RefObject, useEffect, useState } from 'react'
import { chosenIn } from '../../chosen-in.ts'
import { setSettings, useSettings } from '../../settings/settings.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { texts } from '../../words/texts.ts'
import look from '../look/look.module.css'
import { wakeSound } from './chimes.ts'
import styles from './clock.module.css'
import { chooseFelt, FELTS, useClockLook } from './clock-look.ts'

const LIGHTS = ['system', 'light', 'dark'] as const

/** Sound, felt, light and full screen, folded away; on a TV that shows the clock alone they are out of sight. */
export const ClockControls = ({ screen }: { readonly screen: RefObject<HTMLElement | null> }) => {
  const { felt, sound } = useClockLook()
  const { theme } = useSettings()
  const [full, setFull] = useState(false)
  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  if (full) return null
  return (
    <details className={styles.display}>
      <summary className={`${look.button} ${look.quiet}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
          <circle cx="16" cy="7" r="3" />
          <circle cx="8" cy="17" r="3" />
        </svg>
        <span className="visually-hidden">{words.display}</span>
      </summary>
      <div className={`${look.panel} ${styles.controls}`}>
        <button
          type="button"
          className={`${look.button} ${look.quiet}`}
          aria-pressed={sound}
          onClick={() => {
            wakeSound()
            useClockLook.setState({ sound: !sound })
          }}
        >
          {sound ? words.soundOn : words.soundOff}
        </button>
        <select
          aria-label={words.felt}
          value={felt}
          onChange={({ target }) => chooseFelt(chosenIn(FELTS, target.value) ?? felt)}
        >
          {FELTS.map(it => (
            <option key={it} value={it}>
              {words.felts[it]}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.settings.theme}
          value={theme}
          onChange={({ target }) => setSettings({ theme: chosenIn(LIGHTS, target.value) ?? theme })}
        >
          {LIGHTS.map(it => (
            <option key={it} value={it}>
              {words.lights[it]}
            </option>
          ))}
        </select>
        <button type="button" className={look.button} onClick={() => void screen.current?.requestFullscreen()}>
          {words.fullScreen}
        </button>
      </div>
    </details>
  )
}
