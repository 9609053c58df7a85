import { type Way, ways } from '../ask/course/ways.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'
import { stakesFor } from '../deal/stakes.ts'
import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { play } from '../rulings/decide.ts'
import { INCIDENTS } from '../rulings/incident-facts.ts'
import type { TableCommand } from '../rulings/report.ts'
import { type Incident, type IncidentType, rulerOf } from '../rulings/rulers.ts'
import { reportsAt } from './incident-reports.ts'

/** A table at which something goes wrong: what is played there, how, and which deck is used. */
export type Setting = { readonly form: FormId; readonly how: How; readonly deck: number }

/** A cash game, an event, an event in which one is soon all in, a pot that is run twice, a hand in Fantasyland, somebody away. */
export type How = 'cash' | 'event' | 'all-in' | 'twice' | 'fantasyland' | 'away'

/** Something that goes wrong at a table after this many acts. */
export type Situation = Setting & { readonly acts: number; readonly incident: Incident }

/** The first and the last moment of a deal of this form at which each way to tell each incident can have happened. */
export const situationsIn = (form: FormId): readonly Situation[] => {
  const found = new Map<IncidentType, readonly Situation[]>()
  for (const how of HOWS) {
    for (let deck = 1; deck <= DECKS[how]; deck++) {
      const kinds = INCIDENTS.filter(kind => (SPECIAL[kind] ?? 'cash') === how && !found.has(kind))
      for (const situation of inDeal(kinds, { form, how, deck })) {
        const { type } = situation.incident
        found.set(type, [...(found.get(type) ?? []), situation])
      }
    }
  }
  return INCIDENTS.flatMap(kind => found.get(kind) ?? [])
}

/** The deal of this table by a book, after this many acts or at its end. */
export const playedTo = (
  { form: id, how, deck }: Setting,
  book: BookId,
  acts = MOST_ACTS,
  look = (_: Deal): void => {},
) => {
  const form: Form = forms[id]
  const land = form.rows?.fantasyland
  const bigBet = how === 'twice' ? form.structures.find(structure => structure !== 'limit') : undefined
  const structure = bigBet ?? form.structures[0] ?? 'limit'
  // with four the deck has no card to spare for Fantasyland
  const players = Math.min(how === 'fantasyland' ? 3 : 4, form.seats.most)
  const short = how === 'all-in' ? 20 : how === 'twice' ? 40 : 1000
  const live = play({
    type: 'StartDeal',
    form,
    book,
    stakes: stakesFor(form, structure, 10),
    button: players,
    seats: [1, 2, 3, 4].slice(0, players).map(seat => ({ seat, chips: seat === 1 ? short : 1000 })),
    setting: how === 'event' || how === 'all-in' ? 'tournament' : 'cash',
    ...(how === 'fantasyland' && land !== undefined ? { fantasyland: [{ seat: 1, cards: land.cards }] } : {}),
  })
  if (!live.ok) throw new Error(`no deal of ${id} by ${book}: ${JSON.stringify(live)}`)
  const give = (command: TableCommand): void => {
    const given = live.give(command)
    if (!given.ok) throw new Error(`${id} by ${book}: ${JSON.stringify(command)} is refused: ${given.refusal.why}`)
  }
  give({ type: 'Shuffle', deck: shuffled(deckCards(live.deal.form.deck), seeded(`deck ${deck}`)) })
  // where hands are fouled and never dead nobody can be away
  if (how === 'away') live.give({ type: 'PlayerAbsent', seat: 2 })
  for (let n = 0; n < acts && live.deal.phase !== 'ended'; n++) {
    look(live.deal)
    give(next(live.deal, how))
  }
  look(live.deal)
  return { live, give }
}

/** What comes next in a quiet deal, until it is over. */
export const quietly: Way = deal => ways.get('play on')!(deal)

/** What does not come up at every table. */
const SPECIAL: { readonly [T in IncidentType]?: How } = {
  LiveHandShown: 'event',
  HiddenChips: 'all-in',
  ConcealedChips: 'all-in',
  RunDisputed: 'twice',
  FantasylandMiscount: 'fantasyland',
  PlayerBack: 'away',
}
/** This many decks are tried: somebody all in must have lost, say. */
const DECKS: Readonly<Record<How, number>> = { cash: 1, event: 1, 'all-in': 6, twice: 1, fantasyland: 1, away: 1 }
const HOWS = Object.keys(DECKS) as readonly How[]
/** More acts than such a deal has. */
const MOST_ACTS = 300

const inDeal = (kinds: readonly IncidentType[], setting: Setting): readonly Situation[] => {
  const spans = new Map<string, { readonly first: Situation; readonly last: Situation }>()
  let acts = 0
  playedTo(setting, 'rrp', MOST_ACTS, deal => {
    for (const kind of kinds) {
      reportsAt(deal, kind).forEach((incident, way) => {
        if (rulerOf(kind).impossible(deal, incident) !== null) return
        const situation = { ...setting, acts, incident }
        spans.set(`${kind} ${way}`, { first: spans.get(`${kind} ${way}`)?.first ?? situation, last: situation })
      })
    }
    acts++
  })
  return [...spans.values()].flatMap(({ first, last }) => (first.acts === last.acts ? [first] : [first, last]))
}

/** Rounds are opened with a bet, the second seat folds to one, each draws two, and the third seat shows no losing hand; or all go all in. */
const next = (deal: Deal, how: How): TableCommand => {
  const due = legal(deal)
  const allIn = how === 'all-in' || how === 'twice'
  if (due.due === 'betting' && due.bringIn === null) {
    const { seat, wager } = due
    const short = seat === 1 && allIn
    if (wager !== null && (short || (due.check && !allIn))) {
      return { type: 'Wager', seat, to: short ? (wager.sizes.at(-1) ?? wager.most) : (wager.sizes[0] ?? wager.least) }
    }
    const leaves = how === 'twice' ? seat === 2 || seat === 3 : seat === 2 && deal.players.length > 3
    if (leaves && !due.check) return { type: 'Fold', seat }
  }
  if (due.due === 'show' && due.muck && due.seat === 3) return { type: 'Muck', seat: 3 }
  if (due.due === 'draw') {
    const { down } = deal.players.find(player => player.seat === due.seat)!
    return { type: 'Discard', seat: due.seat, cards: down.slice(0, 2) }
  }
  if (how === 'twice' && due.due === 'dealer' && due.runs.includes(2)) {
    const agreed = deal.players.filter(player => !player.folded).map(player => player.seat)
    return { type: 'RunIt', times: 2, agreed }
  }
  return quietly(deal)!
}
