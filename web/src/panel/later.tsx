import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadAgain } from './load-again.ts'
import { notLoaded, Trouble } from './trouble.tsx'

/** A part of the page that is loaded when it is first shown; if it cannot be loaded or shown, it says so instead. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> => {
  let failed: { readonly cause: unknown; readonly tries: number } | null = null
  // a part that could not be loaded stays so: to try again takes a new one
  const asked = () =>
    lazy(async () => {
      try {
        return { default: await (failed === null ? load() : loadAgain(load, failed.cause, failed.tries)) }
      } catch (cause) {
        failed = { cause: failed?.cause ?? cause, tries: (failed?.tries ?? 0) + 1 }
        throw notLoaded(cause)
      }
    })
  let Part = asked()
  let tried = 0
  return props => {
    const [tries, setTries] = useState(0)
    const again = (): void => {
      if ((failed?.tries ?? 0) > tried) {
        tried = failed!.tries
        Part = asked()
      }
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
