import type { preferences as english } from '../english/preferences.ts'
import type { WithGaps } from '../gaps.ts'

/** What you choose for yourself at a table, as the menu offers it. */
export const preferences: WithGaps<typeof english> = {
  title: 'Deine Wahl an diesem Tisch',
  of: {
    'run-it': {
      label: 'So oft austeilen, wenn alle All-in sind und zustimmen',
      values: ['einmal', 'zweimal', 'dreimal'],
    },
    chop: { label: 'Blinds zurücknehmen (Chop), wenn alle anderen folden' },
    'ask-to-show': { label: 'Vor dem Zeigen einer Gewinnerhand fragen' },
    'auto-muck': { label: 'Verlorene Hände beim Showdown mucken' },
    'show-all-in': { label: 'Meine Hand zeigen, wenn alle All-in sind und zustimmen' },
    'post-blinds': { label: 'Blinds automatisch setzen' },
    'sit-out-at-blind': { label: 'Beim nächsten Big Blind aussetzen' },
    avatar: { label: 'Dein Avatar' },
  },
}
