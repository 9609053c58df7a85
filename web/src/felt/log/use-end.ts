import { type RefObject, useEffect, useRef } from 'react'

/** A list that stays at its end while more comes, and when its size changes, unless its reader has scrolled back. */
export const useEnd = (last: number | string | undefined): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  useEffect(() => {
    const node = list.current
    if (node === null) return undefined
    const look = (): void => {
      isAtEnd.current = node.scrollTop + node.clientHeight >= node.scrollHeight - 2
    }
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) node.scrollTo({ top: node.scrollHeight })
    })
    sizes.observe(node)
    node.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [])
  return list
}
