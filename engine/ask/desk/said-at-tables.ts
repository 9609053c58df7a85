import type { IncidentType } from '../../rulings/rulers.ts'

/** What people call bets and words that go wrong. */
export const SAID_OF_WAGERS: readonly (readonly [RegExp, string])[] = [
  [/string (?:bet|raise)|two motions/i, 'string-bet'],
  [/(?:one|single|oversized|big) chip/i, 'oversized-chip'],
  [/call\w* out of turn/i, 'call-out-of-turn'],
  [/check\w* out of turn/i, 'check-out-of-turn'],
  [/fold\w* out of turn/i, 'fold-out-of-turn'],
  [/out of turn/i, 'bet-out-of-turn'],
  [/knock(?!\w* (?:\w+ ){0,4}off)|rapped/i, 'knocked-facing-a-bet'],
  [/did(?:n't| not) (?:see|know|notice|hear).*raise/i, 'did-not-know-of-the-raise'],
  [/sa(?:id|ys) ["“']?call\b.*(?:more|rais)/i, 'call-said-then-more'],
  [/(?:not enough|too little|too small|less than).*(?:to raise|min\w* raise|a raise)/i, 'not-enough-to-raise'],
  [/(?:too little|less than|not enough|short).*(?:to call|the bet|a call)/i, 'too-little-to-call'],
]

/** What people say of things that go wrong, the plainest sign first. */
export const SAID_OF_INCIDENTS: readonly (readonly [RegExp, IncidentType])[] = [
  [/joker/i, 'JokerFound'],
  [/boxed|face ?up in the (?:deck|stub)/i, 'BoxedCard'],
  [/(?:other|another|wrong|different) (?:deck|back)|different.colou?red back/i, 'ForeignCard'],
  [/two (?:of the same|aces? of|kings? of|identical)|duplicate|same card twice/i, 'DuplicateCard'],
  [/\b51 cards|card is missing|missing card|short a card/i, 'CardMissing'],
  [/(?:four|five|4|5|too many|extra)\b.*\bflop|\bflop\b.*\b(?:four|five|4|5|too many|extra)\b/i, 'TooManyInFlop'],
  [/(?:two|double|twice|2)\b.{0,12}burn|burn\w* (?:two|twice|2)/i, 'TwoBurned'],
  [
    /(?:forg|miss|fail|skip|did(?:n't| not)|without|no)\w*\b.{0,25}burn|burn\w*.{0,12}(?:forg|miss|skip)/i,
    'BurnMissed',
  ],
  [/prematur|too (?:early|soon)|before (?:the )?(?:betting|action|everyone|all|we|i|they|seat)/i, 'PrematureBoard'],
  [/(?:stub|deck)\b.*(?:foul|drop|mixed|spill|fell)|(?:foul|drop)\w* the (?:stub|deck)/i, 'StubFouled'],
  [/(?:off the table|(?:on|to) the floor)/i, 'CardOffTable'],
  [/expos|flash|flipped|turned (?:a|my|his|her|the) card/i, 'CardExposed'],
  [/miscall|misread|called (?:it|his hand|her hand|the hand) (?:a|as|wrong)/i, 'MiscalledHand'],
  [
    /(?:pot|chips?)\b.*(?:pushed|went|awarded|given).*wrong|wrong (?:player|person) (?:got|was given) the pot/i,
    'PotAwardedWrongly',
  ],
  [/mucked.*(?:tabled|turned (?:it|them) (?:over|up))/i, 'TabledLate'],
  [/mixed (?:up )?with|cards (?:got )?mixed/i, 'CardsMixedWithAnother'],
  [/muck|(?:killed|swept|took|grabbed) (?:my|his|her|the|a) (?:live )?hand/i, 'HandMucked'],
  [
    /(?:threw|thrown|tossed|pushed)\b.*(?:hand|cards)\b.*forward|(?:threw|tossed) (?:in )?(?:his|her|their|the|my) (?:hand|cards)/i,
    'HandThrownForward',
  ],
  [/extra card/i, 'ExtraCard'],
  [
    /(?:wrong number of|only (?:one|two|three|four|five|six|\d)|too (?:many|few)|(?:has|have|had|with) (?:one|two|three|four|five|six|seven|\d)) cards?/i,
    'WrongNumberOfCards',
  ],
  [/empty seat/i, 'DealtToEmptySeat'],
  [/dealt out|(?:was|were)n't dealt|not dealt in|got no (?:cards|hand)/i, 'PlayerDealtOut'],
  [/first card/i, 'FirstCardToWrongSeat'],
  [/button\b.*(?:wrong|misplaced|should|not moved)|(?:wrong|misplaced) button/i, 'ButtonMisplaced'],
  [/skipped|passed over|acted behind/i, 'TurnPassed'],
  [/\bclock\b|taking (?:too long|forever)|tank/i, 'ClockAskedFor'],
  [/(?:cards?|hand) (?:was|were|is|are)? ?(?:hidden|covered)|hid (?:his|her|their) cards/i, 'HiddenCards'],
  [/\bcash\b|foreign chips?|another (?:casino|house)/i, 'UnnoticedMoney'],
  [/\baway\b|left the table|absent|not at the table/i, 'PlayerAbsent'],
  [/show(?:s|ed|ing)?\b.*(?:live hand|cards? (?:to|during))/i, 'LiveHandShown'],
  [/damaged|marked card|torn|bent card/i, 'DamagedCard'],
]
