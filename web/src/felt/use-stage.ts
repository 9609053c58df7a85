import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { fit } from '../stage/fit.ts'
import type { OnTable, Stage } from '../stage/stage.ts'

/** The places of everything on the table in the room that an element has; null before it is measured. */
export const useStage = (
  element: RefObject<HTMLElement | null>,
  table: OnTable,
  bare: readonly number[],
): Stage | null => {
  const [size, setSize] = useState<{ readonly w: number; readonly h: number } | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    const measure = (): void => {
      const [w, h] = [node.clientWidth, node.clientHeight]
      setSize(now => (now?.w === w && now.h === h ? now : { w, h }))
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(node)
    return () => watching.disconnect()
  }, [element])
  const { kind, plates, seated, hole, down, up, own, boards, tray, shown, bets, tight } = table
  const without = shown > 0 ? bare.join() : ''
  return useMemo(
    () =>
      size === null || size.w === 0
        ? null
        : fit(
            size.w,
            size.h,
            { kind, plates, seated, hole, down, up, own, boards, tray, shown, bets, tight },
            without === '' ? [] : without.split(',').map(Number),
          ),
    [size, kind, plates, seated, hole, down, up, own, boards, tray, shown, bets, tight, without],
  )
}
