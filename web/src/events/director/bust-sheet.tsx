import type { EventOrder, EventView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import sheet from '../look/sheet.module.css'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'
import { type Busting, bustPlayers, equals, marked, nextPlace, withBetter } from './busting.ts'
import { SeatGrid } from './seat-grid.tsx'

type BustPlayers = Extract<EventOrder, { readonly type: 'BustOut' }>['players']

/** Who is out and by whom, one or several on the same hand: the director carries it out, anybody else reports it. */
export const BustSheet = ({
  view,
  at,
  from,
  says,
  onBust,
  onClose,
}: {
  readonly view: EventView
  readonly at: EventAt
  /** The table that is shown first. */
  readonly from: number | null
  readonly says: (names: readonly string[]) => string
  readonly onBust: (players: BustPlayers) => Promise<boolean>
  readonly onClose: () => void
}) => {
  const { tables, entrants } = view
  const [table, setTable] = useState(from ?? tables[0]?.table ?? 0)
  const [busting, setBusting] = useState<readonly Busting[]>([])
  const nameOf = (player: string): string => entrants.find(it => it.player === player)?.name ?? ''
  const names = busting.map(({ player }) => nameOf(player))
  const change = (player: string, some: Partial<Busting>): void =>
    setBusting(now => now.map(it => (it.player === player ? { ...it, ...some } : it)))
  const bust = async (): Promise<void> => {
    if (await onBust(bustPlayers(busting, entrants))) onClose()
  }
  return (
    <Sheet title={words.whoIsOut} onClose={onClose}>
      <SeatGrid
        view={view}
        table={table}
        onTable={setTable}
        chosen={busting.map(({ player }) => player)}
        onChoose={player => setBusting(now => marked(now, player))}
      />
      {busting.map(one => (
        <ByWhom key={one.player} one={one} view={view} all={busting} onChange={some => change(one.player, some)} />
      ))}
      <BetterHand
        view={view}
        busting={busting}
        onChoose={(among, better) => setBusting(now => withBetter(now, among, better))}
      />
      {busting.length > 0 && (
        <p className={look.note}>
          {words.outNote(names, words.place(nextPlace(entrants, busting)), nextPlace(entrants, busting) - 1)}{' '}
          {busting.length > 1 ? words.sameHand : words.alsoOut}
        </p>
      )}
      <NotAccepted at={at} />
      <button
        type="button"
        className={`${look.button} ${look.primary} ${look.big} ${sheet.act}`}
        disabled={at.busy || busting.length === 0}
        onClick={() => void bust()}
      >
        {says(names)}
      </button>
    </Sheet>
  )
}

const ByWhom = ({
  one: { player, by, stack },
  view: { entrants },
  all,
  onChange,
}: {
  readonly one: Busting
  readonly view: EventView
  readonly all: readonly Busting[]
  readonly onChange: (some: Partial<Busting>) => void
}) => {
  const gone = entrants.find(it => it.player === player)!
  const others = entrants.filter(
    it => it.status === 'playing' && it.table === gone.table && all.every(out => out.player !== it.player),
  )
  const chip = (text: string, who: string | null) => (
    <button
      key={who ?? ''}
      type="button"
      className={look.chip}
      aria-pressed={by === who}
      onClick={() => onChange({ by: who })}
    >
      {text}
    </button>
  )
  return (
    <fieldset className={look.stack}>
      <legend className={look.legend}>{all.length === 1 ? words.byWhom : words.byWhomOf(gone.name)}</legend>
      <div className={look.buttons}>
        {others.map(it => chip(it.name, it.player))}
        {chip(words.dontKnow, null)}
      </div>
      {all.length > 1 && (
        <label className={look.field}>
          {words.startedWith(gone.name)}
          <input
            inputMode="numeric"
            value={stack}
            placeholder={String(gone.stack)}
            onChange={({ target }) => onChange({ stack: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}

/** Two of them had equal stacks: whose hand was better decides what cannot be shared. */
const BetterHand = ({
  view: { entrants },
  busting,
  onChoose,
}: {
  readonly view: EventView
  readonly busting: readonly Busting[]
  readonly onChoose: (among: readonly string[], better: string | null) => void
}) => {
  const among = equals(busting, entrants)
  if (among.length === 0) return null
  const better = busting.find(it => it.better === true)?.player ?? null
  return (
    <fieldset className={look.stack}>
      <legend className={look.legend}>{words.betterHand}</legend>
      <div className={look.buttons}>
        {[...among, null].map(player => (
          <button
            key={player ?? ''}
            type="button"
            className={look.chip}
            aria-pressed={better === player}
            onClick={() => onChoose(among, player)}
          >
            {player === null ? words.dontKnow : entrants.find(it => it.player === player)?.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
