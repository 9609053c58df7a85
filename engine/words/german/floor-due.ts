import type { Due } from '../../floor/due-now.ts'
import { does, type Say, say } from '../say.ts'
import { und, wem, wen } from './voice.ts'

/** What is due on a floor, in a sentence. */
export const dueSay = (due: Due): Say => {
  switch (due.due) {
    case 'table-is-silent':
      return say`Tisch ${due.table} antwortet nicht.`
    case 'may-not-play':
      return MAY_NOT_PLAY[due.why](due)
    case 'move':
      return say`${does(due, 'wechselt', 'wechselst')} jetzt an ${at(due.to)}.`
    case 'answer-request':
      return say`${does(due, 'will', 'willst')} ${at(due)}.`
    case 'seat-change':
      return say`${does(due, 'wechselt', 'wechselst')} auf ${at(due)}.`
    case 'call-to-main':
      return say`${does(due.mover, 'rückt', 'rückst')} ins Hauptspiel auf.`
    case 'call-name':
      return say`Ruf ${wen({ player: due.next.player })} für ${due.next.game}.`
    case 'pick-up':
      return PICK_UP[due.why](due)
    case 'merge':
      return say`Tisch ${due.table} passt ins Hauptspiel.`
    case 'start-game':
      return say`Öffne einen Tisch für ${due.game}.`
    case 'collect-time':
      return say`An Tisch ${due.table} ist die Zeit fällig.`
    case 'push-dealer':
      return say`${due.dealer} ist an Tisch ${due.table} abzulösen.`
  }
}

type PickUpDue = Extract<Due, { readonly due: 'pick-up' }>

const PICK_UP: { readonly [W in PickUpDue['why']]: (due: PickUpDue) => Say } = {
  'too-long': due => say`${does(due, 'ist', 'bist')} seit ${due.away === 1 ? '1 Minute' : `${due.away} Minuten`} weg.`,
  'absent-buttons': due => say`${does(due, 'hat', 'hast')} einen verpassten Blind und genug Abwesenheits-Buttons.`,
  'second-man-walking': due => say`${does(due, 'ging', 'gingst')} als Zweiter, mit verpasstem Blind.`,
}

type ShutOut = Extract<Due, { readonly due: 'may-not-play' }>

const MAY_NOT_PLAY: { readonly [W in ShutOut['why']]: (due: ShutOut) => Say } = {
  barred: due => say`${does(due, 'hat', 'hast')} Hausverbot und sitzt noch.`,
  excluded: due => say`${does(due, 'ist', 'bist')} selbst gesperrt und sitzt noch.`,
  'under-age': due => say`${does(due, 'ist', 'bist')} zu jung und sitzt noch.`,
}

/** What else is worth knowing about it. */
export const dueMore = (due: Due): Say | null => {
  switch (due.due) {
    case 'move':
      return say`Von Tisch ${due.table} an ${at(due.to)}.`
    case 'call-to-main':
      return say`Von ${at(due.mover.from)} an ${at(due.mover.to)}.`
    case 'call-name': {
      const { skipped } = due.next
      const over =
        skipped.length === 0 ? '' : say` Vorerst übergangen: ${und(skipped.map(it => wem({ player: it.player })))}.`
      return say`${at(due.next)} ist frei.${over}`
    }
    case 'may-not-play':
      return due.inDeal
        ? say`${at(due)}: erst die Hand zu Ende spielen, dann auszahlen.`
        : say`${at(due)}: keine Hand mehr. Chips auszahlen.`
    case 'pick-up':
      return say`Auf den Platz von ${wem(due)} an Tisch ${due.table} warten Namen.`
    case 'start-game':
      return say`${due.names === 1 ? '1 Name wartet' : `${due.names} Namen warten`}.`
    case 'collect-time':
      return say`Von ${und(due.players.map(player => wem({ player })))}.`
    default:
      return null
  }
}

const at = ({ table, seat }: { readonly table: string; readonly seat: number }): string =>
  `Tisch ${table}, Platz ${seat}`
