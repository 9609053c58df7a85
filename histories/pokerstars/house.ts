import type { House } from '@cardroom/engine'

/** The rules of a room online, as far as its histories show them: hands are run again in every pot-limit and no-limit game. */
export const ONLINE: House = {
  name: 'Online poker',
  book: 'wsop',
  overrides: { runItTwiceGames: ['big-bet-games'] },
}
