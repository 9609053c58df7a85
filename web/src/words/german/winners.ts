import type { winners as english } from '../english/winners.ts'
import type { WithGaps } from '../gaps.ts'
import { counted, listed } from './listed.ts'

/** Somebody by name, or you. */
type Who = { readonly name: string; readonly you: boolean }

const toWhom = ({ name, you }: Who): string => (you ? 'dich' : name)
const subject = ({ name, you }: Who): string => (you ? 'Du' : name)
const wins = ({ you }: Who): string => (you ? 'gewinnst' : 'gewinnt')

/** Who wins what. */
export const winners: WithGaps<typeof english> = {
  label: 'Wer was gewinnt',
  details: 'Einzelheiten',
  wins: who => `${subject(who)} ${wins(who)}`,
  winsChips: (who, chips) => `${subject(who)} ${wins(who)} ${chips}`,
  winsOfPot: (who, net, pot) => `${subject(who)} ${wins(who)} ${net} aus einem Pot von ${pot}`,
  overall: each => `Insgesamt: ${each.join(', ')}`,
  upOrDown: (who, net) => `${who.you ? 'du' : who.name} ${net}`,
  split: (who, chips, each) =>
    `${listed(who.toSorted((a, b) => Number(b.you) - Number(a.you)).map((one, i) => (i === 0 ? subject(one) : one.name)))} ${who.some(({ you }) => you) ? 'teilt' : 'teilen'} ${chips} (${each.join(', ')})`,
  oddChip: who => `; Odd Chip an ${listed(who.map(toWhom))}`,
  nobody: chips => `Niemand gewinnt ${chips}.`,
  runOut: run => `Durchgang ${run}`,
  pot: pot => (pot > 0 ? `Side Pot ${pot}` : 'Main Pot'),
  ofPot: (chips, pot) => `${chips} aus ${pot > 0 ? `Side Pot ${pot}` : 'dem Main Pot'}`,
  pots: parts => `: ${listed(parts)}`,
  no: share => `kein ${share}`,
  thisShare: 'dieser Anteil',
  thesePoints: 'diese Punkte',
  row: row => `Reihe ${row}`,
  rowsTo: (rows, who) => `${listed(rows)} an ${toWhom(who)}`,
  allRowsTo: who => `alle Reihen an ${toWhom(who)}`,
  scoop: points => `${points} für den Scoop`,
  royalties: (points, who) => `Royalties ${points} an ${toWhom(who)}`,
  even: (one, other) =>
    `${listed(other.you ? ['Du', one.name] : [subject(one), other.name])} ${one.you || other.you ? 'seid' : 'sind'} quitt`,
  beats: (one, other, points, chips) =>
    `${subject(one)} ${one.you ? 'schlägst' : 'schlägt'} ${toWhom(other)} um ${counted(points, 'Punkt', 'Punkte')}${chips === '' ? '' : ` und ${wins(one)} ${chips}`}`,
}
