import type { EntryWish } from '@cardroom/engine/table'
import { chips, type Does, does, type Say, say } from '@cardroom/engine/words'
import type { LiveEntry } from '../../table/state/live-entry.ts'

/** An entry at a table of real cards, as part of a sentence: `Ann geht auf 40`, `die Karten sind ausgeteilt`. */
export const liveEntrySay = (entry: LiveEntry): Say => {
  switch (entry.type) {
    case 'seat':
      return say`${{ name: entry.name }} nimmt Platz ${String(entry.seat)}`
    case 'rebuy':
      return say`${does(entry.who, 'kauft', 'kaufst')} ${chips(entry.chips)}`
    case 'count':
      return say`${does(entry.who, 'hat', 'hast')} ${chips(entry.chips)}`
    case 'leave':
      return say`${does(entry.who, 'geht', 'gehst')}`
    case 'away':
      return say`${does(entry.who, 'setzt', 'setzt')} aus`
    case 'back':
      return say`${does(entry.who, 'ist zurück', 'bist zurück')}`
    case 'entry':
      return say`${does(entry.who, ENTRY_WORDS[entry.wish][0], ENTRY_WORDS[entry.wish][1])}`
    case 'act':
      return actSay(entry)
    case 'run':
      return say`das Board läuft ${entry.times === 2 ? 'zweimal' : 'dreimal'}`
    case 'in-words':
      return [entry.words]
    default:
      return [THINGS[entry.type]]
  }
}

/** What a player did, as the dealer would say it. */
const actSay = ({ who, act }: Extract<LiveEntry, { readonly type: 'act' }>): Say => {
  switch (act.type) {
    case 'Fold':
      return say`${does(who, 'foldet', 'foldest')}`
    case 'Check':
      return say`${does(who, 'checkt', 'checkst')}`
    case 'Call':
      return say`${does(who, 'callt', 'callst')}`
    case 'Wager':
      return say`${does(who, 'geht auf', 'gehst auf')} ${chips(act.to)}`
    case 'BringIn':
      return say`${does(who, 'macht das Bring-in mit', 'machst das Bring-in mit')} ${chips(act.to)}`
    case 'Kill':
      return say`${does(who, 'killt für', 'killst für')} ${chips(act.to)}`
    case 'DeclareOpen':
      return say`${does(who, 'erklärt', 'erklärst')} den Pot für eröffnet`
    case 'TurnUp':
      return act.turn
        ? say`${does(who, 'deckt', 'deckst')} eine Karte auf`
        : say`${does(who, 'lässt', 'lässt')} die Karte verdeckt`
    case 'Draw':
      if (act.cards === 0) return say`${does(who, 'bleibt', 'bleibst')} pat`
      return say`${does(who, 'zieht', 'ziehst')} ${String(act.cards)}`
  }
}

const THINGS = {
  deal: 'eine neue Hand',
  dealt: 'die Karten sind ausgeteilt',
  chop: 'die Blinds sind geteilt',
  push: 'die Pots sind geschoben',
  incident: 'ein Vorfall',
  ruling: 'eine Entscheidung',
  correction: 'eine Berichtigung im Kassenbuch',
  host: 'was der Gastgeber getan hat',
} as const satisfies Partial<Record<LiveEntry['type'], string>>

const ENTRY_WORDS: Readonly<Record<EntryWish, Does>> = {
  wait: ['wartet auf den Big Blind', 'wartest auf den Big Blind'],
  post: ['setzt den Blind', 'setzt den Blind'],
  'buy-the-button': ['kauft den Button', 'kaufst den Button'],
  kill: ['setzt einen Kill', 'setzt einen Kill'],
  'kill-next': ['killt die nächste Hand', 'killst die nächste Hand'],
  straddle: ['straddlet', 'straddlest'],
  'at-once': ['steigt sofort ein', 'steigst sofort ein'],
  'let-button-pass': ['lässt den Button vorbei', 'lässt den Button vorbei'],
}
