import { type RefObject, useLayoutEffect } from 'react'

/** Says on the page how high the buttons stand, so that nothing opens over them. */
export const useDockHeight = (dock: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = dock.current
    if (node === null) return undefined
    const { style } = document.documentElement
    const watching = new ResizeObserver(() => style.setProperty('--dock-height', `${node.offsetHeight}px`))
    watching.observe(node)
    return () => {
      watching.disconnect()
      style.removeProperty('--dock-height')
    }
  }, [dock])
}
