import { ask } from '../../ask/ask.ts'
import { askedScenes } from './asked-scenes.ts'
import { playedScenes } from './played-scenes.ts'
import { tableScenes } from './table-scenes.ts'
import type { Witness } from './witness.ts'

/** The scene of this name: what is asked of it, how a deal goes on, or what comes of orders at a table. */
export const sceneNamed = (name: string): Witness => {
  const witness = scenesSeen.find(scene => scene.name === name)
  if (witness === undefined) throw new Error(`there is no scene ${name}`)
  return witness
}

/** The scenes made by hand, each for a point that hardly any play comes to. */
export const scenesSeen: readonly Witness[] = [
  ...Object.entries(askedScenes).map(
    ([name, scenario]): Witness => ({ name: `asked ${name}`, under: book => ask({ ...scenario, book }) }),
  ),
  ...Object.entries(playedScenes).map(([name, under]): Witness => ({ name: `played ${name}`, under })),
  ...Object.entries(tableScenes).map(([name, under]): Witness => ({ name: `seated ${name}`, under })),
]
