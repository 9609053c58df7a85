import type { PlayerId } from '../player.ts'
import { subject } from '../work.ts'
import { chooseForm } from './choose-form.ts'

/** What is ordered about the forms of a mix. */
export type MixesOrder =
  /** The player on the button chooses what is played, by its place among the forms of the placard, counted from 0. */
  { readonly type: 'ChooseForm'; readonly player: PlayerId; readonly part: number }

/** What happens with the forms of a mix. */
export type MixesEvent =
  | { readonly type: 'FormChosen'; readonly player: PlayerId; readonly part: number }
  /** Another form has its turn: the button has gone round, its deals are over, or it was chosen. */
  | { readonly type: 'FormTurned'; readonly part: number; readonly why: 'orbit' | 'deals' | 'chosen' }

/** The forms of a mix, in turn or chosen. */
export const mixes = subject<MixesOrder, MixesEvent>({
  orders: { ChooseForm: chooseForm },
  events: {
    FormChosen: (table, { part }) => {
      table.rotation = { ...table.rotation, chosen: part }
    },
    FormTurned: (table, { part }) => {
      table.rotation = { part, deals: 0, from: null, chosen: null }
    },
  },
})
