import { useEffect, useState } from 'react'
import { onceLanded } from '../motion/flights.ts'
import { roomTime } from './room-time.ts'

/** The time of the room, twice a second; not while something flies over the felt. */
export const useRoomTime = (): number => {
  const [now, setNow] = useState(roomTime())
  useEffect(() => {
    const timer = setInterval(() => onceLanded(() => setNow(roomTime())), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}
