import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/inter'
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { showSettings } from './settings/settings.ts'

showSettings()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
