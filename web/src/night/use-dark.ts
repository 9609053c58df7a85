import { useSyncExternalStore } from 'react'

/** Is the page shown on dark paper? */
export const useDark = (): boolean => useSyncExternalStore(listen, () => matchMedia(QUERY).matches)

const QUERY = '(prefers-color-scheme: dark)'

const listen = (changed: () => void): (() => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
