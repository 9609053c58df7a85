/** What a clock sounds: a new level, a break, the last minute. */
export type Chime = 'level' | 'break' | 'minute'

/** The notes of each, in hertz: low and short, one after another. */
const NOTES: Readonly<Record<Chime, readonly number[]>> = {
  level: [392, 523.25, 659.25],
  break: [523.25, 392],
  minute: [440],
}

let player: AudioContext | null = null

/** Browsers are silent until somebody has tapped the page: a tap on the switch for sound wakes them. */
export const wakeSound = (): void => {
  player ??= new AudioContext()
  void player.resume()
}

/** Sounds it, if sound was switched on. */
export const chime = (what: Chime): void => {
  if (player === null || player.state !== 'running') return
  const start = player.currentTime + 0.02
  for (const [i, note] of NOTES[what].entries()) sound(player, note, start + i * 0.22)
}

const sound = (context: AudioContext, note: number, at: number): void => {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = note
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.25, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 1)
}
