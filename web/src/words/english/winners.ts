import { counted, listed } from './listed.ts'

/** Somebody by name, or you. */
type Who = { readonly name: string; readonly you: boolean }

const toWhom = ({ name, you }: Who): string => (you ? 'you' : name)
const subject = ({ name, you }: Who): string => (you ? 'You' : name)

/** Who wins what. */
export const winners = {
  label: 'Who wins what',
  details: 'Details',
  wins: (who: Who) => `${subject(who)} ${who.you ? 'win' : 'wins'}`,
  winsChips: (who: Who, chips: string) => `${subject(who)} ${who.you ? 'win' : 'wins'} ${chips}`,
  winsOfPot: (who: Who, net: string, pot: string) =>
    `${subject(who)} ${who.you ? 'win' : 'wins'} ${net} from a pot of ${pot}`,
  overall: (each: readonly string[]) => `Overall: ${each.join(', ')}`,
  upOrDown: (who: Who, net: string) => `${who.you ? 'you' : who.name} ${net}`,
  split: (who: readonly Who[], chips: string, each: readonly string[]) =>
    `${listed(who.toSorted((a, b) => Number(b.you) - Number(a.you)).map((one, i) => (i === 0 ? subject(one) : one.name)))} split ${chips} (${each.join(', ')})`,
  oddChip: (who: readonly Who[]) => `; odd chip to ${listed(who.map(toWhom))}`,
  nobody: (chips: string) => `Nobody wins ${chips}.`,
  runOut: (run: number) => `run-out ${run}`,
  pot: (pot: number) => (pot > 0 ? `side pot ${pot}` : 'main pot'),
  ofPot: (chips: string, pot: number) => `${chips} from ${pot > 0 ? `side pot ${pot}` : 'the main pot'}`,
  pots: (parts: readonly string[]) => `: ${listed(parts)}`,
  no: (share: string) => `no ${share}`,
  thisShare: 'this share',
  thesePoints: 'these points',
  row: (row: number) => `row ${row}`,
  rowsTo: (rows: readonly string[], who: Who) => `${listed(rows)} to ${toWhom(who)}`,
  allRowsTo: (who: Who) => `every row to ${toWhom(who)}`,
  scoop: (points: number) => `${points} for the scoop`,
  royalties: (points: number, who: Who) => `royalties ${points} to ${toWhom(who)}`,
  even: (one: Who, other: Who) => `${listed(other.you ? ['You', one.name] : [subject(one), other.name])} are even`,
  beats: (one: Who, other: Who, points: number, chips: string) =>
    `${subject(one)} ${one.you ? 'beat' : 'beats'} ${toWhom(other)} by ${counted(points, 'point', 'points')}${chips === '' ? '' : ` and ${one.you ? 'win' : 'wins'} ${chips}`}`,
}
