/** What the house takes at the tables of a game. */
export const houseTakes = {
  title: 'The house takes, where the room deals',
  ways: {
    none: 'Nothing',
    rake: 'Rake: 10% of each pot',
    drop: 'Drop from each pot',
    'button-drop': 'Button drop',
    time: 'Time, every half hour',
  },
  amounts: {
    rake: 'At most, chips a pot',
    drop: 'Chips a pot',
    'button-drop': 'Chips a hand',
    time: 'Chips from each player',
  },
}
