/** Was das Haus an den Tischen eines Spiels nimmt. */
export const houseTakes = {
  title: 'Das Haus nimmt, wo der Raum gibt',
  ways: {
    none: 'Nichts',
    rake: 'Rake: 10 % von jedem Pot',
    drop: 'Drop aus jedem Pot',
    'button-drop': 'Drop vom Button',
    time: 'Zeit, jede halbe Stunde',
  },
  amounts: {
    rake: 'Höchstens, Chips pro Pot',
    drop: 'Chips pro Pot',
    'button-drop': 'Chips pro Hand',
    time: 'Chips von jedem',
  },
}
