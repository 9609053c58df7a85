import type { LedgerTexts } from '@cardroom/engine/rulebooks'
import { spoken } from '../words/spoken.ts'

/** What the ledger says in the language of the page, loaded where that isn't English. */
export const ledgerTexts: LedgerTexts | null =
  spoken.language === 'de' ? (await import('./german-ledger.ts')).inGerman : null
