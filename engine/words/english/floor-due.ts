import type { Due } from '../../floor/due-now.ts'
import { andList, does, player, type Say, say, whose } from '../say.ts'

/** What the floor has to do next, in a sentence. */
export const dueSay = (due: Due): Say => {
  switch (due.due) {
    case 'table-is-silent':
      return say`Table ${due.table} isn’t responding.`
    case 'may-not-play':
      return MAY_NOT_PLAY[due.why](due)
    case 'move':
      return say`${does(due, 'moves', 'move')} to ${at(due.to)} now.`
    case 'answer-request':
      return say`${does(due, 'wants', 'want')} ${at(due)}.`
    case 'seat-change':
      return say`${does(due, 'changes', 'change')} to ${at(due)}.`
    case 'call-to-main':
      return say`${does(due.mover, 'moves', 'move')} up to the main game.`
    case 'call-name':
      return say`Call ${player(due.next.player)} for ${due.next.game}.`
    case 'pick-up':
      return PICK_UP[due.why](due)
    case 'merge':
      return say`Table ${due.table} fits into the main game.`
    case 'start-game':
      return say`Open a table for ${due.game}.`
    case 'collect-time':
      return say`Time is due at table ${due.table}.`
    case 'push-dealer':
      return say`${due.dealer} is due for a push at table ${due.table}.`
  }
}

type PickUpDue = Extract<Due, { readonly due: 'pick-up' }>

const PICK_UP: { readonly [W in PickUpDue['why']]: (due: PickUpDue) => Say } = {
  'too-long': due => say`${does(due, 'has', 'have')} been away ${count(due.away, 'minute')}.`,
  'absent-buttons': due => say`${does(due, 'has', 'have')} a missed-blind button and enough absent buttons.`,
  'second-man-walking': due => say`${does(due, 'was', 'were')} second to walk and missed a blind.`,
}

type ShutOut = Extract<Due, { readonly due: 'may-not-play' }>

const MAY_NOT_PLAY: { readonly [W in ShutOut['why']]: (due: ShutOut) => Say } = {
  barred: due => say`${does(due, 'is', 'are')} barred and still seated.`,
  excluded: due => say`${does(due, 'sits', 'sit')} in a game after self-excluding.`,
  'under-age': due => say`${does(due, 'is', 'are')} under age and still seated.`,
}

/** What else is worth knowing about it. */
export const dueMore = (due: Due): Say | null => {
  switch (due.due) {
    case 'move':
      return say`From table ${due.table} to ${at(due.to)}.`
    case 'call-to-main':
      return say`From ${at(due.mover.from)} to ${at(due.mover.to)}.`
    case 'call-name': {
      const { skipped } = due.next
      const over =
        skipped.length === 0 ? '' : say` Passed over for now: ${andList(skipped.map(it => player(it.player)))}.`
      return say`${at(due.next, true)} is open.${over}`
    }
    case 'may-not-play':
      return due.inDeal
        ? say`${at(due, true)}: let the hand finish, then cash them out.`
        : say`${at(due, true)}: no more hands. Cash them out.`
    case 'pick-up':
      return say`Names are waiting for ${whose(due)} seat at table ${due.table}.`
    case 'start-game':
      return say`${count(due.names, 'name')} waiting.`
    case 'collect-time':
      return say`From ${andList(due.players.map(player))}.`
    default:
      return null
  }
}

const at = ({ table, seat }: { readonly table: string; readonly seat: number }, begins = false): string =>
  `${begins ? 'Table' : 'table'} ${table}, seat ${seat}`

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
