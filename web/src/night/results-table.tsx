import { chipsWords, type NightShown, netWords } from '@cardroom/room/protocol'
import styles from '../bank/bank.module.css'

/** How everybody did, the best first. */
export const ResultsTable = ({ night: { people } }: { readonly night: NightShown }) => (
  <table className={styles.balances}>
    <caption className="visually-hidden">Results of the night</caption>
    <thead>
      <tr>
        <th scope="col">Who</th>
        <th scope="col">Deals</th>
        <th scope="col">Ahead in</th>
        <th scope="col">Bought</th>
        <th scope="col">Won</th>
      </tr>
    </thead>
    <tbody>
      {people
        .toSorted((a, b) => b.net - a.net)
        .map(({ person, name, bot, deals, ahead, bought, net }) => (
          <tr key={person}>
            <th scope="row">
              {name} {bot && <span className={styles.bot}>bot</span>}
            </th>
            <td>{deals}</td>
            <td>{deals === 0 ? '–' : `${Math.round((100 * ahead) / deals)}%`}</td>
            <td>{chipsWords(bought)}</td>
            <td className={net > 0 ? styles.gain : net < 0 ? styles.loss : ''}>{netWords(net)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
