import { type Form, INCIDENTS } from '@cardroom/engine'
import { incidentUsage, inWords } from '@cardroom/engine/ask'
import { near } from '@cardroom/engine/kinds'
import { canHappenIn } from '@cardroom/engine/rulings'
import { wrapped } from '../prose.ts'

/** What you can say at the table; with a word after it the form's incidents, or how to report one of them. */
export const helpLines = (about: string, form: Form): readonly string[] => {
  if (about === '') return HELP
  if (/^incidents?$/i.test(about)) {
    return [
      `Incidents of ${form.name}, by name or in a sentence; "help" and a name shows how:`,
      ...INCIDENTS.filter(type => canHappenIn(form, type)).map(type => `  ${inWords(type)}`),
    ]
  }
  const plain = about.replaceAll(' ', '').toLowerCase()
  const named = INCIDENTS.find(type => type.toLowerCase() === plain)
  if (named !== undefined) return wrapped(incidentUsage(named))
  const meant = near(about, INCIDENTS.map(inWords))
  return [meant.length > 0 ? `Unknown; did you mean ${meant.join(', ')}?` : 'Unknown. Say help, or help incidents.']
}

const HELP: readonly string[] = [
  'One act per line, as in scenarios; "look" shows the table, an empty line what’s next.',
  '  deal, burn, flop Ah 7d 2c, reshuffle, award    the dealer; name the cards if there’s no deck',
  '  3 calls, 3 raises to 40, 3 folds, all check    the players; without a number, the player to act',
  '  1 draws 2, 1 discards 8s 2s, 1 stands pat      a player’s cards in a draw',
  '  1 lays As / Kd 9d / 2c 3c                      a player’s cards in rows, from the front',
  '  3 says "raise" and puts 25 25                  words and chips, read by the book',
  '  showdown, play on                              quietly to the end',
  "  5's 9h is exposed by the dealer                an incident; help incidents lists them",
  '  the flop has 4 cards                           a dealer’s mistake, instead of the act',
  '  the burn is missed, unnoticed                  one found later: notice the burn',
  '  floor decides hand dead, decide 2              where the book leaves it to somebody',
  '  look, view 3, view, log, ask pots              the table, what a seat or everybody sees, the log',
  '  undo                                           takes back the last line',
  '  rule rrp/3/misdeals/2f                         what a rule says',
  '  next                                           the next hand, when this one is over',
  '  save FILE                                      saves it as a scenario for "cardroom ask"',
  '  help, help incidents, help card exposed, quit',
]
