import type { Frame } from '@cardroom/room/protocol'

/** The sounds of the table. */
export const SOUNDS = ['card', 'flip', 'check', 'chips', 'pot', 'turn', 'hurry', 'chat', 'win'] as const
export type SoundName = (typeof SOUNDS)[number]

/** What there was at the table before and after, as far as it can be heard. */
export type Heard = {
  /** The last piece of news that was there. */
  readonly seq: number
  readonly isTurn: boolean
}

/** The sounds of what is new, each once, however much came at a time: your own turn last. */
export const soundsOf = (
  before: Heard,
  { own, common }: Pick<Frame, 'own' | 'common'>,
  news: Frame['news'],
): readonly SoundName[] => {
  const fresh = news.filter(({ seq }) => seq > before.seq)
  const heard = new Set<SoundName>()
  for (const { kind, by } of fresh) {
    const sound = by === undefined ? KINDS.get(kind) : isOwn(by, own.seat, common) ? undefined : 'chat'
    if (sound !== undefined) heard.add(sound)
  }
  if (fresh.some(({ kind }) => kind === 'PotAwarded') && hasWon(own.seat, common)) heard.add('win')
  if (own.legal !== null && !before.isTurn) heard.add('turn')
  return SOUNDS.filter(name => heard.has(name))
}

const KINDS: ReadonlyMap<string, SoundName> = new Map<string, SoundName>([
  ['CardsDealt', 'card'],
  ['BoardDealt', 'card'],
  ['HandShown', 'flip'],
  ['Discarded', 'card'],
  ['Placed', 'card'],
  ['Checked', 'check'],
  ['Posted', 'chips'],
  ['Called', 'chips'],
  ['Bet', 'chips'],
  ['Raised', 'chips'],
  ['Completed', 'chips'],
  ['BroughtIn', 'chips'],
  ['PotAwarded', 'pot'],
])

const isOwn = (person: string, seat: number | null, { seats }: Frame['common']): boolean =>
  seat !== null && seats[seat - 1]?.person === person

const hasWon = (seat: number | null, { deal }: Frame['common']): boolean =>
  deal?.awards.some(({ to }) => to.some(it => it.seat === seat)) ?? false
