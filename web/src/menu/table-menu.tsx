import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { termsWords } from '../clock/clock-words.ts'
import { LastDealLink } from '../deals/last-deal.tsx'
import { order } from '../line/table-line.ts'
import { later } from '../panel/later.tsx'
import { Panel } from '../panel/panel.tsx'
import { askWhy } from '../why/why.ts'
import { texts } from '../words/texts.ts'
import { EndNight } from './end-night.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { InviteButton } from './invite-button.tsx'
import styles from './menu.module.css'
import { SeatOrders } from './seat-orders.tsx'

const BankPanel = later(async () => (await import('../bank/bank-panel.tsx')).BankPanel)

const PeoplePanel = later(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const QrCode = later(async () => (await import('../people/qr-code.tsx')).QrCode)
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
        {texts.menu.open}
      </button>
      {open === 'menu' && (
        <Panel title={texts.menu.title} onClose={() => setOpen(null)}>
          <div className={styles.list}>
            {common.open && (
              <div className={styles.invite}>
                <div>
                  <InviteButton />
                  <p>{texts.menu.shareHint}</p>
                </div>
                <QrCode link={`${location.origin}/t/${common.table}`} />
              </div>
            )}
            {staff && (
              <button type="button" disabled={common.deal === null} onClick={() => setOpen('incident')}>
                {texts.menu.report}
              </button>
            )}
            <button type="button" onClick={() => setOpen('people')}>
              {own.role === 'host' ? texts.menu.peopleAndInvitations : texts.menu.people}
            </button>
            <button type="button" onClick={() => setOpen('settings')}>
              {texts.menu.settings}
            </button>
            <button type="button" onClick={() => askWhy(common.game.rules)}>
              {texts.menu.howPlayed(common.game.formName)}
            </button>
            <Link href={`/t/${common.table}/rules`} className={styles.link}>
              {texts.menu.houseRules(common.game.book)}
            </Link>
            <button type="button" onClick={() => setOpen('bank')}>
              {texts.menu.bank}
            </button>
            <LastDealLink frame={frame} className={styles.link} />
            <Link href={`/t/${common.table}/deals`} className={styles.link}>
              {texts.menu.hands}
            </Link>
            <Link href={`/t/${common.table}/night`} className={styles.link}>
              {texts.menu.results}
            </Link>
            {own.role === 'host' && free !== undefined && common.live === null && (
              <button
                type="button"
                onClick={() => order({ type: 'bot', seat: free.seat, chips: common.game.buyIn, temper: 'steady' })}
              >
                {texts.menu.addBot(free.seat)}
              </button>
            )}
            {own.role === 'host' && common.live === null && (
              <button type="button" onClick={() => order({ type: 'pause', paused: !common.paused })}>
                {common.paused ? texts.menu.resume : texts.menu.pause}
              </button>
            )}
            {own.role === 'host' && !common.ended && (
              <button
                type="button"
                onClick={() => (common.ending ? order({ type: 'end', ends: false }) : setOpen('end'))}
              >
                {common.ending ? texts.menu.keepPlaying : texts.menu.endNight}
              </button>
            )}
            {own.seat !== null && <SeatOrders frame={frame} />}
          </div>
          <h3>{texts.menu.keysTitle}</h3>
          <dl className={styles.keys}>
            {(common.live === null ? texts.menu.keys : texts.menu.helperKeys).map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.seal}>
            {termsWords(common.clock)} {common.game.mix.length > 0 && texts.menu.mix(common.game.mix)}
            {common.seal !== null && (
              <>
                {texts.menu.seal}
                <code>{common.seal.slice(0, 24)}…</code>
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
