import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import { near } from '../../kinds/near.ts'
import { isProblem, type Misread, misread } from '../../kinds/problem.ts'
import type { TableCommand } from '../../rulings/report.ts'
import { incidentMeant, incidentSpoken } from '../incidents/read-incident.ts'
import { factWords } from '../incidents/write-incident.ts'
import { dealerOrder } from './read-dealer.ts'
import { PLAYER_WORDS, type Verb, verbs } from './read-player.ts'
import { rulingOrder } from './read-ruling.ts'

/** What is done at the table after the deal has started. */
export type Order = TableCommand

/** The acts of one text, divided by semicolons; `draw 2 0` is what two in turn draw. */
export const actsIn = (text: string): readonly string[] =>
  text
    .split(';')
    .map(act => act.trim())
    .filter(act => act !== '')
    .flatMap(act => {
      const [, counts] = /^draw((?: \d+)+)$/.exec(act) ?? []
      return counts === undefined
        ? [act]
        : counts
            .trim()
            .split(' ')
            .map(count => `draws ${count}`)
    })

/** The order that these words are; without a seat they are said by the player who is due. */
export const orderOf = (deal: Deal, act: string): Order | Misread => {
  const ruled = incidentSpoken(act) ?? rulingOrder(deal, act)
  if (ruled !== undefined) return ruled
  const [, number, second, verb, rest = ''] = /^(?:seat )?(?:(\d+)(\+?):? +)?(\S+) *(.*)$/i.exec(act.trim()) ?? []
  if (verb === undefined) return misread('these are no words', PLAYER_WORDS)
  if (number === undefined) {
    const order = dealerOrder(deal, verb, rest)
    if (order !== undefined) return order
  }
  const known = verbNamed(verb)
  if (known === undefined) return noSuchAct(act, verb, rest)
  const seat = number === undefined ? seatDue(deal) : Number(number)
  if (seat === undefined) return misread('no player is due')
  const said = { deal, seat, hand: second === '+' ? 1 : 0, rest } as const
  const order = known(said)
  return isProblem(order) ? { accepted: PLAYER_WORDS, ...order } : order
}

/** `raises` and `raise` are the same. */
const verbNamed = (word: string): Verb | undefined => {
  const bare = word.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(verbs, bare) ? verbs[bare] : undefined
}

const noSuchAct = (act: string, verb: string, rest: string): Misread => {
  const [meant] = near(verb.replace(/s$/, ''), Object.keys(verbs), 1)
  const incident = meant === undefined ? incidentMeant(act) : undefined
  if (incident !== undefined)
    return misread(`"${act.trim()}" is no act; the nearest incident is told so`, factWords(incident))
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`
  return misread(`"${`${verb} ${rest}`.trim()}" is no act${hint}`, PLAYER_WORDS)
}

const seatDue = (deal: Deal): Seat | undefined => {
  const due = legal(deal)
  if ('seat' in due) return due.seat
  if (due.due === 'discard') return due.seats[0]
  return due.due === 'rows' ? due.hands[0]?.seat : undefined
}
