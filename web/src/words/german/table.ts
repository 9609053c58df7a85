import type { table as english } from '../english/table.ts'
import type { WithGaps } from '../gaps.ts'

/** What every page about a table has, and pages that can't be shown. */
export const table: WithGaps<typeof english> = {
  cardroom: 'Cardroom',
  thisTable: 'Dieser Tisch',
  toTable: 'Zurück zum Tisch',
  toLobby: 'Zurück zur Lobby',
  nothingHere: 'Hier ist nichts',
  oldLink: 'Der Link ist alt, oder ein Teil davon fehlt.',
  close: 'Schließen',
  notLoaded:
    'Dieser Teil der Seite konnte nicht geladen werden: Deine Verbindung ist weg, oder der Raum hat eine neuere Seite.',
  notShown: cause => `Dieser Teil der Seite kann nicht gezeigt werden (${cause}).`,
  tryAgain: 'Noch einmal',
  reload: 'Seite neu laden',
  seat: seat => `Platz ${seat}`,
}
