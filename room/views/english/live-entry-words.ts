import type { EntryWish } from '@cardroom/engine/table'
import { chips, type Does, does, type Say, say } from '@cardroom/engine/words'
import type { LiveEntry } from '../../table/state/live-entry.ts'

/** An entry at a table of real cards, as part of a sentence: `Ann makes it 40`, `the cards are out`. */
export const liveEntrySay = (entry: LiveEntry): Say => {
  switch (entry.type) {
    case 'seat':
      return say`${{ name: entry.name }} takes seat ${String(entry.seat)}`
    case 'rebuy':
      return say`${does(entry.who, 'buys', 'buy')} ${chips(entry.chips)}`
    case 'count':
      return say`${does(entry.who, 'has', 'have')} ${chips(entry.chips)}`
    case 'leave':
      return say`${does(entry.who, 'leaves', 'leave')}`
    case 'away':
      return say`${does(entry.who, 'sits out', 'sit out')}`
    case 'back':
      return say`${does(entry.who, 'is back', 'are back')}`
    case 'entry':
      return say`${does(entry.who, ENTRY_WORDS[entry.wish][0], ENTRY_WORDS[entry.wish][1])}`
    case 'act':
      return actSay(entry)
    case 'run':
      return say`run it ${entry.times === 2 ? 'twice' : 'three times'}`
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
      return say`${does(who, 'folds', 'fold')}`
    case 'Check':
      return say`${does(who, 'checks', 'check')}`
    case 'Call':
      return say`${does(who, 'calls', 'call')}`
    case 'Wager':
      return say`${does(who, 'makes it', 'make it')} ${chips(act.to)}`
    case 'BringIn':
      return say`${does(who, 'brings it in for', 'bring it in for')} ${chips(act.to)}`
    case 'Kill':
      return say`${does(who, 'kills it for', 'kill it for')} ${chips(act.to)}`
    case 'DeclareOpen':
      return say`${does(who, 'declares', 'declare')} the pot open`
    case 'TurnUp':
      return act.turn ? say`${does(who, 'turns', 'turn')} a card up` : say`${does(who, 'keeps', 'keep')} the card down`
    case 'Draw':
      if (act.cards === 0) return say`${does(who, 'stands pat', 'stand pat')}`
      return say`${does(who, 'draws', 'draw')} ${String(act.cards)}`
  }
}

const THINGS = {
  deal: 'a new hand',
  dealt: 'the cards are out',
  chop: 'the blinds are chopped',
  push: 'the pots are pushed',
  incident: 'an incident',
  ruling: 'a ruling',
  correction: 'a ledger adjustment',
  host: 'what the host did',
} as const satisfies Partial<Record<LiveEntry['type'], string>>

const ENTRY_WORDS = {
  wait: ['waits for the big blind', 'wait for the big blind'],
  post: ['posts', 'post'],
  'buy-the-button': ['buys the button', 'buy the button'],
  kill: ['posts a kill', 'post a kill'],
  'kill-next': ['kills the next hand', 'kill the next hand'],
  straddle: ['straddles', 'straddle'],
  'at-once': ['comes in at once', 'come in at once'],
  'let-button-pass': ['lets the button pass', 'let the button pass'],
} as const satisfies Readonly<Record<EntryWish, Does>>
