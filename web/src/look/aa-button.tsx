import { useState } from 'react'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import styles from './settings.module.css'

const SettingsPanel = later(async () => (await import('./settings-panel.tsx')).SettingsPanel)

/** The settings, one tap away on every page that has room for two letters. */
export const AaButton = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.aa}
        aria-haspopup="dialog"
        aria-label={texts.settings.open}
        title={texts.settings.open}
        onClick={() => setOpen(true)}
      >
        {texts.settings.openSign}
      </button>
      {open && <SettingsPanel onClose={() => setOpen(false)} />}
    </>
  )
}
