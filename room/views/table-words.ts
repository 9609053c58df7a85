import type { TableEvent } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { chipsWords } from '../protocol/chips-words.ts'
import { agreedWords } from './agreed-words.ts'
import type { Names } from './names.ts'

/** What has happened at the table between deals, in a sentence, by whose order if the host's, with the forms of the placard by name; null for what needs no words. */
export const tableWords = (
  event: TableEvent,
  { person }: Names,
  forms: readonly string[],
  by?: PlayerId,
): string | null => {
  const agreed = agreedWords(event, person, forms)
  if (agreed !== undefined) return agreed
  switch (event.type) {
    case 'TableOpened':
      return `The table is open: ${event.placard.parts.map(({ form }) => form.name).join(', ')}.`
    case 'SeatTaken':
      return `${person(event.player)} takes seat ${event.seat}.`
    case 'BoughtIn':
      return `${person(event.player)} buys ${chipsWords(event.chips)} in chips.`
    case 'WalkedAway':
      return `${person(event.player)} sits out.`
    case 'CameBack':
      return `${person(event.player)} is back.`
    case 'ClockCalled': {
      const { by, player, from, ends } = event.clock
      const who = by === 'floor' ? 'The floor' : person(by)
      return `${who} calls the clock on ${person(player)}: ${Math.round((ends - from) / 1000)} seconds.`
    }
    case 'ClockRanOut':
      return `The clock on ${person(event.player)} has run out.`
    case 'LeavingSaid':
      if (by !== undefined && by !== event.player) return `${person(by)} sends ${person(event.player)} away.`
      return `${person(event.player)} ${event.gone ? 'has got up' : 'gets up when the deal is over'}.`
    case 'CashedOut': {
      const sent = by !== undefined && by !== event.player && event.why === 'left'
      return `${person(event.player)} cashes out ${chipsWords(event.chips)}${sent ? `, sent away by ${person(by)}` : ''}.`
    }
    case 'TableClosed':
      return 'The night is over at this table.'
    case 'CollectionTaken':
      return `The house takes ${event.from.map(({ player, chips }) => `${chipsWords(chips)} from ${person(player)}`).join(', ')}.`
    case 'ButtonDrawn':
      return 'The button is drawn for.'
    case 'HeldCameIn':
      return event.chips === 0 ? null : `The ${chipsWords(event.chips)} that ${person(event.player)} bought play now.`
    case 'SeatChanged':
      return `${person(event.player)} moves from seat ${event.from} to seat ${event.seat}.`
    case 'BlindsMissed':
      return `The blinds have gone by ${person(event.player)}.`
    case 'CameIn': {
      const posts = [
        event.live > 0 ? `${chipsWords(event.live)} live` : '',
        event.dead > 0 ? `${chipsWords(event.dead)} dead` : '',
      ].filter(part => part !== '')
      return `${person(event.player)} comes in${posts.length === 0 ? '' : ` and posts ${posts.join(', ')}`}.`
    }
    case 'DealCalled':
    case 'DealRecorded':
    case 'TimePooled':
    // how one wishes to come in is one's own business
    case 'EntryChosen':
      return null
    default:
      return plain(event, person)
  }
}

/** An event without a sentence of its own: who, and its name in words. */
const plain = (event: TableEvent, person: Names['person']): string => {
  const { player } = event as { readonly player?: string }
  const words = event.type.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return player === undefined ? `${words}.` : `${person(player)}: ${words.toLowerCase()}.`
}
