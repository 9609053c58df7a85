import type { EventOrder } from '@cardroom/room/protocol'

/** A level of the schedule, as an order has it. */
type Level = Extract<EventOrder, { readonly type: 'ChangeSchedule' }>['levels'][number]

/** A level as it is being typed; `minutes` counts hands in a level that goes by hands. */
export type DraftLevel = {
  readonly small: string
  readonly big: string
  readonly ante: string
  readonly minutes: string
  readonly break: string
  readonly by: 'minutes' | 'deals'
  readonly antes: Level['antes']
  readonly game?: Level['game']
}

/** A level, to be changed. */
export const draftOf = ({ small, big, ante, antes, lasts, breakAfter, game }: Level): DraftLevel => ({
  small: String(small),
  big: String(big),
  ante: String(ante),
  minutes: String('minutes' in lasts ? lasts.minutes : lasts.deals),
  break: String(breakAfter),
  by: 'minutes' in lasts ? 'minutes' : 'deals',
  antes,
  ...(game !== undefined && { game }),
})

/** What was typed as a level; what makes no sense in it is the room's to say. */
export const levelOf = ({ small, big, ante, minutes, break: pause, by, antes, game }: DraftLevel): Level => ({
  small: Number(small),
  big: Number(big),
  ante: Number(ante),
  antes,
  lasts: by === 'minutes' ? { minutes: Number(minutes) } : { deals: Number(minutes) },
  breakAfter: Number(pause),
  ...(game !== undefined && { game }),
})

/** One more level after this one: twice its blinds, which the same chips can pay. */
export const nextDraft = (before: DraftLevel): DraftLevel => {
  const grown = (chips: string): string => String(Number(chips) * 2)
  return { ...before, small: grown(before.small), big: grown(before.big), ante: grown(before.ante), break: '0' }
}
