import type { BankShown } from '@cardroom/room/protocol'

type Entry = BankShown['entries'][number]

/** What the room calls the house and the table; no player has these names in the bank. */
const [HOUSE, TABLE] = ['the house', 'the table']

const from = (name: string): string => (name === HOUSE ? 'vom Haus' : name === TABLE ? 'vom Tisch' : `von ${name}`)
const to = (name: string): string => (name === HOUSE ? 'an das Haus' : name === TABLE ? 'an den Tisch' : `an ${name}`)

/** Who entered something, behind it. */
export const enteredBy = (name: string): string => `, ${from(name)}`

/** An entry of the bank in a German sentence. */
export const entryLine = (entry: Pick<Entry, 'kind' | 'person' | 'from' | 'to' | 'why'>, chips: string): string => {
  const who = entry.person
  switch (entry.kind) {
    case 'buy-in':
      return `${who} kauft sich für ${chips} ein`
    case 'top-up':
      return `${who} kauft ${chips} nach`
    case 'cash':
      return `${who} spielt ${chips} in bar`
    case 'transfer':
      return `${who} bringt ${chips} aus einem anderen Spiel mit`
    case 'cash-out':
      return `${who} bekommt ${chips} ausgezahlt`
    case 'returned':
      return `${who} nimmt einen Buy-in von ${chips} zurück`
    case 'foreign-chips':
      return `Von ${who} sind ${chips} Chips aus einem anderen Spiel`
    case 'counted':
      return `Nachgezählt: ${who} hat ${chips} ${entry.to === TABLE ? 'mehr' : 'weniger'} als verzeichnet`
    case 'coloured-up':
      return `${who} bekommt kleine Chips für ${chips} bezahlt`
    case 'rake':
      return `${who} zahlt ${chips} Rake`
    case 'drop':
      return entry.to === TABLE
        ? `${who} bekommt ${chips} für eine annullierte Hand zurück`
        : `${who} zahlt ${chips} für die Hand`
    case 'time':
      return `${who} zahlt ${chips} Zeitgeld`
    case 'seven-deuce':
      return `${who} zahlt ${chips} für einen Sieg mit 7-2`
    default:
      return `${chips} ${from(entry.from)} ${to(entry.to)}: ${entry.why}`
  }
}

/** Who pays whom, in German. */
export const paymentLine = (payment: { readonly from: string; readonly to: string }, chips: string): string =>
  `${payment.from === HOUSE ? 'Das Haus' : payment.from} zahlt ${to(payment.to)} ${chips}`
