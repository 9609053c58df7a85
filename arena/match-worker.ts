import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, matchSums } from '@cardroom/engine/arena'
import type { PartOfMatch, PartPlayed } from './workers.ts'

const { module, options } = workerData as PartOfMatch
const found = (await import(module)) as { readonly bots?: unknown; readonly default?: unknown }
const bots = found.bots ?? found.default
if (!Array.isArray(bots) || !bots.every(bot => typeof bot === 'function'))
  throw new TypeError(`${module} has no bots; accepted: export const bots = [first, second]`)
const players: readonly Bot[] = bots
const played: PartPlayed = { sums: matchSums(players, options), names: players.map(bot => bot.name) }
parentPort!.postMessage(played)
