import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { notLoaded, Trouble } from './trouble.tsx'

/** A part of the page that is loaded when it is first shown; if it cannot be loaded or shown, it says so instead. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> => {
  const Part = lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw notLoaded(cause)
    }
  })
  return props => {
    const [tries, setTries] = useState(0)
    return (
      <Trouble key={tries} onAgain={() => setTries(tries + 1)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Trouble>
    )
  }
}
