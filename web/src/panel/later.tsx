import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Trouble } from './trouble.tsx'

/** A part of the page that is loaded when it is first shown; if it cannot be loaded or shown, it says so instead. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> => {
  const fetched = () => lazy(async () => ({ default: await load() }))
  let Part = fetched()
  return props => {
    const [tries, setTries] = useState(0)
    const again = (): void => {
      // what has failed once is remembered by the lazy part: another one asks anew
      Part = fetched()
      setTries(tries + 1)
    }
    return (
      <Trouble key={tries} onAgain={again}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Trouble>
    )
  }
}
