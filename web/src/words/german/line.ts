import type { line as english } from '../english/line.ts'
import type { WithGaps } from '../gaps.ts'

/** The connection to the room. */
export const line: WithGaps<typeof english> = {
  outOfReach: 'Der Raum ist nicht erreichbar: Deine Verbindung ist weg, oder der Raum startet gerade neu.',
  answered: status => `Der Raum hat mit ${status} geantwortet.`,
  retrying: ' Neuer Versuch …',
  lost: 'Verbindung verloren. Wird neu verbunden …',
}
