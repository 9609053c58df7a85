import { asPosted } from '../../forms/joker.ts'
import { problemIn } from '../../kinds/check.ts'
import { isProblem, type Problem, problemAt } from '../../kinds/problem.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { placardFor } from '../../table/opening/placard-for.ts'
import type { Placard } from '../../table/placard.ts'
import { misread } from '../problems.ts'
import { readBook, readFormNamed } from '../setup/read-form.ts'
import { readStakes } from '../setup/read-stakes.ts'
import { NIGHT_QUESTIONS, nightScenario } from './night-kind.ts'
import { type NightAct, readNightAct } from './read-night-act.ts'

/** Somebody at the table, as the scenario names them. */
export type Sitting = { readonly seat: number; readonly player: string; readonly chips: number }

/** A table between deals, read: how it is opened, who sits there, what happened, and what is asked. */
export type NightSetup = {
  readonly placard: Placard
  readonly sitting: readonly Sitting[]
  readonly button: number | null
  readonly stacks: number
  readonly acts: readonly (NightAct & { readonly at: string; readonly said: string })[]
  readonly ask: readonly string[]
}

type Written = {
  readonly night: {
    readonly seats: Readonly<Record<string, number | { readonly chips: number; readonly name?: string }>>
    readonly form?: string | object
    readonly structure?: Placard['parts'][number]['stakes']['structure']
    readonly stakes?: string | number | object
    readonly book?: Parameters<typeof readBook>[0]
    readonly setting?: Placard['setting']
    readonly button?: number
    readonly chairs?: number
    readonly kill?: 'full' | 'half'
    readonly killRequired?: boolean
    readonly stacks?: number
    readonly happened?: readonly string[]
  }
  readonly ask?: string | readonly string[]
}

/** Reads a table between deals, or says what is wrong with it, where, and what is accepted instead. */
export const readNight = (value: unknown): NightSetup | Problem => {
  const off = problemIn(nightScenario, value)
  if (off !== null) return { ...off, at: off.at === '' ? 'the scenario' : off.at }
  const { night, ask } = value as Written
  const placard = placardIn(night)
  if (isProblem(placard)) return placard
  const sitting = sittingIn(night)
  const twice = sitting.find(({ player }, i) => sitting.findIndex(it => it.player === player) !== i)
  if (twice !== undefined)
    return problemAt(`night.seats["${twice.seat}"]`, misread('player-twice', { player: twice.player }))
  const above = sitting.find(({ seat }) => seat > placard.chairs)
  if (above !== undefined)
    return problemAt(`night.seats["${above.seat}"]`, misread('too-few-chairs', { chairs: placard.chairs }))
  if (night.button !== undefined && !sitting.some(({ seat }) => seat === night.button))
    return problemAt('night.button', misread('button-on-nobody', { seats: sitting.map(it => it.seat) }), night.button)
  const acts: (NightAct & { readonly at: string; readonly said: string })[] = []
  for (const [i, words] of (night.happened ?? []).entries()) {
    const act = readNightAct(words)
    if (isProblem(act)) return problemAt(`night.happened[${i}]`, act, words)
    acts.push({ ...act, at: `night.happened[${i}]`, said: words })
  }
  const questions = questionsIn(ask)
  if (isProblem(questions)) return questions
  return { placard, sitting, button: night.button ?? null, stacks: night.stacks ?? 1000, acts, ask: questions }
}

const sittingIn = ({ seats }: Written['night']): readonly Sitting[] =>
  Object.entries(seats)
    .map(([seat, it]) => {
      const { chips, name = `player ${seat}` } = typeof it === 'number' ? { chips: it } : it
      return { seat: Number(seat), player: name, chips }
    })
    .sort((a, b) => a.seat - b.seat)

const placardIn = (night: Written['night']): Placard | Problem => {
  const named = readFormNamed(night.form ?? 'holdem')
  if (isProblem(named)) return problemAt('night.form', named, night.form)
  const book = readBook(night.book ?? 'rrp')
  if (typeof book === 'object' && isProblem(book)) return problemAt('night.book', book)
  const form = asPosted(named, rulebookOf(book))
  const structure = night.structure ?? form.structures[0] ?? 'limit'
  const stakes = readStakes(form, structure, night.stakes as Parameters<typeof readStakes>[2])
  if (isProblem(stakes)) return problemAt('night.stakes', stakes, night.stakes)
  const usual = placardFor({ game: form, book })
  return {
    ...usual,
    parts: [{ form, stakes }],
    chairs: night.chairs ?? Math.max(usual.chairs, ...Object.keys(night.seats).map(Number)),
    setting: night.setting ?? 'cash',
    buyIn: { least: 1, most: Number.MAX_SAFE_INTEGER },
    kill: night.kill === undefined ? null : { size: night.kill, required: night.killRequired ?? true },
  }
}

const questionsIn = (ask: Written['ask']): readonly string[] | Problem => {
  const list = ask === undefined ? ['next deal'] : typeof ask === 'string' ? [ask] : ask
  const strange = list.findIndex(name => !isQuestion(name))
  if (strange < 0) return list
  return problemAt(
    typeof ask === 'string' ? 'ask' : `ask[${strange}]`,
    misread('no-such-night-question', { questions: NIGHT_QUESTIONS }),
    list[strange],
  )
}

const isQuestion = (name: string): boolean =>
  NIGHT_QUESTIONS.some(known => known === name && known !== 'ways in') || /^ways in [1-9]\d?$/.test(name)
