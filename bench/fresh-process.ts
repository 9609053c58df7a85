import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A script of this folder. */
export const beside = (script: string): string => new URL(script, import.meta.url).pathname

/** The best speed, in things a second, that a process of its own reports before it ends or is silent for too long. */
export const bestInProcess = async (
  script: string,
  milliseconds: number,
  ...how: readonly string[]
): Promise<number> => {
  const child = spawn(process.execPath, [script, String(milliseconds), ...how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = setTimeout(() => child.kill('SIGKILL'), milliseconds + 5000)
  let speed = 0
  for await (const line of createInterface({ input: child.stdout })) speed = Math.max(speed, JSON.parse(line).best)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(stop)
  if (speed === 0) throw new Error(`${script} reported nothing`)
  return speed
}
