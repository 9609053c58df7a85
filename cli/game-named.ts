import { type Form, forms, isFormId, mixes, readForm } from '@cardroom/engine'
import { bombPot, type Mix, type MixPart, playedAt, type Refused, type Structure } from '@cardroom/engine/forms'
import { near, problemText } from '@cardroom/engine/kinds'
import { readJson } from './read-json.ts'

/**
 * What is played, by its name: a form, a form as a bomb pot, a mix, a form of your own in a JSON file, or several of
 * these with commas between them, one an orbit.
 */
export const gameNamed = async (text: string, structure?: Structure): Promise<Mix | Refused> => {
  const names = text.split(',').map(name => name.trim())
  const parts: MixPart[] = []
  for (const name of names) {
    const named = await partsNamed(name)
    if ('refused' in named) return named
    parts.push(...named)
  }
  const [only] = names
  const mix = names.length === 1 && isMixId(only!) ? mixes[only] : undefined
  const name = mix?.name ?? parts.map(part => formIn(part).name).join(', ')
  const game: Mix = { id: names.join(','), name, parts, turn: mix?.turn ?? 'orbit' }
  return structure === undefined ? game : playedAt(game, structure)
}

const formIn = ({ form }: MixPart): Form => (typeof form === 'string' ? forms[form] : form)

const isMixId = (name: string): name is keyof typeof mixes => Object.hasOwn(mixes, name)

const partsNamed = async (name: string): Promise<readonly MixPart[] | Refused> => {
  if (isFormId(name)) return [{ form: name }]
  if (isMixId(name)) return mixes[name].parts
  const form = name.endsWith('.json') ? await formFromFile(name) : bombPotNamed(name)
  return 'refused' in form ? form : [{ form }]
}

const BOMB_POT = '-bomb-pot'

const bombPotNamed = (name: string): Form | Refused => {
  const id = name.endsWith(BOMB_POT) ? name.slice(0, -BOMB_POT.length) : ''
  return isFormId(id) ? bombPot(forms[id]) : noSuchForm(name)
}

const noSuchForm = (name: string): Refused => {
  const ids = [...Object.keys(forms), ...Object.keys(mixes)]
  const bomb = name.endsWith(BOMB_POT) ? BOMB_POT : ''
  const bombs = bomb === '' ? [] : near(name.slice(0, -bomb.length), Object.keys(forms)).map(id => id + bomb)
  const meant = [...bombs, ...near(name, ids)].slice(0, 3)
  const hint =
    meant.length > 0
      ? `did you mean ${meant.join(', ')}?`
      : `accepted: the ids that "cardroom forms" lists, also with ${BOMB_POT}, the mixes ${Object.keys(mixes).join(', ')}, or a JSON file`
  return { refused: `there is no form "${name.slice(0, 60)}"; ${hint}` }
}

const formFromFile = async (file: string): Promise<Form | Refused> => {
  const json = await readJson(file)
  if ('problem' in json) return { refused: `${file} ${json.problem}` }
  const read = readForm(json.value)
  return 'form' in read
    ? read.form
    : { refused: `${file} is not a sound form:\n  ${read.problems.map(problemText).join('\n  ')}` }
}
