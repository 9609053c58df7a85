import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { MenuIcon } from '../felt/icons.tsx'
import head from '../felt/table-head.module.css'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import { EndNight } from './end-night.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { MenuSheet, type Opens } from './menu-sheet.tsx'

const BankPanel = later(async () => (await import('../bank/bank-panel.tsx')).BankPanel)
const LessonPanel = later(async () => (await import('./lesson-panel.tsx')).LessonPanel)
const OptionsPanel = later(async () => (await import('./options-panel.tsx')).OptionsPanel)
const PeoplePanel = later(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const SettingsPanel = later(async () => (await import('../look/settings-panel.tsx')).SettingsPanel)

/** The menu of a table, and what is opened from it. */
export const TableMenu = ({ frame }: { readonly frame: Frame }) => {
  const [open, setOpen] = useState<'menu' | Opens | null>(null)
  const { common } = frame
  const close = (): void => setOpen(null)
  return (
    <>
      <button
        type="button"
        className={head.tool}
        aria-haspopup="dialog"
        aria-label={texts.menu.open}
        onClick={() => setOpen('menu')}
      >
        <MenuIcon />
      </button>
      {open === 'menu' && <MenuSheet frame={frame} onOpen={setOpen} onClose={close} />}
      {open === 'bank' && <BankPanel id={common.table} onClose={close} />}
      {open === 'end' && <EndNight dealIsOn={common.deal !== null && common.deal.phase !== 'ended'} onClose={close} />}
      {open === 'incident' && <IncidentPanel frame={frame} onClose={close} />}
      {open === 'lesson' && <LessonPanel form={common.game.form} name={common.game.formName} onClose={close} />}
      {open === 'options' && <OptionsPanel frame={frame} onClose={close} />}
      {open === 'people' && <PeoplePanel frame={frame} onClose={close} />}
      {open === 'settings' && <SettingsPanel onClose={close} />}
    </>
  )
}
