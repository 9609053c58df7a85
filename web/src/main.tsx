import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/inter'
import './theme.css'
import './settings/felts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './panel/keep-offline.ts'
import { languageOf, showSettings, useSettings } from './settings/settings.ts'
import { speak } from './words/speak.ts'

showSettings()
// the language first: what the other modules take from the texts while they load is in it then
await speak(languageOf(useSettings.getState()))
const { App } = await import('./app.tsx')

const { Offline } = await import('./side/offline.tsx')
const { Notice } = await import('./office/notice.tsx')
const { syncSettings } = await import('./own/sync-settings.ts')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
    <Offline />
    <Notice />
  </StrictMode>,
)

syncSettings()
// an installed page opens without a network, too, and says so
if (matchMedia('(display-mode: standalone)').matches) void keepOffline()
