import type { frame as english } from '../english/frame.ts'
import type { WithGaps } from '../gaps.ts'

/** The frame of the lobby's pages: the bar above, and the tabs below on a phone. */
export const frame: WithGaps<typeof english> = {
  areas: 'Bereiche',
  play: 'Spielen',
  tournaments: 'Turniere',
  floor: 'Floor',
  rules: 'Regeln',
  results: 'Ergebnisse',
  light: 'Hell machen',
  dark: 'Dunkel machen',
  skip: 'Zum Inhalt springen',
}
