import { chipsWords, type NightShown, netWords } from '@cardroom/room/protocol'
import styles from '../bank/bank.module.css'
import { texts } from '../words/texts.ts'

/** How everybody did, the best first. */
export const ResultsTable = ({ night: { people } }: { readonly night: NightShown }) => (
  <table className={styles.balances}>
    <caption className="visually-hidden">{texts.night.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.night.player}</th>
        <th scope="col">{texts.night.hands}</th>
        <th scope="col">{texts.night.ahead}</th>
        <th scope="col">{texts.night.bought}</th>
        <th scope="col">{texts.night.won}</th>
      </tr>
    </thead>
    <tbody>
      {people
        .toSorted((a, b) => b.net - a.net)
        .map(({ person, name, bot, deals, ahead, bought, net }) => (
          <tr key={person}>
            <th scope="row">
              {name} {bot && <span className={styles.bot}>{texts.night.bot}</span>}
            </th>
            <td>{deals}</td>
            <td>{deals === 0 ? texts.night.none : texts.stats.percent(ahead / deals)}</td>
            <td>{chipsWords(bought)}</td>
            <td className={net > 0 ? styles.gain : net < 0 ? styles.loss : ''}>{netWords(net)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
