import { type PointerEvent, useEffect, useRef } from 'react'
import { type Carried, pickUp, putBack, useCarry } from './carry.ts'

/** How far a finger goes before it drags, in pixels. */
const DRAGS_FROM = 8

const spotAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]') ?? null

/** Lets a name or a player be dragged to an open seat, or picked up by a tap or the key M. */
export const useGrip = (who: () => Carried) => {
  const from = useRef<{ readonly x: number; readonly y: number; dragging: boolean } | null>(null)
  const over = useRef<HTMLElement | null>(null)
  /** A drag ends with a click on the grip, which means nothing. */
  const skips = useRef(false)
  const mark = (spot: HTMLElement | null): void => {
    over.current?.removeAttribute('data-over')
    over.current = spot
    spot?.setAttribute('data-over', '')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      skips.current = false
      from.current = { x: event.clientX, y: event.clientY, dragging: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
      const start = from.current
      if (start === null) return
      if (!start.dragging && Math.hypot(clientX - start.x, clientY - start.y) < DRAGS_FROM) return
      if (!start.dragging) pickUp(who())
      start.dragging = true
      mark(spotAt(clientX, clientY))
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
      const wasDragging = from.current?.dragging === true
      from.current = null
      mark(null)
      if (!wasDragging) return
      skips.current = true
      const spot = spotAt(clientX, clientY)
      if (spot === null) putBack()
      else spot.click()
    },
    onPointerCancel: (): void => {
      from.current = null
      mark(null)
      putBack()
    },
    // a tap, Enter or the space bar
    onClick: (): void => {
      if (!skips.current && useCarry.getState().carried === null) pickUp(who())
      skips.current = false
    },
  }
}

/** Keys while somebody is carried: arrows go from seat to seat, Escape puts back; M picks up what has the focus. */
export const useCarryKeys = (): void => {
  const { carried } = useCarry()
  useEffect(() => {
    if (carried === null) return undefined
    const spots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-spot]')]
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putBack()
      const step = STEPS.get(event.key)
      if (step === undefined) return
      const all = spots()
      const at = all.findIndex(it => it === document.activeElement)
      all.at(at < 0 ? 0 : (at + step) % all.length)?.focus()
      event.preventDefault()
    }
    spots()[0]?.focus()
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [carried])
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() !== 'm' || !(target instanceof HTMLElement)) return
      target.closest('[data-name]')?.querySelector<HTMLElement>('[data-grip]')?.click()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])
