import type { Preference } from '@cardroom/room/protocol'

type Words = { readonly label: string; readonly values?: readonly string[] }

/** What you choose for yourself at a table, as the menu offers it. */
export const preferences = {
  title: 'Your preferences at this table',
  of: {
    'run-it': {
      label: 'Run it when everybody is all-in and agrees',
      values: ['once', 'twice', 'three times'],
    },
    chop: { label: 'Chop the blinds when everybody else folds' },
    'ask-to-show': { label: 'Ask me before showing a winning hand' },
    'auto-muck': { label: 'Muck my losing hands at the showdown' },
    'show-all-in': { label: 'Show my hand when everybody is all-in and agrees' },
    'post-blinds': { label: 'Post my blinds automatically' },
    'sit-out-at-blind': { label: 'Sit out at the next big blind' },
    avatar: { label: 'Your avatar' },
  } satisfies Readonly<Record<Preference, Words>> as Readonly<Record<Preference, Words>>,
}
