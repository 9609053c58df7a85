/** Where progress is shown: a terminal, of which we need to know no more than this. */
export type Screen = {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** A bar that grows while something long goes on. */
export type Progress = {
  readonly at: (done: number) => void
  /** Takes the bar off the screen. */
  readonly clear: () => void
}

/** A progress bar for people at a terminal; in a pipe or a file nothing at all is written. */
export const progressBar = (
  total: number,
  what: string,
  screen: Screen = process.stderr,
  now: () => number = () => performance.now(),
): Progress => {
  if (screen.isTTY !== true) return { at: () => undefined, clear: () => undefined }
  const began = now()
  let shownAt = began - EVERY
  let shown = false
  return {
    at: done => {
      if (now() - shownAt < EVERY) return
      shownAt = now()
      shown = true
      const line = progressLine(done, total, what, (shownAt - began) / 1000)
      screen.write(`\r${line.slice(0, (screen.columns || 80) - 1)}${WIPE}`)
    },
    clear: () => {
      if (shown) screen.write(`\r${WIPE}`)
      shown = false
    },
  }
}

/** How far it is, how fast it goes and how long it will take. */
export const progressLine = (done: number, total: number, what: string, seconds: number): string => {
  const part = total === 0 ? 1 : Math.min(1, done / total)
  const full = Math.round(part * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  const rate = seconds > 0 ? done / seconds : 0
  const left = rate > 0 ? `, ${timeWords((total - done) / rate)} left` : ''
  const percent = `${Math.floor(part * 100)}%`.padStart(4)
  return `${bar} ${percent}  ${grouped(done)} of ${grouped(total)} ${what}, ${grouped(rate)}/s${left}`
}

/** A number as people read it: 12,345. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en-US')

/** How many there are of something: "1 hand", "1,200 hands". */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : more}`

const timeWords = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

/** Milliseconds between two drawings: quick enough to look alive, slow enough to cost nothing. */
const EVERY = 100
const WIDTH = 16
/** Wipes what is left of an older, longer line. */
const WIPE = '\u001b[K'
