import { type RefObject, useEffect } from 'react'

/** Less than this is only the air under the last line. */
const HALF_A_LINE = 9

/** Marks a list while more of it lies under its lower edge, so that it can fade out there. */
export const useMore = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const node = list.current
    if (node === null) return undefined
    const look = (): void => {
      node.toggleAttribute('data-more', node.scrollTop + node.clientHeight < node.scrollHeight - HALF_A_LINE)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(node)
    node.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      node.removeEventListener('scroll', look)
    }
  })
}
