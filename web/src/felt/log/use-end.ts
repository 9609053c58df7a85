import { type RefObject, useEffect, useRef } from 'react'

/** A list that stays at its end while more comes. */
export const useEnd = (last: number | string | undefined): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return list
}
