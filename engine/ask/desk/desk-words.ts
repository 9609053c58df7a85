import { type FormId, forms } from '../../forms/forms.ts'
import { namesOf } from '../../forms/nicknames.ts'
import { isProblem } from '../../kinds/problem.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { schemaFacts } from '../incidents/incident-schema.ts'
import { nearestIncident, readIncidentWords } from '../incidents/read-incident.ts'
import { deskStreets } from './desk-case.ts'

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
  const wager = WAGERS.find(([pattern]) => pattern.test(typed))?.[1] ?? null
  if (wager !== null) return { game, street, what: null, wager, facts: {} }
  const spoken = sentencesIn(typed)
    .map(readIncidentWords)
    .find(it => it !== undefined && !isProblem(it))
  if (spoken !== undefined && !isProblem(spoken)) {
    const { type, ...facts } = spoken
    return { game, street, what: type, wager: null, facts: asSaid(type, facts, typed) }
  }
  const what = nearestIncident(typed) ?? null
  return { game, street, what, wager: null, facts: what === null ? {} : factsSaid(what, typed) }
}

/** What people call bets and words that go wrong. */
const WAGERS: readonly (readonly [RegExp, string])[] = [
  [/string (?:bet|raise)|two motions/i, 'string-bet'],
  [/(?:one|single|oversized|big) chip/i, 'oversized-chip'],
  [/call\w* out of turn/i, 'call-out-of-turn'],
  [/check\w* out of turn/i, 'check-out-of-turn'],
  [/(?:bet|bets|raise\w*) out of turn/i, 'bet-out-of-turn'],
  [/fold\w* out of turn/i, 'fold-out-of-turn'],
  [/knock/i, 'knocked-facing-a-bet'],
  [/did(?:n't| not) (?:see|know|notice|hear).*raise/i, 'did-not-know-of-the-raise'],
]

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
  const said = text.toLowerCase()
  const named = deskStreets(forms[game]).filter(street => said.includes(street.toLowerCase()))
  return named.toSorted((a, b) => said.indexOf(b.toLowerCase()) - said.indexOf(a.toLowerCase()))[0] ?? null
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
