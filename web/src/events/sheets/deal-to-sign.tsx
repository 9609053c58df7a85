import { chipsWords, type EventSheets } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { RuleIds } from '../look/rule-ids.tsx'
import type { EventAt } from '../use-event.ts'
import styles from './sheets.module.css'

type Share = NonNullable<EventSheets['deal']>['shares'][number]

type DealShown = {
  readonly view: EventAt['view']
  readonly deal: EventSheets['deal']
  /** The way of dividing that is shown first. */
  readonly asked: string | null
}

/** The deal that was agreed, or those that can be: players sign one on paper, and then the director confirms it. */
export const DealToSign = ({ view, deal, asked }: DealShown) => {
  const offers = view.director?.deals ?? []
  const [chosen, setChosen] = useState(asked)
  if (deal !== null)
    return (
      <>
        <p>{words.dealAgreed(words.dealWays[deal.way])}</p>
        {deal.improper && <p>{words.dealImproper}</p>}
        <Shares shares={deal.shares} left={deal.left} />
        <RuleIds rules={deal.rules} />
      </>
    )
  const offer = offers.find(({ way }) => way === chosen) ?? offers.at(-1)
  if (offer === undefined) return <p>{words.noDeal}</p>
  const stackOf = (player: string): number => view.entrants.find(it => it.player === player)?.stack ?? 0
  return (
    <>
      <fieldset className={`${look.segments} ${styles.ways}`} aria-label={words.dealTitle}>
        {offers.map(({ way }) => (
          <button key={way} type="button" aria-pressed={way === offer.way} onClick={() => setChosen(way)}>
            {words.dealWays[way]}
          </button>
        ))}
      </fieldset>
      <p>{words.dealOffered(words.dealWays[offer.way])}</p>
      <Shares
        shares={offer.shares.map(({ player, name, prize }) => ({ name, prize, stack: stackOf(player) }))}
        left={0}
      />
    </>
  )
}

/** A line for each player with their sum and where they sign, what it comes to, and where the director signs. */
const Shares = ({ shares, left }: { readonly shares: readonly Share[]; readonly left: number }) => {
  const total = (of: (share: Share) => number): string => chipsWords(shares.reduce((sum, share) => sum + of(share), 0))
  return (
    <>
      <p>{words.signedBy}</p>
      <table className={`${look.table} ${styles.signed}`}>
        <thead>
          <tr>
            <th scope="col">{words.playerHead}</th>
            <th scope="col" data-figure>
              {words.chipsHead}
            </th>
            <th scope="col" data-figure>
              {words.prizeHead}
            </th>
            <th scope="col">{words.signature}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, stack, prize }, i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              <td data-figure>{chipsWords(stack)}</td>
              <td data-figure>{chipsWords(prize)}</td>
              <td className={styles.line} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td data-figure>{total(({ stack }) => stack)}</td>
            <td data-figure>{total(({ prize }) => prize)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      {left > 0 && (
        <p>
          {words.dealLeft}: {chipsWords(left)}
        </p>
      )}
      <dl className={styles.house}>
        {[words.dateAndTime, words.directorSigns].map(line => (
          <div key={line}>
            <dt>{line}</dt>
            <dd className={styles.line} />
          </div>
        ))}
      </dl>
    </>
  )
}
