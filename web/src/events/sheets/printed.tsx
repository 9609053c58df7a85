import { chipsWords, type EventSheets } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from './sheets.module.css'

/** Who sits where, table by table. */
export const Seating = ({ seating }: { readonly seating: EventSheets['seating'] }) =>
  seating.length === 0 ? (
    <p>{words.noSeats}</p>
  ) : (
    <div className={styles.tables}>
      {seating.map(({ table, seats }) => (
        <section key={table}>
          <h3>{words.table(table)}</h3>
          <table className={look.table}>
            <tbody>
              {seats.map(({ seat, name, stack }) => (
                <tr key={seat}>
                  <td>{seat}</td>
                  <th scope="row">{name}</th>
                  <td data-figure>{chipsWords(stack)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )

/** What is posted about the buy-in, where the house posts it. */
export const Posted = ({ posted: { price, cashValue } }: { readonly posted: EventSheets['structure']['posted'] }) => {
  const sum = (money: number): string => (money === 0 ? '' : chipsWords(money))
  return (
    <>
      {price !== null && <p>{words.posted(chipsWords(price.buyIn), sum(price.fee), sum(price.bounty))}</p>}
      {!cashValue && <p>{words.noCashValue}</p>}
    </>
  )
}

/** The chips of the night: a line for each bag, signed by its player. */
export const Bags = ({ bags }: { readonly bags: EventSheets['bags'] }) =>
  bags.length === 0 ? (
    <p>{words.noBags}</p>
  ) : (
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">{words.playerHead}</th>
          <th scope="col" data-figure>
            {words.chipsHead}
          </th>
          <th scope="col">{words.signature}</th>
        </tr>
      </thead>
      <tbody>
        {bags.map(({ name, stack }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-figure>{chipsWords(stack)}</td>
            <td className={styles.line} />
          </tr>
        ))}
      </tbody>
    </table>
  )
