import type { house as english } from '../english/house.ts'
import type { WithGaps } from '../gaps.ts'
import { counted } from './listed.ts'

/** The rulebooks side by side. */
export const house: WithGaps<typeof english> = {
  filters: { all: 'Alle Punkte', differ: 'Nur wo Bücher abweichen', ours: 'Nur Hausregeln' },
  title: 'Hausregeln',
  notShown: 'Diese Regeln können nicht gezeigt werden',
  printed: 'Bücher, die unter einem Punkt nicht stehen, sagen dasselbe oder nichts.',
  book: 'Buch',
  search: 'Suchen',
  searchFor: 'odd chip, straddle, wsop/152 …',
  which: 'Welche Punkte',
  print: 'Drucken',
  points: count => counted(count, 'Punkt', 'Punkte'),
  loading: 'Die Bücher werden geladen …',
  asPrinted: 'So, wie das Buch es hat. Wo es schweigt, steht das Buch dabei, das antwortet.',
  departs: (book, count) => `${book}, mit ${counted(count, 'eigenen Hausregel', 'eigenen Hausregeln')}.`,
  tag: 'Haus',
  bookSays: (note, says) => `${note} Das Buch: ${says}.`,
  silentSo: book => `Das Buch schweigt: ${book} antwortet.`,
  silent: 'schweigt',
  edition: (number, on, by, seal) => `Ausgabe ${number} vom ${on}, unterschrieben von ${by} (Siegel ${seal}…).`,
}
