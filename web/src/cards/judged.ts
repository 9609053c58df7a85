import { createContext } from 'react'

/** At the showdown: the cards that win what is being announced; null while nothing is judged. */
export const Judged = createContext<ReadonlySet<string> | null>(null)
