import type { RuleId } from './rule-id.ts'

/** What players say for something that the books call otherwise, and the rules that they mean, the nearest first. */
export type PlayersWords = { readonly says: readonly string[]; readonly rules: readonly RuleId[] }

/** The words of players. All of them are lower case; a search that is one of them begins with its rules. */
export const PLAYERS_WORDS: readonly PlayersWords[] = [
  {
    says: ['string bet', 'string raise', 'string betting', 'two motions', 'going back for more chips'],
    rules: ['rrp/3/betting/14', 'wsop/140', 'uspa/3.1.7.14', 'web/betting/12', 'rrp/14/nl/6', 'rrp/15/24'],
  },
  {
    says: ['show one show all', 'show one, show all', 'showed his neighbor', 'flash a friend'],
    rules: ['rrp/3/showdown/6', 'wsop/148', 'uspa/3.1.8.6', 'web/showdown/4'],
  },
  {
    says: ['oversized chip', 'one chip rule', 'overchip', 'single chip', 'big chip is a call'],
    rules: ['rrp/3/betting/15', 'wsop/141', 'uspa/3.1.7.15', 'web/betting/15', 'rrp/14/nl/10'],
  },
  {
    says: ['iwtsth', 'i want to see that hand', 'show me that hand', 'ask to see a hand'],
    rules: ['rrp/3/showdown/5', 'wsop/14', 'uspa/3.1.8.5', 'web/showdown/5'],
  },
  {
    says: ['slow roll', 'slowroll', 'who shows first', 'order of showdown', 'last aggressor'],
    rules: ['rrp/3/showdown/8', 'wsop/149', 'wsop/149-aggressor', 'uspa/3.1.8.7', 'hpt/showdown/2', 'web/showdown/6'],
  },
  {
    says: ['acting out of turn', 'action out of turn', 'acted too early', 'jumped the action', 'oot'],
    rules: ['rrp/3/betting/11', 'uspa/3.1.7.10', 'web/betting/10', 'rrp/3/betting/11/check', 'rrp/3/betting/11/call'],
  },
  {
    says: ['rabbit hunt', 'rabbit hunting', 'what would have come'],
    rules: ['wsop/81', 'rrp/2/procedures/24', 'uspa/app3/3.23'],
  },
  {
    says: ['going south', 'ratholing', 'rathole', 'taking chips off the table', 'hit and run'],
    rules: ['rrp/2/procedures/7', 'rrp/2/procedures/6', 'rrp/2/procedures/8', 'wsop/64', 'uspa/app3/3.5'],
  },
  {
    says: ['soft play', 'checking it down', 'chip dumping', 'team play', 'colluding'],
    rules: ['rrp/1/conduct-code/1', 'rrp/1/etiquette/4', 'wsop/35', 'uspa/1.3.1.2.1'],
  },
  {
    says: ['splash the pot', 'splashing'],
    rules: ['rrp/1/etiquette/2', 'wsop/42', 'uspa/1.3.2.2'],
  },
  { says: ['english only', 'foreign language', 'speaking another language'], rules: ['wsop/29'] },
  {
    says: ['cell phone', 'texting', 'smartphone', 'on the phone'],
    rules: ['rrp/1/etiquette/13', 'wsop/26', 'wsop/82'],
  },
  { says: ['rta', 'solver', 'charts at the table', 'real time assistance'], rules: ['wsop/21', 'wsop/21-penalty'] },
  {
    says: ['one player to a hand', 'helping a friend', 'advice on a hand', 'coaching'],
    rules: ['rrp/2/procedures/1', 'wsop/20'],
  },
  {
    says: ['verbal declaration', 'verbal is binding', 'said raise', 'said call'],
    rules: ['wsop/16', 'rrp/3/betting/10', 'web/betting/6', 'wsop/18'],
  },
  {
    says: ['betting line', 'forward motion', 'pump fake', 'cut out chips'],
    rules: ['rrp/3/betting/8', 'wsop/138', 'uspa/3.1.7.13', 'web/betting/7', 'wsop/179', 'rrp/14/nl/7'],
  },
  {
    says: ['run it twice', 'running it twice', 'deal it twice', 'business'],
    rules: ['wsop/208', 'rrp/14/nl/17', 'wsop/211', 'wsop/187'],
  },
  {
    says: ['chop the blinds', 'chopping', 'take the blinds back'],
    rules: ['rrp/2/procedures/15/chop', 'rrp/glossary/splitting-blinds', 'uspa/2.2/splitting-blinds'],
  },
  {
    says: ['reopen the betting', 'short all in', 'under raise', 'incomplete raise', 'action only'],
    rules: ['rrp/14/nl/3', 'wsop/175', 'uspa/3.4.2.3', 'rrp/3/betting/7', 'wsop/133', 'rrp/14/nl/4'],
  },
  {
    says: ['half bet rule', 'fifty percent rule', '50% rule'],
    rules: ['rrp/3/betting/7/half-or-more', 'uspa/3.1.7.5', 'wsop/133-half', 'rrp/3/betting/14', 'rrp/3/betting/7'],
  },
  {
    says: ['call the clock', 'calling the clock', 'tanking', 'calling time'],
    rules: ['rrp/14/nl/16', 'rrp/3/dead-hands/1f', 'hpt/dead-hands/1f'],
  },
  {
    says: ['protect your hand', 'card cap', 'card protector', 'dealer mucked my hand'],
    rules: ['rrp/3/irregularities/2', 'wsop/8', 'wsop/114', 'uspa/3.1.6.2', 'web/irregularities/2'],
  },
  {
    says: ['mucked by mistake', 'cards in the muck', 'hit the muck', 'retrieve a hand'],
    rules: ['rrp/3/dead-hands/2', 'wsop/111', 'uspa/3.1.5.2'],
  },
  {
    says: ['four card flop', 'five card flop', 'extra card on the flop'],
    rules: ['wsop/167', 'wsop/167-five', 'rrp/5/4', 'uspa/3.2.1.5.3'],
  },
  {
    says: ['early flop', 'early turn', 'early river', 'dealt too soon', 'burned and turned early'],
    rules: ['rrp/5/8', 'wsop/171', 'wsop/170', 'uspa/3.2.1.5.4', 'hpt/holdem/6', 'web/irregularities/12'],
  },
  {
    says: ['flashed card', 'exposed card', 'card flipped over', 'saw my card'],
    rules: ['rrp/3/irregularities/12', 'rrp/5/1', 'hpt/irregularities/8', 'rrp/3/irregularities/13'],
  },
  {
    says: ['face up card in the deck', 'boxed card', 'upside down card'],
    rules: ['rrp/3/irregularities/7', 'wsop/23', 'uspa/3.1.6.7', 'web/irregularities/6', 'hpt/irregularities/5'],
  },
  {
    says: ['forgot to burn', 'no burn', 'missed burn', 'double burn'],
    rules: ['rrp/3/irregularities/16', 'hpt/irregularities/11', 'hpt/holdem/4', 'hpt/holdem/5'],
  },
  {
    says: ['misdeal', 'is it a misdeal', 'when is it a misdeal'],
    rules: ['rrp/3/misdeals/2', 'wsop/108', 'hpt/misdeals/1', 'rrp/3/misdeals/1', 'wsop/109'],
  },
  {
    says: ['substantial action', 'significant action', 'too late for a misdeal'],
    rules: ['wsop/109', 'wsop/109-button', 'rrp/3/misdeals/1', 'uspa/3.1.4.2', 'wsop/109-stud'],
  },
  {
    says: ['cards speak', 'misread my hand', 'called it wrong'],
    rules: ['rrp/3/showdown/2', 'wsop/144', 'uspa/3.1.8.2', 'web/showdown/2', 'hpt/showdown/3'],
  },
  {
    says: ['playing the board', 'play the board', 'i play the board'],
    rules: ['rrp/5/9', 'hpt/rrp7/5/9'],
  },
  {
    says: ['odd chip', 'extra chip', 'leftover chip', 'odd dollar'],
    rules: ['rrp/3/ties/5a', 'hpt/showdown/6', 'rrp/10/9', 'rrp/10/8'],
  },
  {
    says: ['dead button', 'dead blind', 'button in the wrong place'],
    rules: ['rrp/4/2b', 'rrp/3/misdeals/2g', 'wsop/108g'],
  },
  {
    says: ['post behind', 'posting in', 'coming in behind the button', 'new player posts'],
    rules: ['rrp/4/4', 'rrp/4/4a', 'rrp/4/4b', 'rrp/4/7', 'uspa/3.5.2.7'],
  },
  {
    says: ['missed blinds', 'owe a blind', 'dead money', 'missed my blind'],
    rules: ['rrp/4/10', 'wsop/160', 'uspa/3.5.2.9', 'rrp/4/11'],
  },
  {
    says: ['straddle', 'utg straddle', 'button straddle', 'mississippi straddle'],
    rules: ['wsop/22', 'rrp/14/nl/15', 'uspa/3.4.2.12', 'rrp/4/17', 'wsop/22-priority'],
  },
  {
    says: ['hiding chips', 'big chips in the back', 'dirty stack', 'how much do you have'],
    rules: ['rrp/2/procedures/19', 'wsop/50', 'uspa/app3/3.18', 'rrp/15/26'],
  },
  {
    says: ['hiding cards', 'cards in my lap', 'cards off the table'],
    rules: ['rrp/2/procedures/18', 'wsop/75', 'wsop/19', 'uspa/app3/3.17', 'wsop/75-dead'],
  },
  {
    says: ['i thought it was', 'did not see the raise', 'misheard', 'gross misunderstanding'],
    rules: ['rrp/14/nl/12', 'uspa/3.4.2.7', 'hpt/rrp7/14/11', 'uspa/3.1.7.12', 'rrp/3/betting/13'],
  },
  {
    says: ['knock', 'tap the table', 'tapped the table', 'rap'],
    rules: ['rrp/3/betting/10', 'uspa/3.1.7.9', 'web/betting/6', 'rrp/11/14', 'rrp/12/10'],
  },
  {
    says: ['table talk', 'talking about the hand', 'telling what i folded', 'showing my cards'],
    rules: ['rrp/1/etiquette/7', 'rrp/1/etiquette/8', 'wsop/46', 'wsop/47', 'rrp/15/intro/discussion'],
  },
  {
    says: ['abusive player', 'swearing', 'berating', 'yelling at the dealer'],
    rules: ['wsop/10', 'rrp/15/28', 'uspa/3.3.2.20', 'uspa/1.4'],
  },
  {
    says: ['lock up a seat', 'lockup', 'hold a seat'],
    rules: ['rrp/2/procedures/21', 'rrp/2/procedures/21/any-seat'],
  },
  {
    says: ['must move', 'feeder game', 'main game'],
    rules: ['rrp/2/seating/9', 'wsop/101', 'uspa/app3/4.9', 'rrp/2/seating/10', 'wsop/101-refuse'],
  },
  {
    says: ['play over', 'playing over', 'sitting in for somebody'],
    rules: ['rrp/2/procedures/12', 'rrp/4/6', 'rrp/glossary/play-over', 'uspa/app3/3.11'],
  },
  {
    says: ['gone too long', 'away from the table', 'dinner break', 'lobbying'],
    rules: ['rrp/2/procedures/20', 'rrp/8/8', 'uspa/3.2.3.5.6'],
  },
  {
    says: ['new deck', 'change the deck', 'setup', 'deck change'],
    rules: ['rrp/2/procedures/22', 'wsop/79', 'uspa/app3/3.21', 'rrp/15/29'],
  },
  {
    says: ['chip race', 'color up', 'coloring up', 'race off'],
    rules: ['rrp/15/11', 'uspa/3.3.2.9', 'rrp/glossary/color-change'],
  },
  {
    says: ['out on the same hand', 'two players busted', 'busted together'],
    rules: ['rrp/15/35', 'hpt/winning/same-hand', 'hpt/winning'],
  },
  {
    says: ['balance the tables', 'who has to move', 'breaking a table'],
    rules: ['rrp/15/15', 'rrp/15/17', 'uspa/3.3.2.14', 'hpt/moving-players/example'],
  },
]
