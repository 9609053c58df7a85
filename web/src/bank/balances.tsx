import { type BankShown, chipsWords, netWords } from '@cardroom/room/protocol'
import styles from './bank.module.css'

/** How everybody stands: bought, cashed out, on the table, and what is won or lost; all together come to nothing. */
export const Balances = ({ bank: { balances, house, dealIsOn, ended } }: { readonly bank: BankShown }) => {
  const corrected = balances.some(it => it.corrected !== 0)
  const together = balances.reduce((sum, { net }) => sum + net, house.net)
  return (
    <>
      <table className={styles.balances}>
        <caption className="visually-hidden">How everybody stands</caption>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Bought</th>
            <th scope="col">Cashed out</th>
            {!ended && <th scope="col">On the table</th>}
            {corrected && <th scope="col">Corrected</th>}
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(it => (
            <tr key={it.person}>
              <th scope="row">
                {it.name} {it.bot && <span className={styles.bot}>bot</span>}
              </th>
              <td>{chipsWords(it.bought)}</td>
              <td>{chipsWords(it.cashedOut)}</td>
              {!ended && <td>{chipsWords(it.onTable)}</td>}
              {corrected && <td>{netWords(it.corrected)}</td>}
              <Net net={it.net} />
            </tr>
          ))}
          {(house.net !== 0 || house.collected !== 0) && (
            <tr>
              <th scope="row">The house</th>
              <td colSpan={ended ? 2 : 3} className={styles.note}>
                {house.collected > 0 && `collected ${chipsWords(house.collected)}`}
              </td>
              {corrected && <td>{netWords(house.corrected)}</td>}
              <Net net={house.net} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={(ended ? 3 : 4) + (corrected ? 1 : 0)}>
              Together
            </th>
            <td data-together>{netWords(together)}</td>
          </tr>
        </tfoot>
      </table>
      {dealIsOn && <p className={styles.note}>A deal is on: all stands as it was when the deal began.</p>}
    </>
  )
}

const Net = ({ net }: { readonly net: number }) => (
  <td className={net > 0 ? styles.gain : net < 0 ? styles.loss : ''} data-net={net}>
    {netWords(net)}
  </td>
)
