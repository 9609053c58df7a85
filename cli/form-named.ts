import { type Form, forms } from '@cardroom/engine'
import { gameNamed } from './game-named.ts'
import { type NamedRefusal, refused } from './named-refusal.ts'

/** One form by its name: an id, an id with -bomb-pot, or a JSON file; a mix is several. */
export const formNamed = async (name: string): Promise<Form | NamedRefusal> => {
  const game = await gameNamed(name)
  if ('why' in game) return game
  const [part, ...more] = game.parts
  if (part === undefined || more.length > 0) return refused('a-mix', { about: { name, games: game.parts.length } })
  return typeof part.form === 'string' ? forms[part.form] : part.form
}
