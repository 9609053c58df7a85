import type { Stakes } from '../../../deal/stakes.ts'
import type { Betting, Form, Structure } from '../../../forms/form.ts'
import { numberWords } from '../../../ranking/words.ts'
import { isUnforced } from './street-words.ts'

/** How a form is bet, a sentence or two each. */
export const bettingWords = (form: Form, stakes: Stakes): readonly string[] => {
  if (form.structures.length === 0) return pointsWords(form)
  return [opening(form, stakes), roundsWords(form), sizes(form, stakes), others(form)].filter(it => it !== '')
}

/** The stakes of an example as a heading: "Limit 10-20", "No-limit 5-10". */
export const stakesWords = (form: Form, { structure, lower, upper, blinds, ante }: Stakes): string => {
  if (form.structures.length === 0) return `${lower} a point`
  if (structure === 'limit') return `Limit ${lower}-${upper}`
  const name = STRUCTURE_NAMES[structure]
  return blinds.length > 1 ? `${name} ${blinds.join('-')}` : `${name}, ante ${ante}`
}

/** The structures by the names that stand on a placard. */
export const STRUCTURE_NAMES: Readonly<Record<Structure, string>> = {
  limit: 'Limit',
  spread: 'Spread limit',
  'half-pot': 'Half-pot limit',
  'pot-limit': 'Pot-limit',
  'no-limit': 'No-limit',
}

const roundsOf = ({ streets }: Form): readonly Betting[] =>
  streets.flatMap(({ steps }) => steps).filter(step => step.do === 'bet')

const opening = (form: Form, { ante, bringIn, blinds, lower }: Stakes): string => {
  switch (form.opening) {
    case 'blinds':
      return `Two blinds go in before the cards: here ${blinds[0]} and ${blinds[1]}. To play you call the big blind or raise it.`
    case 'antes':
      return `Everyone antes, here ${ante}, and the first player who wants to opens the betting.`
    case 'bring-in':
      if (isUnforced(form))
        return `Everyone antes, here ${ante}. There’s no bring-in: the highest upcard bets or folds. At limit the lowest upcard brings it in.`
      return form.bringIn?.size === 'lower-or-upper'
        ? `Everyone antes, here ${ante}. The ${form.bringIn.card} upcard must bet the lower or the upper limit, whichever its owner prefers.`
        : `Everyone antes, here ${ante}. The ${form.bringIn?.card ?? 'lowest'} upcard must bring it in for at least ${bringIn}; the next players call that or complete it to ${lower}.`
    case 'button-ante':
      return `There are no blinds: everyone antes ${ante}, and the button twice as much.`
    case 'bomb-pot':
      return `It’s a bomb pot: everyone antes ${ante}, and there’s no betting before the flop.`
    case 'nothing':
      return ''
  }
}

const roundsWords = (form: Form): string => {
  const count = roundsOf(form).length
  return `There ${count === 1 ? 'is one round' : `are ${numberWords(count)} rounds`} of betting. You may check and raise later in the same round.`
}

const sizes = (form: Form, { structure, lower, upper }: Stakes): string => {
  const rounds = roundsOf(form)
  const low = rounds.filter(({ tier }) => tier !== 'upper').length
  switch (structure) {
    case 'limit':
      if (low === rounds.length) return `At limit every bet and every raise is ${lower}.`
      return `At limit bets and raises are ${lower} ${low === 1 ? 'in the first round' : `in the first ${numberWords(low)} rounds`} and ${upper} after that. The number of raises is capped.`
    case 'pot-limit':
      return 'At pot-limit the most you can bet is what’s in the pot. To raise, count your call in first.'
    case 'no-limit':
      return 'At no-limit you can bet any amount up to all your chips. A raise is at least as large as the bet or raise before it.'
    case 'half-pot':
      return 'At half-pot limit the most you can bet is half of what’s in the pot.'
    case 'spread':
      return 'At spread limit you bet any amount between the two limits.'
  }
}

const others = ({ structures }: Form): string => {
  const [usual, ...more] = structures
  const names = more.filter(it => it !== 'half-pot' && it !== 'spread').map(it => STRUCTURE_NAMES[it].toLowerCase())
  if (usual === undefined || names.length === 0) return ''
  return `Usually played ${STRUCTURE_NAMES[usual].toLowerCase()}, also ${names.join(' and ')}.`
}

const pointsWords = ({ rows }: Form): readonly string[] => {
  if (rows === undefined) return []
  return [
    'There’s no betting. Each player compares hands with each of the others, row by row.',
    `Each row you win is worth ${rows.point === 1 ? 'a point' : `${numberWords(rows.point)} points`} from that opponent${rows.scoop > 0 ? `, and winning all of them ${numberWords(rows.scoop)} more` : ''}.`,
    'The table says what a point is worth in chips, and nobody can lose more than they have in front of them.',
  ]
}
