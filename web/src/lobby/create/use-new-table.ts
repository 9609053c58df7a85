import type { Games, HouseSent, TableWanted } from '@cardroom/room/protocol'
import { useState } from 'react'
import { chosenIn } from '../../chosen-in.ts'
import type { MixWanted } from './mix-fields.tsx'
import { type OptionsChosen, optionsOf, USUAL_OPTIONS } from './option-fields.tsx'
import { placardOf, USUAL_PLACARD } from './placard-of.ts'
import { policyWanted, USUAL_POLICY } from './policy-fields.tsx'
import { editionAsked } from './signed-edition.tsx'
import { isKillable } from './stakes-words.ts'

/** The value for a mix of your own among the games. */
export const OWN_MIX = 'own-mix'

/** What is chosen for a new table, how to choose otherwise, and what follows from it. */
export const useNewTable = (games: Games) => {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...USUAL,
    game: gameAsked(location.search) ?? USUAL.game,
    ...(editionAsked(location.search) !== null && { book: 'house' as const }),
  }))
  const set = (change: Partial<Chosen>): void => setChosen(now => ({ ...now, ...change }))
  const all = [...games.forms, ...games.mixes]
  const isThere = all.length === 0 || chosen.game === OWN_MIX || all.some(({ id }) => id === chosen.game)
  // an address may ask for a game that there isn't
  const now = isThere ? chosen : { ...chosen, game: USUAL.game }
  return { chosen: now, set, ...tableChosen(now, games) }
}

/** The game that an address asks a table for, such as `horse`; null for none. */
export const gameAsked = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('game')
  return asked !== null && /^[a-z0-9-]{1,60}$/.test(asked) ? asked : null
}

/** What is chosen for a new table. */
export type Chosen = {
  readonly game: string
  readonly mix: MixWanted
  /** The betting; the usual one of the game where it has no such. */
  readonly structure: string
  readonly size: number
  readonly book: Games['books'][number]['id'] | 'house'
  readonly house: HouseSent | null
  readonly cards: 'software' | 'real'
  readonly chairs: number
  readonly bots: number
  readonly name: string
  readonly policy: typeof USUAL_POLICY
  readonly placard: typeof USUAL_PLACARD
  readonly options: OptionsChosen
}

/** As most tables are. */
export const USUAL: Chosen = {
  game: 'holdem',
  mix: { forms: ['holdem', 'omaha-8'], turn: 'orbit' },
  structure: '',
  size: 10,
  book: 'rrp',
  house: null,
  cards: 'software',
  chairs: 6,
  bots: 3,
  name: '',
  policy: USUAL_POLICY,
  placard: USUAL_PLACARD,
  options: USUAL_OPTIONS,
}

/** What follows from the choice: the form, the betting, the seats, and the table as the room takes it. */
export const tableChosen = (chosen: Chosen, games: Games) => {
  const { game, mix: own, placard, policy, book, house, cards, name, size } = chosen
  const form = games.forms.find(({ id }) => id === game)
  const mix = games.mixes.find(({ id }) => id === game)
  const parts = game === OWN_MIX ? games.forms.filter(({ id }) => own.forms.includes(id)) : []
  const most = Math.min(10, form?.seats ?? mix?.seats ?? 10, ...parts.map(({ seats }) => seats))
  const seats = Math.min(chosen.chairs, most)
  const bots = Math.min(chosen.bots, seats - 1)
  const structures = form?.structures ?? []
  const structure = chosenIn(structures, chosen.structure) ?? structures[0]
  const killable =
    form === undefined
      ? mix !== undefined || parts.some(part => isKillable(part, part.structures[0]))
      : isKillable(form, structure)
  const pot = form === undefined || form.opening !== 'nothing'
  const wanted: TableWanted = {
    ...(game === OWN_MIX ? { mix: own } : { form: game }),
    size,
    ...(book === 'house' ? house !== null && { house } : { book }),
    chairs: seats,
    ...(cards === 'real' ? { cards } : { bots, sit: true }),
    ...placardOf(placard, { pot, killable }, size),
    ...policyWanted(policy),
    ...(cards === 'software' && optionsOf(chosen.options)),
    ...(structure !== undefined && { structure }),
    ...(name.trim() !== '' && { name: name.trim() }),
  }
  return { form, mix, most, seats, bots, structures, structure, killable, pot, wanted }
}
