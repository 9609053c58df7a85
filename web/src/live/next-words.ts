import { chipsWords, type Frame } from '@cardroom/room/protocol'

/** What is to happen next at a table of real cards: whom it is about, and what he or the dealer has to do. */
export type Next = { readonly who: string; readonly words: string }

/** What comes next in a sentence: so the dealer sees it at a glance, those who watch too, and it can be read out. */
export const nextWords = ({ common }: Frame, helps: boolean, name: (seat: number) => string): Next => {
  const { deal, live } = common
  const dealer = (words: string): Next => ({ who: '', words })
  const legal = live?.legal ?? null
  if (common.ended) return dealer('The night is over.')
  if (deal?.ruling != null) return dealer('Play waits for a ruling.')
  if (deal === null || deal.phase === 'ended' || legal === null) return dealer(betweenDeals(common, helps))
  switch (legal.due) {
    case 'betting': {
      if ((legal.opensToo ?? []).length > 0)
        return dealer(legal.bringIn === null ? 'Whose upcards are first to act?' : 'Whose upcard brings in?')
      const call = legal.callTo === null ? 0 : legal.callTo - betOf(deal, legal.seat)
      const words =
        legal.bringIn !== null ? 'brings in' : call > 0 ? `has ${chipsWords(call)} to call` : 'may check or bet'
      return { who: name(legal.seat), words }
    }
    case 'draw':
      return { who: name(legal.seat), words: 'draws: how many?' }
    case 'turn-up':
      return { who: name(legal.seat), words: 'may turn a card up' }
    case 'show':
      return { who: name(legal.seat), words: 'shows first. Who takes what?' }
    case 'dealer':
      return dealer(layWords(deal, legal.act.do, live?.lays ?? 0, live?.run ?? 0))
    default:
      return dealer('The helper waits.')
  }
}

const betOf = ({ players }: Frame['common']['deal'] & object, seat: number): number =>
  players.find(player => player.seat === seat)?.bet ?? 0

const betweenDeals = ({ deal, seats }: Frame['common'], helps: boolean): string => {
  if (!helps) return 'The dealer begins the next deal.'
  const ready = seats.filter(({ person, chips, away }) => person !== null && chips > 0 && !away).length
  if (deal !== null && deal.awards.length > 0) return 'Push the chips:'
  return ready < 2 ? 'Who sits at your table?' : 'Everybody ready?'
}

const layWords = (
  { street, boards, runs }: Frame['common']['deal'] & object,
  act: string,
  cards: number,
  run: number,
): string => {
  if (act === 'deal') return `Deal ${street}: an upcard to each.`
  if (act === 'common-card') return 'Burn a card and lay one that serves everybody.'
  const burn = act === 'burn' ? 'Burn a card and lay' : 'Lay'
  if (runs > 1) return `${burn} the ${street} of run-out ${run + 1}.`
  const where = boards.length > 1 ? `, ${cards} cards on ${boards.length} boards` : ''
  return `${burn} the ${street}${where}.`
}
