import type { notes as english } from '../english/notes.ts'
import type { WithGaps } from '../gaps.ts'

/** Your notes about other players. */
export const notes: WithGaps<typeof english> = {
  open: name => `Notiz zu ${name}`,
  title: name => `Deine Notiz zu ${name}`,
  label: 'Notiz',
  hint: 'Nur du kannst sie lesen.',
  inRoom: 'Sie bleibt mit deinem Konto im Raum.',
  inBrowser: 'Sie bleibt in diesem Browser. Mit einem Konto bleibt sie im Raum.',
  colour: 'Farbe',
  noColour: 'Keine',
  colours: { red: 'Rot', orange: 'Orange', yellow: 'Gelb', green: 'Grün', blue: 'Blau', purple: 'Lila' },
  left: characters => `noch ${characters} Zeichen`,
  save: 'Notiz speichern',
  remove: 'Notiz löschen',
  marked: (name, colour) => `Notiz zu ${name}, Farbe ${colour}`,
}
