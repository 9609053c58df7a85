import type { EventOrder } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'
import { Conduct } from './conduct.tsx'
import { MoveForm } from './move-form.tsx'

/** About one player: away or back, a warning, hands missed, another seat, out of the event. */
export const PlayerSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const players = view.entrants.filter(({ status }) => status !== 'out' && status !== 'withdrawn')
  const [player, setPlayer] = useState('')
  const [about, setAbout] = useState('')
  const chosen = players.find(it => it.player === player)
  const reason = about.trim()
  const act = (text: string, order: EventOrder, enabled = true, danger = false) => (
    <button
      type="button"
      className={`${look.button} ${danger ? look.danger : ''}`}
      disabled={busy || !enabled}
      onClick={() => void send(order).then(ok => ok && onClose())}
    >
      {text}
    </button>
  )
  return (
    <Sheet title={words.playerTitle} onClose={onClose}>
      <NotAccepted at={at} />
      <label className={look.field}>
        {words.whichPlayer}
        <select value={player} onChange={({ target }) => setPlayer(target.value)}>
          <option value="">{words.choosePlayer}</option>
          {players.map(it => (
            <option key={it.player} value={it.player}>
              {it.name}
              {it.table === null || it.seat === null ? '' : `, ${words.tableSeat(it.table, it.seat)}`}
            </option>
          ))}
        </select>
      </label>
      {chosen !== undefined && chosen.status === 'playing' && (
        <>
          <div className={look.buttons}>
            {chosen.away === null
              ? act(words.markAway, { type: 'MarkAway', player })
              : act(words.comeBack, { type: 'ComeBack', player })}
            {chosen.away === null && act(words.neverCame, { type: 'MarkAway', player, neverCame: true })}
            {chosen.away !== null && !chosen.came && act(words.reached, { type: 'Reach', player, keep: true })}
            {chosen.away !== null &&
              !chosen.came &&
              act(words.removeNoShow, { type: 'RemoveNoShow', player }, true, true)}
          </div>
          <label className={look.field}>
            {words.about}
            <input value={about} maxLength={200} onChange={({ target }) => setAbout(target.value)} />
          </label>
          <div className={look.buttons}>
            {act(words.warn, { type: 'Warn', player, about: reason }, reason !== '')}
            {act(words.disqualify, { type: 'Disqualify', player, about: reason }, reason !== '', true)}
          </div>
          <Conduct player={player} act={act} />
          <MoveForm
            view={view}
            busy={busy}
            onMove={to => send({ type: 'MovePlayer', player, ...to })}
            onDone={onClose}
          />
        </>
      )}
      {chosen !== undefined && chosen.status !== 'playing' && (
        <div className={look.buttons}>{act(words.withdraw, { type: 'Withdraw', player }, true, true)}</div>
      )}
    </Sheet>
  )
}
