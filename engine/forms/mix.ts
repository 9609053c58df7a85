import { no, type Result } from '../decider/decision.ts'
import type { Problem } from '../kinds/problem.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Form, Structure } from './form.ts'
import { type FormId, forms, isFormId } from './forms.ts'
import { wrong } from './problems.ts'
import { type FormRefusal, refused } from './refusal.ts'

/** A rotation of forms on one table: after every orbit of the button, or after this many deals, the next one is played. */
export type Mix = {
  readonly id: string
  readonly name: string
  readonly parts: readonly MixPart[]
  readonly turn: 'orbit' | { readonly deals: number }
}

/** One form of a mix, by its id or as it is, and the structure it is played at; its usual one if none is named. */
export type MixPart = { readonly form: FormId | Form; readonly structure?: Structure }

/** What has been played since the mix began. */
export type Played = { readonly deals: number; readonly orbits: number }

/** The form whose turn it is, with its structure; the mix begins again after its last form. */
export const formOf = (
  mix: Mix,
  played: Played,
): { readonly form: Form; readonly structure: Structure | undefined } => {
  const turns = mix.turn === 'orbit' ? played.orbits : Math.floor(played.deals / mix.turn.deals)
  const part = mix.parts[turns % mix.parts.length]
  if (!part) throw new Error(`the mix ${mix.id} has no forms`)
  const form = formIn(part)
  return { form, structure: part.structure ?? form.structures[0] }
}

/** A form by its id or as it is, or a mix of them, as a mix. */
export const mixOf = (game: FormId | Form | Mix): Mix => {
  if (typeof game === 'object' && game !== null && 'parts' in game && Array.isArray(game.parts)) return game
  const form = typeof game === 'string' && isFormId(game) ? forms[game] : (game as Form)
  if (!Array.isArray(form?.streets)) throw wrongArgument('game', game, 'the id of a form, a form or a mix')
  return { id: form.id, name: form.name, parts: [{ form }], turn: 'orbit' }
}

/** The mix with every form at one structure, if each of them is played at it. */
export const playedAt = (mix: Mix, structure: Structure): Result<{ readonly mix: Mix }, FormRefusal> => {
  for (const part of mix.parts) {
    const { id, structures } = formIn(part)
    if (structures.includes(structure)) continue
    if (structures.length === 0) return no(refused('played-for-points', { about: { form: id, structure } }))
    return no(refused('not-at-this-structure', { about: { form: id, structure, accepted: structures } }))
  }
  return { ok: true, mix: { ...mix, parts: mix.parts.map(part => ({ ...part, structure })) } }
}

/** How many can play: what suits every form of the mix. */
export const seatsFor = (mix: Mix): Form['seats'] => ({
  least: Math.max(...mix.parts.map(part => formIn(part).seats.least)),
  most: mostSeats(mix),
})

/** The most players that every form of the mix can seat. */
export const mostSeats = (mix: Mix): number => Math.min(...mix.parts.map(part => formIn(part).seats.most))

/** What is wrong with a mix; empty if nothing is. */
export const checkMix = (mix: Mix): readonly Problem[] => [
  ...(mix.parts.length < 2 ? [wrong('parts', 'forms-from-2')] : []),
  ...(mix.turn !== 'orbit' && !(Number.isInteger(mix.turn.deals) && mix.turn.deals >= 1)
    ? [wrong('turn', 'deals-from-1')]
    : []),
  ...mix.parts.flatMap((part, i) => checkPart(part, `parts[${i}]`)),
]

const checkPart = (part: MixPart, at: string): readonly Problem[] => {
  if (typeof part.form === 'string' && !isFormId(part.form))
    return [wrong(`${at}.form`, 'no-such-form', { form: part.form })]
  const { name, structures } = formIn(part)
  if (part.structure === undefined || structures.includes(part.structure)) return []
  return [
    wrong(`${at}.structure`, 'structure-not-played', { form: name, structure: part.structure, accepted: structures }),
  ]
}

const formIn = ({ form }: MixPart): Form => (typeof form === 'string' ? forms[form] : form)

const limit = (form: FormId): MixPart => ({ form, structure: 'limit' })
const horse = {
  id: 'horse',
  name: 'HORSE',
  parts: [limit('holdem'), limit('omaha-8'), limit('razz'), limit('seven-card-stud'), limit('stud-8')],
  turn: 'orbit',
} as const satisfies Mix

/** The id of a mix that goes by a name of its own. */
export type MixId = 'horse' | 'eight-game'

/** The mixes that have a name. */
export const mixes: Readonly<Record<MixId, Mix>> = {
  horse,
  'eight-game': {
    id: 'eight-game',
    name: 'Eight-game mix',
    parts: [
      limit('deuce-to-seven-triple-draw'),
      ...horse.parts,
      { form: 'holdem', structure: 'no-limit' },
      { form: 'omaha', structure: 'pot-limit' },
    ],
    turn: 'orbit',
  },
}
