import { useEffect, useState } from 'react'
import { roomTime } from './room-time.ts'

/** The time of the room, twice a second. */
export const useRoomTime = (): number => {
  const [now, setNow] = useState(roomTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(roomTime()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}
