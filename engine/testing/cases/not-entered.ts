/**
 * Ways to rule that the training teaches and that nobody has entered by hand for every book that rules so: the other ways
 * to ask hold them alone. A drill with any other way that was not entered is found out.
 */
export const NOT_ENTERED: ReadonlySet<string> = new Set([
  'BoxedCard play-on',
  'BurnMissed card-stands',
  'CardOffTable misdeal',
  'ClockExpired brings-in',
  'ClockExpired check',
  'HandThrownForward hand-live',
  'ImproperWager amount-corrected',
  'JokerFound misdeal',
  'JokerFound play-on',
  'LiveHandShown no-breach',
  'PlayerDealtOut hand-dead',
  'StubFouled play-on',
  'TurnPassed check',
  'TurnPassed hand-dead',
  'WrongNumberOfCards becomes-the-burn',
])
