import type { SoundName } from './sounds-of.ts'

/** A tone: its pitch and shape, when it begins, how long it lasts and how loud it is. */
type Tone = {
  readonly pitch: number
  readonly shape?: OscillatorType
  readonly at?: number
  readonly lasts: number
  readonly loud: number
}
/** A breath of noise through a filter: cards on felt, chips on chips. */
type Noise = { readonly noise: number; readonly at?: number; readonly lasts: number; readonly loud: number }

/** Every sound is short, dry and low. */
const SCORES: Readonly<Record<SoundName, readonly (Tone | Noise)[]>> = {
  card: [{ noise: 2600, lasts: 0.07, loud: 0.25 }],
  flip: [
    { noise: 1500, lasts: 0.04, loud: 0.22 },
    { noise: 3200, at: 0.045, lasts: 0.05, loud: 0.28 },
  ],
  check: [
    { pitch: 150, shape: 'sine', lasts: 0.07, loud: 0.7 },
    { pitch: 150, shape: 'sine', at: 0.11, lasts: 0.07, loud: 0.6 },
  ],
  chips: [
    { noise: 5200, lasts: 0.035, loud: 0.3 },
    { noise: 4300, at: 0.05, lasts: 0.045, loud: 0.25 },
  ],
  pot: [0, 0.05, 0.11, 0.16].map(at => ({ noise: 4200 + 900 * (at * 10), at, lasts: 0.05, loud: 0.24 })),
  turn: [{ pitch: 587, shape: 'triangle', lasts: 0.42, loud: 0.3 }],
  hurry: [
    { pitch: 880, shape: 'square', lasts: 0.03, loud: 0.12 },
    { pitch: 880, shape: 'square', at: 0.16, lasts: 0.03, loud: 0.12 },
  ],
  chat: [{ noise: 900, lasts: 0.05, loud: 0.3 }],
  win: [
    { pitch: 523, shape: 'triangle', lasts: 0.22, loud: 0.28 },
    { pitch: 784, shape: 'triangle', at: 0.16, lasts: 0.4, loud: 0.28 },
  ],
}

/** How loud everything is together: modest. */
const VOLUME = 0.35

let context: AudioContext | null = null

/** Plays a sound; a browser that lets nobody hear anything before the first tap stays silent until then. */
export const play = (name: SoundName): void => {
  context ??= new AudioContext()
  if (context.state === 'suspended') {
    void context.resume()
    if (!navigator.userActivation?.hasBeenActive) return
  }
  playOn(context, name)
}

/** Plays a sound on what makes it heard, or kept. */
export const playOn = (audio: BaseAudioContext, name: SoundName): void => {
  for (const part of SCORES[name]) sound(audio, part)
}

const sound = (audio: BaseAudioContext, part: Tone | Noise): void => {
  const start = audio.currentTime + (part.at ?? 0)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(part.loud * VOLUME, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts)
  gain.connect(audio.destination)
  const source = 'noise' in part ? noiseSource(audio, part, gain) : toneSource(audio, part, gain)
  source.start(start)
  source.stop(start + part.lasts)
}

const toneSource = (audio: BaseAudioContext, { pitch, shape = 'sine' }: Tone, to: AudioNode): OscillatorNode => {
  const source = audio.createOscillator()
  source.type = shape
  source.frequency.value = pitch
  source.connect(to)
  return source
}

const noiseSource = (audio: BaseAudioContext, { noise, lasts }: Noise, to: AudioNode): AudioBufferSourceNode => {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = noise
  filter.Q.value = 1.1
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(filter)
  filter.connect(to)
  return source
}
