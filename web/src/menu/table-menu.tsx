import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { termsWords } from '../clock/clock-words.ts'
import { LastDealLink } from '../deals/last-deal.tsx'
import { order } from '../line/table-line.ts'
import { later } from '../panel/later.tsx'
import { Panel } from '../panel/panel.tsx'
import { askWhy } from '../why/why.ts'
import { EndNight } from './end-night.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { InviteButton } from './invite-button.tsx'
import { HELPER_KEYS, KEYS } from './keys.ts'
import styles from './menu.module.css'
import { SeatOrders } from './seat-orders.tsx'

const BankPanel = later(async () => (await import('../bank/bank-panel.tsx')).BankPanel)

const PeoplePanel = later(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const QrCode = later(async () => (await import('./qr-code.tsx')).QrCode)
const SettingsPanel = later(async () => (await import('../settings/settings-panel.tsx')).SettingsPanel)

/** What host, dealer and floor do beside playing: invite, seat bots, and report what went wrong. */
export const TableMenu = ({ frame }: { readonly frame: Frame }) => {
  const [open, setOpen] = useState<'menu' | 'incident' | 'bank' | 'end' | 'people' | 'settings' | null>(null)
  const { common, own } = frame
  const staff = own.role === 'host' || own.role === 'dealer' || own.role === 'floor'
  const free = common.seats.find(({ person }) => person === null)
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        Menu
      </button>
      {open === 'menu' && (
        <Panel title="The table" onClose={() => setOpen(null)}>
          <div className={styles.list}>
            {common.open && (
              <div className={styles.invite}>
                <div>
                  <InviteButton />
                  <p>Friends come by this link, or scan the code with a phone.</p>
                </div>
                <QrCode link={`${location.origin}/t/${common.table}`} />
              </div>
            )}
            {staff && (
              <button type="button" disabled={common.deal === null} onClick={() => setOpen('incident')}>
                Something went wrong: report it
              </button>
            )}
            <button type="button" onClick={() => setOpen('people')}>
              {own.role === 'host' ? 'People and invitations' : 'People'}
            </button>
            <button type="button" onClick={() => setOpen('settings')}>
              Settings
            </button>
            <button type="button" onClick={() => askWhy(common.game.rules)}>
              How {common.game.formName} is played
            </button>
            <Link href={`/t/${common.table}/rules`} className={styles.link}>
              House rules: {common.game.book}
            </Link>
            <button type="button" onClick={() => setOpen('bank')}>
              The bank
            </button>
            <LastDealLink frame={frame} className={styles.link} />
            <Link href={`/t/${common.table}/deals`} className={styles.link}>
              The deals
            </Link>
            <Link href={`/t/${common.table}/night`} className={styles.link}>
              The night’s results
            </Link>
            {own.role === 'host' && free !== undefined && common.live === null && (
              <button
                type="button"
                onClick={() => order({ type: 'bot', seat: free.seat, chips: common.game.buyIn, temper: 'steady' })}
              >
                Seat a bot in seat {free.seat}
              </button>
            )}
            {own.role === 'host' && common.live === null && (
              <button type="button" onClick={() => order({ type: 'pause', paused: !common.paused })}>
                {common.paused ? 'Go on with the deals' : 'Pause after this deal'}
              </button>
            )}
            {own.role === 'host' && !common.ended && (
              <button
                type="button"
                onClick={() => (common.ending ? order({ type: 'end', ends: false }) : setOpen('end'))}
              >
                {common.ending ? 'Go on: do not end the night' : 'End the night'}
              </button>
            )}
            {own.seat !== null && <SeatOrders frame={frame} />}
          </div>
          <h3>Keys</h3>
          <dl className={styles.keys}>
            {(common.live === null ? KEYS : HELPER_KEYS).map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.seal}>
            {termsWords(common.clock)} {common.game.mix.length > 0 && <>The mix: {common.game.mix.join(', ')}. </>}
            {common.seal !== null && (
              <>
                The seal of this deck: <code>{common.seal.slice(0, 24)}…</code>
              </>
            )}
          </p>
        </Panel>
      )}
      {open === 'bank' && <BankPanel id={common.table} onClose={() => setOpen(null)} />}
      {open === 'end' && (
        <EndNight dealIsOn={common.deal !== null && common.deal.phase !== 'ended'} onClose={() => setOpen(null)} />
      )}
      {open === 'incident' && <IncidentPanel frame={frame} onClose={() => setOpen(null)} />}
      {open === 'people' && <PeoplePanel frame={frame} onClose={() => setOpen(null)} />}
      {open === 'settings' && <SettingsPanel onClose={() => setOpen(null)} />}
    </>
  )
}
