import type { Frame } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { termsWords } from '../clock/clock-words.ts'
import { LastDealLink } from '../deals/last-deal.tsx'
import { NextOrders } from '../next/next-orders.tsx'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { HostOrders } from './host-orders.tsx'
import styles from './menu.module.css'
import { Preferences } from './preferences.tsx'
import { SeatOrders } from './seat-orders.tsx'

/** What opens from the menu. */
export type Opens = 'incident' | 'bank' | 'end' | 'lesson' | 'options' | 'people' | 'settings'

/** A short sheet in groups: what players do often first, then the table, and what only the host does in a group of its own. */
export const MenuSheet = ({
  frame,
  onOpen,
  onClose,
}: {
  readonly frame: Frame
  readonly onOpen: (what: Opens) => void
  readonly onClose: () => void
}) => {
  const { common, own } = frame
  const staff = own.role === 'host' || own.role === 'dealer' || own.role === 'floor'
  return (
    <Panel title={texts.menu.title} onClose={onClose}>
      <section className={styles.list} aria-label={texts.menu.you}>
        <h3>{texts.menu.you}</h3>
        {own.seat !== null && <SeatOrders frame={frame} onDone={onClose} />}
        <button type="button" onClick={() => onOpen('settings')}>
          {texts.menu.settings}
        </button>
        <LastDealLink frame={frame} className={styles.link} />
        <Link href={`/t/${common.table}/deals`} className={styles.link}>
          {texts.menu.hands}
        </Link>
        {own.seat !== null && <NextOrders frame={frame} />}
      </section>
      <section className={styles.list} aria-label={texts.menu.table}>
        <h3>{texts.menu.table}</h3>
        <button type="button" onClick={() => onOpen('lesson')}>
          {texts.menu.howPlayed(common.game.formName)}
        </button>
        <Link href={`/t/${common.table}/rules`} className={styles.link}>
          {texts.menu.houseRules(common.game.book)}
        </Link>
        <Link href={`/desk?table=${common.table}`} className={styles.link}>
          {texts.menu.rulingDesk}
        </Link>
        <button type="button" onClick={() => onOpen('people')}>
          {own.role === 'host' ? texts.menu.peopleAndInvitations : texts.menu.people}
        </button>
        <button type="button" onClick={() => onOpen('bank')}>
          {texts.menu.bank}
        </button>
        <Link href={`/t/${common.table}/night`} className={styles.link}>
          {texts.menu.results}
        </Link>
      </section>
      {staff && <HostOrders frame={frame} onOpen={onOpen} onClose={onClose} />}
      {own.prefers !== null && (
        <details className={styles.more}>
          <summary>{texts.preferences.title}</summary>
          <Preferences prefers={own.prefers} sevenDeuce={own.sevenDeuce} />
        </details>
      )}
      <More frame={frame} />
    </Panel>
  )
}

/** The keys, how people are hurried, and the seal of the deck. */
const More = ({ frame: { common } }: { readonly frame: Frame }) => (
  <details className={styles.more}>
    <summary>{texts.menu.keysTitle}</summary>
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
  </details>
)
