import type { TableEvent } from '@cardroom/engine'
import { chipsWords } from '../protocol/chips-words.ts'
import type { Names } from './names.ts'

/** What was said for the next deal, the turns of a mix, and how legs and kills stand; undefined for anything else. */
export const agreedWords = (
  event: TableEvent,
  person: Names['person'],
  forms: readonly string[],
): string | null | undefined => {
  switch (event.type) {
    case 'StraddleSaid':
      return `${person(event.player)} straddles the next deal.`
    case 'StraddleNotTaken':
      return `The straddle of ${person(event.player)} is not taken.`
    case 'KillSaid':
      return `${person(event.player)} kills the next deal.`
    case 'BombPotProposed':
      return `${person(event.player)} wants a bomb pot${event.ante === null ? '' : ` for ${chipsWords(event.ante)}`}.`
    case 'BombPotAnswered':
      return `${person(event.player)} ${event.plays ? 'plays' : 'keeps out of'} the bomb pot.`
    case 'FormChosen':
      return `${person(event.player)} chooses ${forms[event.part] ?? 'the form'}.`
    case 'FormTurned':
      // who has chosen it was told before
      return event.why === 'chosen' ? null : `The form is now ${forms[event.part] ?? 'another'}.`
    case 'LegWon':
      return `${person(event.player)} has a leg up.`
    case 'LegKept':
      return `${person(event.player)} keeps the leg.`
    case 'LegLost':
      return `${person(event.player)} has lost the leg.`
    case 'KillOwed':
      return `${person(event.player)} must kill the next deal for ${chipsWords(event.amount)}.`
    case 'KillMissed':
      return `${person(event.player)} owes a kill.`
    case 'KillReturned':
      return `The kill of ${person(event.player)} goes back.`
    // the deal tells of the post, and of who takes the pot
    case 'KillPosted':
    case 'KilledPotWon':
    case 'KillButtonNeutral':
    case 'KillWaits':
      return null
    default:
      return undefined
  }
}
