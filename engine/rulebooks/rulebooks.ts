import { home } from './home.ts'
import { robert } from './robert.ts'
import type { BookId } from './rule-id.ts'
import type { Rulebook } from './rulebook.ts'
import { uspa } from './uspa.ts'
import { web } from './web.ts'
import { wsop } from './wsop.ts'

/** The five books by their ids. */
export const rulebooks: Readonly<Record<BookId, Rulebook>> = { rrp: robert, uspa, hpt: home, web, wsop }
