/** How you like the page. */
export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'Follow system', light: 'Light', dark: 'Dark' },
  switches: {
    fourColours: ['Four-colour deck', 'Diamonds are blue and clubs green.'],
    confirmMistakes: ['Confirm big mistakes', 'Folding when you can check, or going all-in far over the pot.'],
    handLine: ['Show what you hold', 'A line under your cards names your hand.'],
    sounds: ['Sounds', 'Cards, chips, your turn, and your time running out.'],
    announceClock: ['Announce the last ten seconds', 'For screen readers, on your own turn.'],
    hideTalk: ['Hide chat', 'You see the hand log only.'],
  },
  motion: 'Animations follow your system’s setting.',
}
