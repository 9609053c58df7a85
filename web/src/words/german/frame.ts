import type { frame as english } from '../english/frame.ts'
import type { WithGaps } from '../gaps.ts'

/** The frame of the lobby's pages: the bar above, and the tabs below on a phone. */
export const frame: WithGaps<typeof english> = {
  areas: 'Bereiche',
  play: 'Spielen',
  tournaments: 'Turniere',
  floor: 'Floor',
  rules: 'Regeln',
  you: 'Du',
  results: 'Ergebnisse',
  statistics: 'Statistik',
  hands: 'Gespielte Hände',
  nothingYet: 'Hier ist noch nichts',
  light: 'Hell machen',
  dark: 'Dunkel machen',
  skip: 'Zum Inhalt springen',
  find: 'Spiel oder Regel suchen',
}
