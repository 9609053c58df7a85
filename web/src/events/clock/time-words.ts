import { chipsWords, type LevelShown } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'

/** Time left as a clock shows it: `12:41`, and `1:02:41` from an hour on. A part of a second counts as a whole one. */
export const timeWords = (left: number): string => {
  const all = Math.max(0, Math.ceil(left / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const short = `${hours === 0 ? minutes : two(minutes)}:${two(seconds)}`
  return hours === 0 ? short : `${hours}:${short}`
}

const two = (count: number): string => String(count).padStart(2, '0')

/** The blinds of a level: `400 – 800`. */
export const blindsWords = ({ small, big }: Pick<LevelShown, 'small' | 'big'>): string =>
  `${chipsWords(small)} – ${chipsWords(big)}`

/** The ante of a level in words; empty where there is none. */
export const anteWords = ({ ante, antes }: Pick<LevelShown, 'ante' | 'antes'>): string =>
  ante === 0 ? '' : antes === 'each' ? words.ante(chipsWords(ante)) : words.bigBlindAnte(chipsWords(ante))
