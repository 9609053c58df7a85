import type { TableCard } from '../protocol/frames.ts'
import type { Hosted } from '../tables/hosted.ts'
import { gameShown } from './common-view.ts'

/** What the lobby shows of a table; null once it has ended, and where one comes by invitation alone. */
export const tableCard = ({ id, night, open }: Hosted): TableCard | null => {
  if (night === undefined || night.table.ended || !open) return null
  const { placard, rotation, chairs } = night.table
  const taken = chairs.filter(person => person !== null).length
  return { id, name: placard.name, game: gameShown(placard, rotation.part), chairs: chairs.length, taken }
}
