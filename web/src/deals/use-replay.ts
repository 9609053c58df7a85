import { useEffect, useState } from 'react'

/** Where you are in a hand, and the ways to go from there. */
export type Replay = {
  readonly at: number
  readonly playing: boolean
  readonly go: (to: number) => void
  readonly play: (playing: boolean) => void
}

/** A calm pace: how long a step stays when the deal plays by itself, in milliseconds. */
const PACE = 1400

/** Steps through a deal: by arrows, Home and End, and by itself with the space bar. */
export const useReplay = (steps: number): Replay => {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const last = Math.max(0, steps - 1)
  const go = (to: number): void => {
    setPlaying(false)
    setAt(Math.min(last, Math.max(0, to)))
  }
  const play = (on: boolean): void => {
    // at the end it starts over
    if (on && at >= last) setAt(0)
    setPlaying(on)
  }
  useEffect(() => {
    if (!playing) return undefined
    if (at >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [playing, at, last])
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (to !== undefined) go(to)
      else if (event.key === ' ' && !isPressable(event.target)) play(!playing)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return { at, playing, go, play }
}

/** The space bar presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement
