import { either, fields, flag, listOf, noneOr, oneOf, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const documents = ['passport', 'drivers-license', 'state-id', 'military-id'] as const
const foreignDocuments = [
  'passport',
  'foreign-drivers-license-with-photo-dob-expiry',
  'consular-id-mexico',
  'matricula-consular-mexico',
  'alien-registration-card',
] as const
const deviceHelpPenalties = [
  'remove',
  'forfeit-chips',
  'deny-winnings',
  'permanent-ban-pending-investigation',
  'hold-devices',
] as const

/** What is improper at the table, and what may follow. */
export const conduct = {
  title: 'Conduct',
  points: {
    cheatingPenalty: point({
      asks: 'What happens to a player who cheats or colludes?',
      takes: oneOf('may-be-barred', 'may-be-expelled-for-good', 'disqualify-immediately'),
      rrp: ['may-be-barred', 'rrp/1/conduct-code/1', 'rrp/1/conduct-code/intro'],
      uspa: ['disqualify-immediately', 'uspa/1.4', 'uspa/1.3.1.2.1'],
      wsop: ['may-be-expelled-for-good', 'wsop/35'],
    }),
    conductPenaltyLadder: point({
      asks: 'What can be done about a player who breaks the code of conduct, mildest first?',
      takes: listOf(
        oneOf('warn', 'suspend-limited-time', 'remove', 'bar-rest-of-event', 'bar', 'bar-for-life', 'disqualify'),
      ),
      rrp: [['bar'], 'rrp/1/conduct-code/intro'],
      uspa: [['warn', 'suspend-limited-time', 'bar-rest-of-event', 'disqualify'], 'uspa/1.4', 'uspa/1.3.1.1'],
      wsop: [['remove', 'bar-for-life'], 'wsop/section-2-intro', 'wsop/10'],
    }),
    etiquetteSanctions: point({
      asks: 'What can the house do about a breach of etiquette?',
      takes: someOf('warn', 'suspend', 'remove', 'bar', 'bar-for-life', 'disqualify'),
      rrp: [['warn', 'suspend', 'bar'], 'rrp/1/etiquette/intro'],
      uspa: [['warn', 'suspend', 'disqualify'], 'uspa/1.3.2'],
      wsop: [['remove', 'bar-for-life'], 'wsop/section-2-intro'],
    }),
    profanityFirstStep: point({
      asks: 'What comes first when a player swears once?',
      takes: oneOf('dealer-warning', 'floor-warning', 'removal'),
      rrp: ['dealer-warning', 'wsop/34'],
      wsop: ['dealer-warning', 'wsop/34'],
    }),
    softplayIsOffence: point({
      asks: 'Is soft-playing one opponent an offence?',
      takes: flag,
      rrp: [true, 'rrp/1/etiquette/4'],
      uspa: [false, 'uspa/1.3.2'],
      hpt: [false, 'hpt/rrp7/1/softplay'],
      wsop: [true, 'wsop/35'],
    }),
    discloseFoldedHand: point({
      asks: 'From when can a player say what was folded?',
      takes: oneOf('any-time', 'after-betting', 'after-the-deal'),
      rrp: ['after-betting', 'rrp/1/etiquette/8'],
      web: ['after-the-deal', 'web/showdown/4'],
      wsop: ['after-betting', 'wsop/47'],
    }),
    cellPhoneAtTable: point({
      asks: 'Can a player at the table talk on a phone, and text on one?',
      takes: fields({
        calls: oneOf('no', 'if-play-is-not-slowed', 'yes'),
        texting: oneOf('no', 'only-when-folded-and-not-to-tablemates', 'yes'),
      }),
      rrp: [{ calls: 'no', texting: 'no' }, 'rrp/1/etiquette/13'],
      wsop: [
        { calls: 'if-play-is-not-slowed', texting: 'only-when-folded-and-not-to-tablemates' },
        'wsop/26',
        'wsop/82',
      ],
    }),
    electronicDevices: point({
      asks: 'Are music devices, live streams, and help with a hand in play allowed?',
      takes: fields({
        music: flag,
        streaming: oneOf('no', 'prior-consent-only', 'yes'),
        realTimeHelp: flag,
      }),
      rrp: [{ music: true, streaming: 'prior-consent-only', realTimeHelp: false }, 'wsop/27', 'wsop/28', 'wsop/21'],
      wsop: [{ music: true, streaming: 'prior-consent-only', realTimeHelp: false }, 'wsop/27', 'wsop/28', 'wsop/21'],
    }),
    rtaPenalties: point({
      asks: 'What can follow when a player had a device help with a hand?',
      takes: someOf(...deviceHelpPenalties),
      rrp: [['remove'], 'rrp/1/conduct-code/intro', 'rrp/1/conduct-code/1'],
      wsop: [deviceHelpPenalties, 'wsop/21-penalty'],
    }),
    smokingPolicy: point({
      asks: 'Is smoking allowed in the room?',
      takes: oneOf('banned', 'restricted', 'free'),
      rrp: ['restricted', 'rrp/1/tobacco/intro'],
      uspa: ['restricted', 'uspa/1.3.3.1', 'uspa/1.3.3.2', 'uspa/1.3.3.3'],
      wsop: ['banned', 'wsop/30'],
    }),
    nonsmokingSeats: point({
      asks: 'Which seats of a table are kept smoke-free?',
      takes: oneOf('none', 'adjacent-to-dealer', 'all'),
      rrp: ['adjacent-to-dealer', 'rrp/1/tobacco/1'],
      uspa: ['adjacent-to-dealer', 'uspa/1.3.3.1'],
      wsop: ['all', 'wsop/30'],
    }),
    cigarPipeSmoking: point({
      asks: 'Are cigars and pipes allowed?',
      takes: flag,
      rrp: [false, 'rrp/1/tobacco/2'],
      uspa: [false, 'uspa/1.3.3.2'],
      wsop: [false, 'wsop/30'],
    }),
    guestSmoking: point({
      asks: 'Can guests and spectators smoke?',
      takes: flag,
      rrp: [false, 'rrp/1/tobacco/3'],
      uspa: [false, 'uspa/1.3.3.3'],
      wsop: [false, 'wsop/30'],
    }),
    houseLanguageOnlyDuringDeal: point({
      asks: 'Which languages can be spoken during a hand, and who does that apply to?',
      takes: fields({
        language: oneOf('any', 'house-language', 'english-only'),
        binds: oneOf('players', 'players-and-spectators'),
      }),
      rrp: [{ language: 'house-language', binds: 'players' }, 'rrp/2/procedures/28'],
      uspa: [{ language: 'house-language', binds: 'players' }, 'uspa/app3/3.27'],
      wsop: [{ language: 'english-only', binds: 'players-and-spectators' }, 'wsop/29'],
    }),
    guestBehindPlayer: point({
      asks: 'Can a player have guests sitting behind them, how many at most (null: no limit), and can they see that player’s hand?',
      takes: fields({
        allowed: oneOf('never', 'cash-games-if-no-objection', 'cash-games', 'always'),
        most: noneOr(whole(1, 9)),
        seeOwnHostsHand: flag,
      }),
      rrp: [{ allowed: 'cash-games-if-no-objection', most: null, seeOwnHostsHand: true }, 'rrp/2/procedures/27'],
      uspa: [{ allowed: 'cash-games-if-no-objection', most: null, seeOwnHostsHand: true }, 'uspa/app3/3.26'],
      wsop: [{ allowed: 'cash-games-if-no-objection', most: 1, seeOwnHostsHand: false }, 'wsop/86', 'wsop/86-looking'],
    }),
    minimumAge: point({
      asks: 'How old must a player be: a number of years, or of legal age where the game is played?',
      takes: either(oneOf('legal-age'), whole(0, 99)),
      rrp: ['legal-age', 'uspa/app1/4.1'],
      uspa: ['legal-age', 'uspa/app1/4.1'],
      wsop: [21, 'wsop/1'],
    }),
    idRequired: point({
      asks: 'Must a player show ID to register, and can staff who know the player waive it?',
      takes: fields({ required: flag, waivedForKnownPlayers: flag }),
      rrp: [{ required: false, waivedForKnownPlayers: true }, 'rrp/2/procedures/11'],
      wsop: [{ required: true, waivedForKnownPlayers: true }, 'wsop/3', 'wsop/3-known'],
    }),
    acceptedIdDocuments: point({
      asks: 'Which documents identify a citizen?',
      takes: someOf(...documents),
      rrp: [documents, 'wsop/3'],
      wsop: [documents, 'wsop/3'],
    }),
    acceptedIdDocumentsForeign: point({
      asks: 'Which documents identify a foreigner?',
      takes: someOf(...foreignDocuments),
      rrp: [foreignDocuments, 'wsop/3-non-us'],
      wsop: [foreignDocuments, 'wsop/3-non-us'],
    }),
    loyaltyCardRequired: point({
      asks: 'Must a player have the house’s card to take a seat?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/11'],
      wsop: [true, 'wsop/4'],
    }),
    intoxicationPolicy: point({
      asks: 'What applies to somebody who is drunk?',
      takes: someOf('not-served', 'kept-from-playing', 'violation'),
      rrp: [['not-served', 'kept-from-playing'], 'uspa/app1/5.2', 'uspa/app1/5.3'],
      uspa: [['not-served', 'kept-from-playing'], 'uspa/app1/5.2', 'uspa/app1/5.3'],
      wsop: [['violation'], 'wsop/39'],
    }),
    selfExclusion: point({
      asks: 'Which request or list keeps a person out of all games?',
      takes: someOf('written-request', 'self-exclusion-list', 'state-list'),
      rrp: [['written-request'], 'uspa/app1/3.public.5'],
      uspa: [['written-request'], 'uspa/app1/3.public.5'],
      wsop: [['self-exclusion-list', 'state-list'], 'wsop/2'],
    }),
    rabbitHunting: point({
      asks: 'Can a dealer show what would have come, and can anybody search the muck or the stub?',
      takes: fields({ showing: oneOf('allowed', 'discouraged', 'forbidden'), searching: flag }),
      rrp: [{ showing: 'discouraged', searching: false }, 'rrp/2/procedures/24', 'rrp/2/procedures/23'],
      uspa: [{ showing: 'discouraged', searching: false }, 'uspa/app3/3.23', 'uspa/app3/3.22'],
      wsop: [{ showing: 'forbidden', searching: false }, 'wsop/81', 'wsop/80'],
    }),
    hiddenCardsMayDie: point({
      asks: 'Can a hand that was hidden from view be ruled dead once players behind have acted?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/18'],
      uspa: [false, 'uspa/app3/3.17'],
      wsop: [true, 'wsop/75-dead', 'wsop/75'],
    }),
    cardsOffTableExemptForms: point({
      asks: 'In which games can the cards leave the table?',
      takes: someOf('chinese-poker', 'open-face-chinese'),
      // Only these forms need it, and only one book has them.
      rrp: [['chinese-poker', 'open-face-chinese'], 'wsop/19'],
      wsop: [['chinese-poker', 'open-face-chinese'], 'wsop/19'],
    }),
    onePlayerPerHand: point({
      asks: 'Does everybody play their own hand, without advice?',
      takes: flag,
      rrp: [true, 'rrp/2/procedures/1'],
      uspa: [true, 'uspa/app3/3.8'],
      wsop: [true, 'wsop/66', 'wsop/20'],
    }),
    pushingBets: point({
      asks: 'Can players agree to give bets back, or to take money out of a pot?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/13'],
      uspa: [false, 'uspa/app3/3.12'],
      wsop: [false, 'wsop/69'],
    }),
    insurance: point({
      asks: 'Can players insure an all-in pot among themselves?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/16', 'rrp/14/nl/17'],
      uspa: [false, 'uspa/app3/3.15', 'uspa/3.4.2.14'],
      wsop: [false, 'wsop/72'],
    }),
    propositionBets: point({
      asks: 'What about side bets between players: forbidden, neither held nor ruled on by the house, or allowed?',
      takes: oneOf('forbidden', 'not-ruled-on', 'allowed'),
      rrp: ['not-ruled-on', 'rrp/14/nl/17'],
      uspa: ['not-ruled-on', 'uspa/3.4.2.14'],
      wsop: ['not-ruled-on', 'wsop/187'],
    }),
    drawCountDisclosure: point({
      asks: 'Until when must a player and the dealer tell an active player how many cards were drawn?',
      takes: oneOf('never', 'until-action-after-draw', 'always'),
      rrp: ['until-action-after-draw', 'rrp/11/13', 'rrp/12/9'],
      uspa: ['until-action-after-draw', 'uspa/3.2.8.5.1.13', 'uspa/3.2.10.5.7'],
      wsop: ['until-action-after-draw', 'wsop/277', 'wsop/304', 'wsop/313', 'wsop/323'],
    }),
    recommendedStackMultiple: point({
      asks: 'In stacks of how many are chips best kept, if a number is recommended?',
      takes: noneOr(whole(5, 100)),
      rrp: [20, 'wsop/50'],
      wsop: [20, 'wsop/50'],
    }),
    ofcOutOfPocketBanHours: point({
      asks: 'For how many hours, at least and at most, is a player out who played open-face without the chips to pay?',
      takes: fields({ least: whole(0, 8760), most: either(oneOf('event'), whole(0, 8760)) }),
      rrp: [{ least: 24, most: 'event' }, 'wsop/346c'],
      wsop: [{ least: 24, most: 'event' }, 'wsop/346c'],
    }),
  },
} as const
