import type { Card } from '@cardroom/room/protocol'
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import styles from './own-rows.module.css'

/** How far a pointer goes before it drags and no longer taps. */
const FAR = 8

type Drag = {
  readonly card: Card
  readonly from: readonly [number, number]
  readonly at: readonly [number, number]
  readonly moving: boolean
}

/** Drags cards by mouse, pen or finger into what is marked with `data-row`. */
export const useCardDrag = (
  drop: (card: Card, row: number) => void,
): { readonly start: (event: ReactPointerEvent<HTMLElement>, card: Card) => void; readonly ghost: ReactNode } => {
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(() => {
    if (drag === null) return undefined
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const far = Math.hypot(clientX - drag.from[0], clientY - drag.from[1]) > FAR
      setDrag({ ...drag, at: [clientX, clientY], moving: drag.moving || far })
    }
    const end = ({ clientX, clientY }: PointerEvent): void => {
      setDrag(null)
      if (!drag.moving) return
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')?.dataset.row
      if (row !== undefined) drop(drag.card, Number(row))
    }
    const stop = (): void => setDrag(null)
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', stop)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', stop)
    }
  }, [drag, drop])
  return {
    start: ({ clientX, clientY, currentTarget, pointerId }, card) => {
      // a finger on a card is not kept by it: the card under the finger at the end counts
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
      setDrag({ card, from: [clientX, clientY], at: [clientX, clientY], moving: false })
    },
    ghost:
      drag?.moving === true ? (
        <span className={styles.ghost} style={{ left: drag.at[0], top: drag.at[1] }} aria-hidden="true">
          <PlayingCard card={drag.card} size="l" />
        </span>
      ) : null,
  }
}
