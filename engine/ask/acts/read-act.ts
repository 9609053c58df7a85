import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import { near } from '../../kinds/near.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import type { TableCommand } from '../../rulings/report.ts'
import { nearestIncident, readIncidentWords } from '../incidents/read-incident.ts'
import { misread, wrapped } from '../problems.ts'
import { readDealerOrder } from './read-dealer.ts'
import { type Verb, verbs } from './read-player.ts'
import { readRulingOrder } from './read-ruling.ts'

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
export const readOrder = (deal: Deal, act: string): Order | Misread => {
  const ruled = readIncidentWords(act) ?? readRulingOrder(deal, act)
  if (ruled !== undefined) return ruled
  const [, number, second, verb, rest = ''] = /^(?:seat )?(?:(\d+)(\+?):? +)?(\S+) *(.*)$/i.exec(act.trim()) ?? []
  if (verb === undefined) return misread('no-words')
  if (number === undefined) {
    const order = readDealerOrder(deal, verb, rest)
    if (order !== undefined) return order
  }
  const known = verbNamed(verb)
  if (known === undefined) return noSuchAct(act, verb, rest)
  const seat = number === undefined ? seatDue(deal) : Number(number)
  if (seat === undefined) return misread('no-player-due')
  const said = { deal, seat, hand: second === '+' ? 1 : 0, rest } as const
  const order = known(said)
  return isProblem(order) ? wrapped('not-a-players-act', order, {}) : order
}

/** `raises` and `raise` are the same. */
const verbNamed = (word: string): Verb | undefined => {
  const bare = word.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(verbs, bare) ? verbs[bare] : undefined
}

const noSuchAct = (act: string, verb: string, rest: string): Misread => {
  const [meant] = near(verb.replace(/s$/, ''), Object.keys(verbs), 1)
  const incident = meant === undefined ? nearestIncident(act) : undefined
  if (incident !== undefined) return misread('nearest-incident', { text: act.trim(), incident })
  return misread('act-not-known', { text: `${verb} ${rest}`.trim(), meant: meant ?? null })
}

const seatDue = (deal: Deal): Seat | undefined => {
  const due = legal(deal)
  if ('seat' in due) return due.seat
  if (due.due === 'discard') return due.seats[0]
  return due.due === 'rows' ? due.hands[0]?.seat : undefined
}
