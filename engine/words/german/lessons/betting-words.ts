import type { Stakes } from '../../../deal/stakes.ts'
import type { Betting, Form } from '../../../forms/form.ts'
import { isUnforced } from '../../english/lessons/street-words.ts'
import { structureName } from '../names.ts'
import { counted } from '../voice.ts'

/** How a form is bet, a sentence or two each. */
export const bettingWords = (form: Form, stakes: Stakes): readonly string[] => {
  if (form.structures.length === 0) return pointsWords(form)
  return [opening(form, stakes), roundsWords(form), sizes(form, stakes), others(form)].filter(it => it !== '')
}

/** The stakes of an example as a heading: "Limit 10-20", "No-Limit 5-10". */
export const stakesWords = (form: Form, { structure, lower, upper, blinds, ante }: Stakes): string => {
  if (form.structures.length === 0) return `${lower} pro Punkt`
  const name = structureName(structure)
  if (structure === 'limit') return `${name} ${lower}-${upper}`
  return blinds.length > 1 ? `${name} ${blinds.join('-')}` : `${name}, Ante ${ante}`
}

const roundsOf = ({ streets }: Form): readonly Betting[] =>
  streets.flatMap(({ steps }) => steps).filter(step => step.do === 'bet')

const opening = (form: Form, { ante, bringIn, blinds, lower }: Stakes): string => {
  const card = form.bringIn?.card === 'highest' ? 'höchste' : 'niedrigste'
  switch (form.opening) {
    case 'blinds':
      return `Vor den Karten kommen zwei Blinds in den Pot: hier ${blinds[0]} und ${blinds[1]}. Wer mitspielen will, callt den Big Blind oder erhöht.`
    case 'antes':
      return `Alle zahlen eine Ante, hier ${ante}, und wer als Erstes will, eröffnet.`
    case 'bring-in':
      if (isUnforced(form))
        return `Alle zahlen eine Ante, hier ${ante}. Ein Bring-in gibt es nicht: Die höchste offene Karte setzt oder foldet. Bei Limit macht die niedrigste offene Karte das Bring-in.`
      return form.bringIn?.size === 'lower-or-upper'
        ? `Alle zahlen eine Ante, hier ${ante}. Die ${card} offene Karte muss das untere oder das obere Limit setzen, ganz nach Wunsch.`
        : `Alle zahlen eine Ante, hier ${ante}. Die ${card} offene Karte muss das Bring-in machen, mindestens ${bringIn}; die Nächsten callen das oder vervollständigen auf ${lower}.`
    case 'button-ante':
      return `Blinds gibt es nicht: Alle zahlen eine Ante von ${ante}, der Button das Doppelte.`
    case 'bomb-pot':
      return `Das ist ein Bomb Pot: Alle zahlen eine Ante von ${ante}, und vor dem Flop wird nicht gesetzt.`
    case 'nothing':
      return ''
  }
}

const roundsWords = (form: Form): string => {
  const count = roundsOf(form).length
  return `Es gibt ${counted(count)} ${count === 1 ? 'Setzrunde' : 'Setzrunden'}. Du darfst checken und später in derselben Runde erhöhen.`
}

const sizes = (form: Form, { structure, lower, upper }: Stakes): string => {
  const rounds = roundsOf(form)
  const low = rounds.filter(({ tier }) => tier !== 'upper').length
  switch (structure) {
    case 'limit':
      if (low === rounds.length) return `Bei Limit ist jeder Einsatz und jede Erhöhung ${lower}.`
      return `Bei Limit sind Einsätze und Erhöhungen ${low === 1 ? 'in der ersten Runde' : `in den ersten ${counted(low)} Runden`} ${lower}, danach ${upper}. Die Zahl der Erhöhungen ist begrenzt.`
    case 'pot-limit':
      return 'Bei Pot-Limit kannst du höchstens so viel setzen, wie im Pot liegt. Zum Erhöhen zählst du deinen Call erst dazu.'
    case 'no-limit':
      return 'Bei No-Limit kannst du jeden Betrag setzen, bis zu allen deinen Chips. Eine Erhöhung ist mindestens so groß wie der Einsatz oder die Erhöhung davor.'
    case 'half-pot':
      return 'Bei Half-Pot-Limit kannst du höchstens die Hälfte dessen setzen, was im Pot liegt.'
    case 'spread':
      return 'Bei Spread Limit setzt du einen beliebigen Betrag zwischen den beiden Limits.'
  }
}

const others = ({ structures }: Form): string => {
  const [usual, ...more] = structures
  const names = more.filter(it => it !== 'half-pot' && it !== 'spread').map(structureName)
  if (usual === undefined || names.length === 0) return ''
  return `Meist ${structureName(usual)}, auch ${names.join(' und ')}.`
}

const pointsWords = ({ rows }: Form): readonly string[] => {
  if (rows === undefined) return []
  return [
    'Gesetzt wird nicht. Je zwei Spieler vergleichen ihre Hände Reihe für Reihe.',
    `Jede Reihe, die du gewinnst, bringt dir von diesem Gegner ${counted(rows.point, 'einen')} ${rows.point === 1 ? 'Punkt' : 'Punkte'}${rows.scoop > 0 ? `, und alle zu gewinnen ${counted(rows.scoop, 'einen')} mehr` : ''}.`,
    'Was ein Punkt in Chips wert ist, sagt der Tisch, und niemand kann mehr verlieren, als vor ihm liegt.',
  ]
}
