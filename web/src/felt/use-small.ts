import { useSyncExternalStore } from 'react'

/** Windows in which the size of a bet has no room beside the table until it is asked for. */
const SMALL = '(max-width: 1079px) and (min-height: 521px), (max-height: 379px)'

/** Whether the window is that small; asked again when it is turned or resized. */
export const useSmall = (): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(SMALL)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(SMALL).matches,
  )
