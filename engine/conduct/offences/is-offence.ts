import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, fileOf } from '../draft.ts'
import type { OffenceKind } from '../offence.ts'
import type { ConductRecord, Facts } from '../record.ts'

/** The rules by which something is no breach here, as it was reported; null where it is one. */
export const noOffence = (
  record: ConductRecord,
  kind: OffenceKind,
  player: PlayerId,
  facts: Facts,
): readonly RuleId[] | null => {
  const book = bookOf(record)
  switch (kind) {
    case 'softplay':
      return book.softplayIsOffence.is ? null : book.softplayIsOffence.rules
    case 'phone':
      return phoneIsFree(record, facts) ? book.cellPhoneAtTable.rules : null
    case 'streaming': {
      const { is, rules } = book.electronicDevices
      const isFree =
        is.streaming === 'yes' || (is.streaming === 'prior-consent-only' && fileOf(record, player).mayStream)
      return isFree ? rules : null
    }
    case 'music':
      return book.electronicDevices.is.music ? book.electronicDevices.rules : null
    case 'real-time-help':
      return book.electronicDevices.is.realTimeHelp ? book.electronicDevices.rules : null
    case 'other-language': {
      const { is, rules } = book.houseLanguageOnlyDuringDeal
      const isBound = is.binds === 'players-and-spectators' || facts.spectator !== true
      return is.language === 'any' || facts.duringDeal === false || !isBound ? rules : null
    }
    case 'cards-off-the-table': {
      const { is, rules } = book.cardsOffTableExemptForms
      return is.some(form => form === facts.form) ? rules : null
    }
    // with two left in the pot nobody else can be helped by it
    case 'live-hand-told':
      return facts.bettingOver === true || (facts.playersIn !== undefined && facts.playersIn <= 2) ? [] : null
    case 'folded-hand-told': {
      const { is, rules } = book.discloseFoldedHand
      return is === 'any-time' || (is === 'after-betting' && facts.bettingOver === true) ? rules : null
    }
    case 'pushing-bets':
    case 'potting-out':
      return book.pushingBets.is ? book.pushingBets.rules : null
    case 'insurance':
      return book.insurance.is ? book.insurance.rules : null
    case 'advice':
    case 'played-by-another':
      return book.onePlayerPerHand.is ? null : book.onePlayerPerHand.rules
    case 'muck-searched':
      return book.rabbitHunting.is.searching ? book.rabbitHunting.rules : null
    case 'next-card-shown':
      return book.rabbitHunting.is.showing === 'allowed' ? book.rabbitHunting.rules : null
    case 'intoxication':
      return book.intoxicationPolicy.is.length === 0 ? book.intoxicationPolicy.rules : null
    default:
      return null
  }
}

/** rrp/1/etiquette/13, wsop/26: no phone at all; or calls that slow nothing, and texts once the hand is gone. */
const phoneIsFree = (record: ConductRecord, { call = false, slowsPlay = false, liveHand = false }: Facts): boolean => {
  const { calls, texting } = bookOf(record).cellPhoneAtTable.is
  if (call) return calls === 'yes' || (calls === 'if-play-is-not-slowed' && !slowsPlay)
  return texting === 'yes' || (texting === 'only-when-folded-and-not-to-tablemates' && !liveHand)
}
