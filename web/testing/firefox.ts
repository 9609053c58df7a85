import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type DrivenBrowser, freePort, onPath } from './driven-browser.ts'

/** What starts Firefox where it is on the path; null where it isn't. */
export const firefoxHere = (): (() => Promise<DrivenBrowser>) | null => {
  const program = onPath('firefox-esr', 'firefox')
  return program === null ? null : () => startFirefox(program)
}

/** Starts Firefox without a window and speaks to it over Marionette, its own remote control. */
const startFirefox = async (program: string): Promise<DrivenBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'cardroom-firefox-'))
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '1280', '--height', '800']
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
  const socket = await reached(port, child)
  const ask = speaking(socket)
  await ask('WebDriver:NewSession', {})
  return {
    go: async url => void (await ask('WebDriver:Navigate', { url })),
    run: async script => (await ask('WebDriver:ExecuteScript', { script, args: [] })).value,
    screenshot: async path => {
      const { value } = await ask('WebDriver:TakeScreenshot', { full: false, hash: false })
      writeFileSync(path, Buffer.from(String(value), 'base64'))
    },
    close: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      socket.destroy()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Firefox takes a while until it listens. */
const reached = async (port: number, child: ChildProcess): Promise<Socket> => {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (open) return socket
    await setTimeout(200)
  }
  throw new Error('Firefox doesn’t answer')
}

type Answer = { readonly value?: unknown }

/** Messages are JSON with their length before it; an answer carries the number of its question. */
const speaking = (socket: Socket) => {
  const waiting = new Map<number, { readonly done: (it: Answer) => void; readonly failed: (why: Error) => void }>()
  let count = 0
  let read = Buffer.alloc(0)
  socket.on('data', data => {
    read = Buffer.concat([read, data])
    for (;;) {
      const colon = read.indexOf(':')
      const length = colon < 0 ? Number.NaN : Number(read.subarray(0, colon).toString())
      if (Number.isNaN(length) || read.length < colon + 1 + length) return
      const message: unknown = JSON.parse(read.subarray(colon + 1, colon + 1 + length).toString())
      read = read.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { message: string } | null, Answer]
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error === null) asked?.done(result)
      else asked?.failed(new Error(error.message))
    }
  })
  return (command: string, sent: object): Promise<Answer> =>
    new Promise((done, failed) => {
      const id = ++count
      waiting.set(id, { done, failed })
      const text = JSON.stringify([0, id, command, sent])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
