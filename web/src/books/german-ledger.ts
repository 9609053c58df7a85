import differences from '@cardroom/engine/ledger/german/differences.json?raw'
import hpt from '@cardroom/engine/ledger/german/hpt.jsonl?raw'
import rrp from '@cardroom/engine/ledger/german/rrp.jsonl?raw'
import sections from '@cardroom/engine/ledger/german/sections.json?raw'
import uspa from '@cardroom/engine/ledger/german/uspa.jsonl?raw'
import web from '@cardroom/engine/ledger/german/web.jsonl?raw'
import wsop from '@cardroom/engine/ledger/german/wsop.jsonl?raw'
import { BOOKS, type LedgerTexts, ruleTexts } from '@cardroom/engine/rulebooks'

const texts = { rrp, uspa, hpt, web, wsop } as const

/** What the ledger says in German. */
export const inGerman: LedgerTexts = {
  rules: BOOKS.flatMap(book => ruleTexts(texts[book])),
  sections: JSON.parse(sections) as LedgerTexts['sections'],
  differences: JSON.parse(differences) as LedgerTexts['differences'],
}
