let ahead = 0

/** The page hears what the clock of the room shows; its own may go wrong. */
export const hearRoomTime = (now: number): void => {
  ahead = now - Date.now()
}

/** The time as the room has it. */
export const roomTime = (): number => Date.now() + ahead
