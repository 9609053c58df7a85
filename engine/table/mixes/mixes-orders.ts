import type { PlayerId } from '../player.ts'

/** What is ordered about the forms of a mix. */
export type MixesOrder =
  /** The player on the button chooses what is played, by its place among the forms of the placard from 0 on. */
  { readonly type: 'ChooseForm'; readonly player: PlayerId; readonly part: number }
