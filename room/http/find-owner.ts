import { HOUSE } from '../nodes/groups.ts'
import type { Place } from '../nodes/node.ts'
import { FAULT } from '../shown/followers.ts'
import { isNotOwner, notOwner } from '../streams/not-owner.ts'
import { asideIn } from '../tables/set-aside.ts'
import type { Heard, Said } from './lent-lines.ts'
import type { Page } from './routed-talk.ts'
import { MOVING } from './routing.ts'
import { type AboutThing, groupOfMessage } from './thing.ts'

/**
 * How long to look for the owner of something, and how long the owner may take to answer before looking again. What must be
 * shown is looked for again later, and holds up what else is said on the line no longer than that.
 */
const PATIENCE = 10_000
const TO_SHOW = 1000
const ANSWERS_IN = 800
const AGAIN = 100

/** Who has answered a message, and what; this node answers its own pages by itself. */
export type Answered = { readonly by: string | 'here'; readonly texts: readonly string[] }

/** Has a message answered by the owner of what it is about. A node that doesn't own it, or doesn't answer, is no reason to give up at once. */
export const answered = async (page: Page, message: AboutThing, asks: (node: string) => void): Promise<Answered> => {
  const { node } = page.nearby
  const group = groupOfMessage(message)
  const until = performance.now() + (message.type === 'watch' || message.type === 'follow' ? TO_SHOW : PATIENCE)
  for (;;) {
    const place = await node.where(group)
    // a page whose line is gone says it again on its next, and may hear there that it is refused
    if (page.isOver) throw notOwner(group)
    const by = place.here ? 'here' : place.node
    asks(by)
    const texts = await (place.here ? answeredHere(page, message) : answeredBy(page, message, place))
    if (texts !== null) return { by, texts }
    node.forget(group)
    await new Promise(resolve => setTimeout(resolve, AGAIN))
    if (performance.now() > until) throw notOwner(group)
  }
}

const answeredHere = async (page: Page, message: AboutThing): Promise<readonly string[] | null> => {
  const { here, nearby } = page
  try {
    if (groupOfMessage(message) === HOUSE) await nearby.houseReady()
    if (page.isOver) return null
    await ('table' in message ? here.tables.answer(message) : here.shown.answer(message))
    return []
  } catch (cause) {
    if (isNotOwner(cause)) return null
    throw cause
  }
}

/** What has no answer may have been done: it is asked again under the same name. */
const answeredBy = async (
  page: Page,
  message: AboutThing,
  { node: by, epoch }: Extract<Place, { readonly here: false }>,
): Promise<readonly string[] | null> => {
  const { nearby, line, barred, about } = page
  const said: Said = {
    from: nearby.node.id,
    line: page.id(),
    language: line.language,
    barred: 'table' in message ? barred(message.table) : null,
    ...about(),
    message,
    epoch,
    trace: page.traces?.current(),
  }
  const heard = await nearby.node.ask<Heard>(by, 'say', said, ANSWERS_IN).catch(() => null)
  return heard !== null && 'texts' in heard ? heard.texts : null
}

/** An order that found nobody can be given again, under the same name. */
export const refuseFor =
  ({ line, onError }: Page, id: string) =>
  (cause: unknown): void => {
    const refused = asideIn(cause) ?? (isNotOwner(cause) ? MOVING : FAULT)
    if (refused === FAULT) onError(cause)
    line.refuse(id, refused)
  }
