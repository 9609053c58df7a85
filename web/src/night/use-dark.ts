import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings/settings.ts'

/** Is the page shown on dark paper, by the settings or by the system? */
export const useDark = (): boolean => {
  const { theme } = useSettings()
  const system = useSyncExternalStore(listen, () => matchMedia(QUERY).matches)
  return theme === 'system' ? system : theme === 'dark'
}

const QUERY = '(prefers-color-scheme: dark)'

const listen = (changed: () => void): (() => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
