import { ask, onNewPerson } from '../line/api.ts'
import { languageOf, readSettings, setSettings, useSettings } from '../settings/settings.ts'
import { isKept, takeOwn } from './own-things.ts'

/** How long nothing more is changed before it is sent to the room, in milliseconds. */
const PAUSE = 800

/** Keeps the settings of somebody with an account in the room, and takes up there what they chose elsewhere. */
export const syncSettings = (): void => {
  let known = ''
  let later: ReturnType<typeof setTimeout> | undefined
  const takeUp = async (): Promise<void> => {
    const own = await takeOwn()
    if (own === null) return
    if (own.settings === null) return void tell()
    const settings = readSettings(own.settings)
    known = JSON.stringify(settings)
    if (known === JSON.stringify(useSettings.getState())) return
    setSettings(settings)
    // another language is spoken when the page is loaded again
    if (languageOf(useSettings.getState()) !== document.documentElement.lang) location.reload()
  }
  const tell = async (): Promise<void> => {
    const text = JSON.stringify(useSettings.getState())
    if (!isKept() || text === known) return
    const answer = await ask('POST /api/me/settings', { body: { settings: text } })
    if (answer.ok) known = text
  }
  useSettings.subscribe(() => {
    clearTimeout(later)
    later = setTimeout(() => void tell(), PAUSE)
  })
  onNewPerson(() => void takeUp())
  void takeUp()
}
