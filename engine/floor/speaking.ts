import type { RuleId } from '../rulebooks/rule-id.ts'
import type { GameKind } from './game.ts'
import { isMixed } from './same-kind.ts'

/** Of these rules, those that speak of this game: wsop has paragraphs of their own for some games and limits. */
export const speaking = (rules: readonly RuleId[], game: GameKind): readonly RuleId[] => {
  const own = rules.filter(id => SPEAKS.get(id)?.(game) ?? true)
  return own.length === 0 ? rules : own
}

type About = (game: GameKind) => boolean

const isOmaha8: About = ({ forms }) => forms.length === 1 && forms[0] === 'omaha-8'
const isAt50: About = ({ limit }) => limit.small === 50 && limit.big === 100
const isStud: About = game => game.order === 'stud' && !isMixed(game)
const isChain: About = game => isAt50(game) && (isOmaha8(game) || isStud(game))
const isUsual: About = game => !isOmaha8(game) && !isMixed(game) && !isChain(game)

const SPEAKS: ReadonlyMap<RuleId, About> = new Map<RuleId, About>([
  ['wsop/101', isUsual],
  ['wsop/101-refuse', game => isUsual(game) || isMixed(game)],
  ['wsop/101-third', isUsual],
  ['wsop/103', game => isUsual(game) && !isStud(game)],
  ['wsop/103-stud', isStud],
  ['wsop/103-entry', game => isUsual(game)],
  ['wsop/103-flop', game => isUsual(game) && !isStud(game)],
  ['wsop/103a', game => isOmaha8(game) && isAt50(game)],
  ['wsop/103a-refuse', game => isOmaha8(game) && isAt50(game)],
  ['wsop/103a-move', game => isOmaha8(game) && isAt50(game)],
  ['wsop/103a-entry', game => isOmaha8(game) && isAt50(game)],
  ['wsop/103b', game => isOmaha8(game) && !isAt50(game)],
  ['wsop/103b-refuse', game => isOmaha8(game) && !isAt50(game)],
  ['wsop/103b-move', game => isOmaha8(game) && !isAt50(game)],
  ['wsop/103c', game => isStud(game) && isAt50(game)],
  ['wsop/103d', isMixed],
  ['wsop/103d-third', isMixed],
  ['wsop/103d-move', isMixed],
  ['wsop/99', game => game.order !== 'stud'],
  ['wsop/99-stud', game => game.order === 'stud'],
])
