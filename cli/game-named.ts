import { type Form, forms, isFormId, mixes, readForm } from '@cardroom/engine'
import { bombPot, gameCalled, type Mix, type MixPart, playedAt, type Structure } from '@cardroom/engine/forms'
import { near } from '@cardroom/engine/kinds'
import { type NamedRefusal, refused } from './named-refusal.ts'
import { readJson } from './read-json.ts'

/**
 * What is played, by its name: a form or a mix by its id or what players call it, a form as a bomb pot, a form of your
 * own in a JSON file, or several of these with commas between them, one an orbit.
 */
export const gameNamed = async (text: string, structure?: Structure): Promise<Mix | NamedRefusal> => {
  const names = text.split(',').map(name => idNamed(name.trim()))
  const parts: MixPart[] = []
  for (const name of names) {
    const named = await partsNamed(name)
    if ('why' in named) return named
    parts.push(...named)
  }
  const [only] = names
  const mix = names.length === 1 && isMixId(only!) ? mixes[only] : undefined
  const name = mix?.name ?? parts.map(part => formIn(part).name).join(', ')
  const game: Mix = { id: names.join(','), name, parts, turn: mix?.turn ?? 'orbit' }
  if (structure === undefined) return game
  const played = playedAt(game, structure)
  return played.ok ? played.mix : played.refusal
}

/** The id of a game that players call so; what is no such name stays as it is. */
const idNamed = (name: string): string => gameCalled(name) ?? name

const formIn = ({ form }: MixPart): Form => (typeof form === 'string' ? forms[form] : form)

const isMixId = (name: string): name is keyof typeof mixes => Object.hasOwn(mixes, name)

const partsNamed = async (name: string): Promise<readonly MixPart[] | NamedRefusal> => {
  if (isFormId(name)) return [{ form: name }]
  if (isMixId(name)) return mixes[name].parts
  const form = name.endsWith('.json') ? await formFromFile(name) : bombPotNamed(name)
  return 'why' in form ? form : [{ form }]
}

const BOMB_POT = '-bomb-pot'

const bombPotNamed = (name: string): Form | NamedRefusal => {
  const id = name.endsWith(BOMB_POT) ? idNamed(name.slice(0, -BOMB_POT.length)) : ''
  if (!isFormId(id)) return noSuchForm(name)
  const bomb = bombPot(forms[id])
  return bomb.ok ? bomb.form : bomb.refusal
}

const noSuchForm = (name: string): NamedRefusal => {
  const ids = [...Object.keys(forms), ...Object.keys(mixes)]
  const bomb = name.endsWith(BOMB_POT) ? BOMB_POT : ''
  const bombs = bomb === '' ? [] : near(name.slice(0, -bomb.length), Object.keys(forms)).map(id => id + bomb)
  const meant = [...bombs, ...near(name, ids)].slice(0, 3)
  return refused('no-such-form', { about: { name: name.slice(0, 60), meant } })
}

const formFromFile = async (file: string): Promise<Form | NamedRefusal> => {
  const json = await readJson(file)
  if ('why' in json) return refused('file-cannot-be-read', { about: { file, unread: json } })
  const read = readForm(json.value)
  if (read.ok) return read.form
  return refused('form-makes-no-sense', { about: { file }, problems: read.refusal.problems })
}
