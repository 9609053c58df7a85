import type { side as english } from '../english/side.ts'
import type { WithGaps } from '../gaps.ts'

/** Several tables side by side, and the page without a network. */
export const side: WithGaps<typeof english> = {
  title: 'Deine Tische nebeneinander',
  open: 'Nebeneinander',
  about: 'Wähle zwei bis vier deiner Tische.',
  none: 'Du brauchst mindestens zwei Tische. Setz dich zuerst an einen weiteren.',
  show: tables => `${tables} Tische zeigen`,
  lobby: 'Lobby',
  others: 'Andere Tische wählen',
  switchTo: (number, name) => `${number} ${name}`,
  yourTurn: 'du bist dran',
  keys: 'Alt+1 bis Alt+4 wechseln den Tisch.',
  loading: 'Tische werden geladen …',
  offline: 'Du bist offline. Die Tische sind von selbst wieder da, sobald du verbunden bist.',
}
