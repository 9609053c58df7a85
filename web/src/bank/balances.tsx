import { type BankShown, chipsWords, netWords } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'

/** Balances: bought in, cashed out, on the table, won or lost; the total is always zero. */
export const Balances = ({ bank: { balances, house, dealIsOn, ended } }: { readonly bank: BankShown }) => {
  const corrected = balances.some(it => it.corrected !== 0)
  const together = balances.reduce((sum, { net }) => sum + net, house.net)
  return (
    <>
      <table className={styles.balances}>
        <caption className="visually-hidden">{texts.bank.balances}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.bank.player}</th>
            <th scope="col">{texts.bank.bought}</th>
            <th scope="col">{texts.bank.cashedOut}</th>
            {!ended && <th scope="col">{texts.bank.onTable}</th>}
            {corrected && <th scope="col">{texts.bank.corrected}</th>}
            <th scope="col">{texts.bank.net}</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(it => (
            <tr key={it.person}>
              <th scope="row">
                {it.name} {it.bot && <span className={styles.bot}>{texts.bank.bot}</span>}
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
              <th scope="row">{texts.bank.house}</th>
              <td colSpan={ended ? 2 : 3} className={styles.note}>
                {house.collected > 0 && texts.bank.collected(chipsWords(house.collected))}
              </td>
              {corrected && <td>{netWords(house.corrected)}</td>}
              <Net net={house.net} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={(ended ? 3 : 4) + (corrected ? 1 : 0)}>
              {texts.bank.total}
            </th>
            <td data-together>{netWords(together)}</td>
          </tr>
        </tfoot>
      </table>
      {dealIsOn && <p className={styles.note}>{texts.bank.handIsOn}</p>}
    </>
  )
}

const Net = ({ net }: { readonly net: number }) => (
  <td className={net > 0 ? styles.gain : net < 0 ? styles.loss : ''} data-net={net}>
    {netWords(net)}
  </td>
)
