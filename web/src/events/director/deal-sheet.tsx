import { chipsWords, type EventOrder } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

type Way = Extract<EventOrder, { readonly type: 'AgreeDeal' }>['way']

/** A deal on the prizes: what each would get by each way, or sums of their own; all have to agree. */
export const DealSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const offers = view.director?.deals ?? []
  const left = view.entrants.filter(({ status }) => status === 'playing')
  const pool = view.clock.prizes.slice(0, left.length).reduce((sum, prize) => sum + prize, 0)
  const [way, setWay] = useState<Way>(offers.at(-1)?.way ?? 'custom')
  const [still, setStill] = useState('0')
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const [agreed, setAgreed] = useState(false)
  const offer = offers.find(it => it.way === way)
  const prizeOf = (player: string): string =>
    way === 'custom'
      ? (new Map(Object.entries(own)).get(player) ?? '')
      : String(offer?.shares.find(it => it.player === player)?.prize ?? 0)
  const agree = async (): Promise<void> => {
    const signed = left.map(({ player }) => player)
    const shares = left.map(({ player }) => ({ player, prize: Number(prizeOf(player)) }))
    const order = { type: 'AgreeDeal', way, signed, left: Number(still) } as const
    if (await send(way === 'custom' ? { ...order, shares } : order)) onClose()
  }
  if (left.length < 2 || pool === 0)
    return (
      <Sheet title={words.dealTitle} onClose={onClose}>
        <p className={look.dim}>{words.dealNone}</p>
      </Sheet>
    )
  return (
    <Sheet title={words.dealTitle} onClose={onClose}>
      <fieldset className={look.segments} aria-label={words.dealTitle}>
        {[...offers.map(it => it.way), 'custom' as const].map(it => (
          <button key={it} type="button" aria-pressed={it === way} onClick={() => setWay(it)}>
            {words.dealWays[it]}
          </button>
        ))}
      </fieldset>
      <Shares
        left={left}
        prizeOf={prizeOf}
        onPrize={way === 'custom' ? (player, prize) => setOwn(now => ({ ...now, [player]: prize })) : null}
      />
      <p className={`${look.small} ${look.dim}`}>{words.dealPool(chipsWords(pool))}</p>
      <label className={look.field}>
        {words.dealLeft}
        <input type="number" min={0} max={pool} value={still} onChange={({ target }) => setStill(target.value)} />
        {Number(still) > 0 && way !== 'custom' && <small>{words.dealLeftAbout}</small>}
      </label>
      {offer !== undefined && <Link href={`/events/${at.id}/sheets?sheet=deal&way=${way}`}>{words.dealPrint}</Link>}
      <label className={look.tick}>
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        {words.dealSigned}
      </label>
      <NotAccepted at={at} />
      <button
        type="button"
        className={`${look.button} ${look.primary} ${look.big}`}
        disabled={busy || !agreed}
        onClick={() => void agree()}
      >
        {words.dealDo}
      </button>
    </Sheet>
  )
}

/** What each gets: to be read, or to be typed where players divide as they like. */
const Shares = ({
  left,
  prizeOf,
  onPrize,
}: {
  readonly left: EventAt['view']['entrants']
  readonly prizeOf: (player: string) => string
  readonly onPrize: ((player: string, prize: string) => void) | null
}) => (
  <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
    {left.map(({ player, name, stack }) => (
      <li key={player} className={look.row}>
        <div className={look.grow}>
          <b>{name}</b>
          <p className={`${look.small} ${look.dim} ${look.figures}`}>{words.chipsOf(chipsWords(stack))}</p>
        </div>
        {onPrize === null ? (
          <b className={look.figures}>{chipsWords(Number(prizeOf(player)))}</b>
        ) : (
          <label className={look.field}>
            <span className="visually-hidden">{words.prizeOfName(name)}</span>
            <input
              type="number"
              min={0}
              value={prizeOf(player)}
              onChange={({ target }) => onPrize(player, target.value)}
            />
          </label>
        )}
      </li>
    ))}
  </ul>
)
