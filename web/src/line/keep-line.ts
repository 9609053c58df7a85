import { type FromRoom, type Message, PROTOCOL } from '@cardroom/room/protocol'
import { hearRoomTime } from '../clock/room-time.ts'
import { spoken } from '../words/spoken.ts'
import { watchPulse } from './pulse.ts'

/** What is done when a line is up, when something comes over it, and when it is lost. */
export type Hearing = {
  readonly opened: () => void
  readonly heard: (message: FromRoom) => void
  readonly lost: () => void
}

/** A line to the room that is called again whenever it is lost. */
export type KeptLine = {
  /** Says something if the line is up; otherwise nothing is said. */
  readonly say: (message: Message) => void
  /** Calls again at once: the room knows this page's person by another name now. */
  readonly callAgain: () => void
  readonly hangUp: () => void
}

/** How long it waits before it calls again, in milliseconds: twice as long each time. */
const FIRST_WAIT = 250
/** The room speaks another protocol than this page, which is older or newer: trying again would change nothing. */
const OTHER_PROTOCOL = 4426

/** Calls the room, and calls again after every loss, after `longest` milliseconds at most. */
export const keepLine = ({ opened, heard, lost }: Hearing, longest: number): KeptLine => {
  let line: WebSocket | null = null
  let isOver = false
  let wait = FIRST_WAIT
  let waiting: ReturnType<typeof setTimeout> | undefined

  const call = (): void => {
    clearTimeout(waiting)
    const called = new WebSocket(addressOfLine())
    const ended = (code: number): void => {
      pulse.stop()
      if (line !== called) return
      line = null
      lost()
      if (isOver || code === OTHER_PROTOCOL) return
      waiting = setTimeout(call, wait)
      wait = Math.min(wait * 2, longest)
    }
    const pulse = watchPulse(called, ended)
    line = called
    called.onopen = () => {
      if (line !== called) return
      wait = FIRST_WAIT
      opened()
    }
    called.onmessage = ({ data }) => {
      if (line !== called) return
      const message: FromRoom = JSON.parse(String(data))
      pulse.heard(message)
      if (message.type === 'hello') hearRoomTime(message.now)
      heard(message)
    }
    called.onclose = ({ code }) => ended(code)
  }
  call()

  const hangUp = (): void => {
    const called = line
    line = null
    called?.close()
  }
  return {
    say: message => {
      if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message))
    },
    callAgain: () => {
      hangUp()
      lost()
      call()
    },
    hangUp: () => {
      isOver = true
      clearTimeout(waiting)
      hangUp()
    },
  }
}

const addressOfLine = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/line?protocol=${PROTOCOL}&language=${spoken.language}`
