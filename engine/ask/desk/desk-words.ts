import { type FormId, forms } from '../../forms/forms.ts'
import { namesOf } from '../../forms/nicknames.ts'
import { isProblem } from '../../kinds/problem.ts'
import { canHappenIn } from '../../rulings/incident-families.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { schemaFacts } from '../incidents/incident-schema.ts'
import { readIncidentWords } from '../incidents/read-incident.ts'
import { deskFacts, deskMoments, deskStreets } from './desk-case.ts'
import { SAID_OF_INCIDENTS, SAID_OF_WAGERS } from './said-at-tables.ts'

/** What free words say of a case: whatever they leave open is asked afterwards. */
export type DeskWords = {
  readonly game: FormId
  readonly street: string | null
  readonly what: IncidentType | null
  readonly wager: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** Reads a case as somebody tells it: "Omaha, on the turn the dealer exposed seat 3's Kd". Hold'em where no game is named. */
export const readDeskWords = (text: string): DeskWords => {
  const typed = text.trim().replaceAll('’', "'").slice(0, 500)
  const game = gameIn(typed)
  const street = streetIn(typed, game)
  const wager = SAID_OF_WAGERS.find(([pattern]) => pattern.test(typed))?.[1] ?? null
  if (wager !== null) return { game, street, what: null, wager, facts: {} }
  const spoken = sentencesIn(typed)
    .map(readIncidentWords)
    .find(it => it !== undefined && !isProblem(it))
  if (spoken !== undefined && !isProblem(spoken)) {
    const { type, ...facts } = spoken
    return { game, street: streetFor(game, type, street), what: type, wager: null, facts: asSaid(type, facts, typed) }
  }
  const said = SAID_OF_INCIDENTS.find(([pattern]) => pattern.test(typed))?.[1]
  const what = said === undefined ? null : ofFamily(said, game)
  if (what === null) return { game, street, what, wager: null, facts: {} }
  return { game, street: streetFor(game, what, street), what, wager: null, facts: factsSaid(what, typed) }
}

/** Cards that come too early are the board's, or in stud a player's. */
const ofFamily = (said: IncidentType, game: FormId): IncidentType | null => {
  const what = said === 'PrematureBoard' && forms[game].family === 'stud' ? 'PrematureStreetCard' : said
  return canHappenIn(forms[game], what) ? what : null
}

/** The street of a case; where it cannot have happened there, the one before if cards came too early, or none. */
const streetFor = (game: FormId, what: IncidentType, street: string | null): string | null => {
  if (street === null || canBeOn(game, what, street)) return street
  const streets = deskStreets(forms[game])
  const before = what.startsWith('Premature') ? streets[streets.indexOf(street) - 1] : undefined
  return before !== undefined && canBeOn(game, what, before) ? before : null
}

/** Can it have happened on this street? */
export const canBeOn = (game: FormId, what: IncidentType, street: string): boolean =>
  deskFacts(deskMoments({ form: forms[game], book: 'rrp', street }), what, {}) !== null

const gameIn = (text: string): FormId => {
  const said = folded(text)
  let found: { readonly id: FormId; readonly length: number } | undefined
  for (const id of Object.keys(forms) as FormId[]) {
    for (const name of [id, forms[id].name, ...namesOf(id)].map(folded)) {
      if (name.length < 4 || !said.includes(name)) continue
      if (found === undefined || name.length > found.length) found = { id, length: name.length }
    }
  }
  return found?.id ?? 'holdem'
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The street that is named latest in the words, if the game has it. */
const streetIn = (text: string, game: FormId): string | null => {
  // a preflop is no flop, and somebody's turn is no street
  const said = text.toLowerCase().replaceAll(/(?:out of|whose|his|her|their|my|your) turn/g, '')
  const at = (street: string): number => said.search(new RegExp(`\\b${street.toLowerCase()}\\b`))
  return (
    deskStreets(forms[game])
      .filter(street => at(street) >= 0)
      .toSorted((a, b) => at(b) - at(a))[0] ?? null
  )
}

/** The whole, and its parts: the game and the street often stand before a comma. */
const sentencesIn = (text: string): readonly string[] => {
  const whole = text.replace(/[.!]+$/, '')
  const parts = whole.split(/[,;:.]\s+/)
  return [whole, ...parts.map((_, i) => parts.slice(i).join(', ')), ...parts].map(part =>
    part.replace(/^(?:and |then |on the \w+ |at the \w+ )+/i, '').replaceAll(/\bseat (\d)/gi, '$1'),
  )
}

/** Only what the words say counts as given: a yes or no that nobody mentioned is asked. */
const asSaid = (type: IncidentType, facts: Readonly<Record<string, unknown>>, text: string): DeskWords['facts'] => ({
  ...factsSaid(type, text),
  ...Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
  ),
})

/** Facts whose values stand in the words: a seat, a card, who did it. */
const factsSaid = (type: IncidentType, text: string): DeskWords['facts'] => {
  const found: Record<string, unknown> = {}
  const [, seat] = /\b(?:seat|player) (\d{1,2})\b/i.exec(text) ?? []
  const [card] = /\b[2-9TJQKA][cdhs]\b/.exec(text) ?? []
  for (const { name, kind } of schemaFacts(type)) {
    if (kind === 'seat' && name === 'seat' && seat !== undefined) found[name] = Number(seat)
    if (kind === 'card' && name === 'card' && card !== undefined) found[name] = card
    if (typeof kind === 'string') continue
    const said = kind.filter(
      word => typeof word === 'string' && new RegExp(`\\b${word.replaceAll('-', '[- ]')}\\b`, 'i').test(text),
    )
    if (said.length === 1) found[name] = said[0]
  }
  return found
}
