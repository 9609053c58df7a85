import { type FormId, forms } from '../../forms/forms.ts'
import { dealSeen } from './deals-seen.ts'
import { eventNames, eventSeen } from './events-seen.ts'
import { floorNames, floorSeen } from './floors-seen.ts'
import { nightSeen } from './nights-seen.ts'
import { ordersSeen, orderTables } from './orders-seen.ts'
import { recordNames, recordSeen } from './records-seen.ts'
import { casesSeen, situationsSeen } from './rulings-seen.ts'
import { sceneNamed } from './scenes-seen.ts'
import { troubleSeen } from './trouble-seen.ts'
import { wagersSeen } from './wagers-seen.ts'
import type { Witness } from './witness.ts'

/**
 * The witness of this name, and others like it: where play has changed, so that the one sees nothing any more, another
 * of its kind may.
 */
export function* witnessesLike(name: string): Generator<Witness> {
  const [, kind = '', number = '', , of = ''] = /^(\w+)(?: (\d+))?(,? (?:of|at) )?(.*)$/.exec(name) ?? []
  const numbers = [Number(number), ...Array.from({ length: MOST[kind] ?? 0 }, (_, i) => i)]
  switch (kind) {
    case 'case':
    case 'situation': {
      const list = kind === 'case' ? casesSeen : situationsSeen(of.split(',')[0] as FormId)
      const type = /, (\w+)/.exec(name)?.[1]
      yield* list.filter(it => it.name === name)
      yield* list.filter(it => it.name !== name && /, (\w+)/.exec(it.name)?.[1] === type)
      return
    }
    case 'deal':
      for (const n of numbers) yield dealSeen(forms[of as FormId], n)
      return
    case 'trouble':
      for (const n of numbers) yield troubleSeen(forms[of as FormId], n)
      return
    case 'wagers':
      for (const n of numbers) yield wagersSeen(n)
      return
    case 'night':
      for (const n of numbers) yield nightSeen(of, n)
      return
    case 'floor':
      yield floorSeen(name.slice('floor '.length))
      yield* floorNames.map(floorSeen)
      return
    case 'record':
      yield recordSeen(of)
      yield* recordNames.map(recordSeen)
      return
    case 'event':
      yield eventSeen(name.slice('event '.length))
      yield* eventNames.map(eventSeen)
      return
    case 'asked':
    case 'played':
    case 'seated':
      yield sceneNamed(name)
      return
    case 'orders':
      yield ordersSeen(of)
      yield* orderTables().map(ordersSeen)
      return
    default:
      throw new Error(`there is no witness ${name}`)
  }
}

/** This many others of a kind are asked. */
const MOST: Readonly<Record<string, number>> = { deal: 40, trouble: 10, wagers: 60, night: 60 }
