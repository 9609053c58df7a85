import type { FromRoom } from '@cardroom/room/protocol'

/** What a line is said to have ended with that ended without a word. */
const SILENT = 1006
/** How often the page looks whether it has heard anything. */
const LOOKS_EVERY = 2000

/**
 * Notices a line that is dead and does not say so, as when a phone changes its network: nothing was heard for as long as
 * the room beats, and a question was not answered either. It is ended then, and a new one is tried.
 */
export const watchPulse = (line: WebSocket, lost: (code: number) => void) => {
  let heartbeat = 20_000
  let last = Date.now()
  let asked = false
  const looking = setInterval(() => {
    if (line.readyState !== WebSocket.OPEN) return
    const silence = Date.now() - last
    if (silence > 1.5 * heartbeat) {
      line.close()
      // on a dead line the closing itself may take minutes
      lost(SILENT)
    } else if (silence > heartbeat && !asked) {
      asked = true
      line.send('{"type":"ping"}')
    }
  }, LOOKS_EVERY)
  return {
    heard: (message: FromRoom): void => {
      last = Date.now()
      asked = false
      if (message.type === 'hello') heartbeat = message.heartbeat
    },
    stop: (): void => clearInterval(looking),
  }
}
