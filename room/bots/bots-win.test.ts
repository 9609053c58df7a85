import { forms, view } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { TEMPERS } from '../protocol/named.ts'
import { bot, dealsBetween, type Plays, shover, station, wild, wonBy } from '../testing/match.ts'

const FORMS = ['holdem', 'omaha-8', 'seven-card-stud', 'badugi', 'deuce-to-seven-triple-draw'] as const
const DEALS = 80

describe('a steady bot wins', () => {
  test.each(FORMS)('at %s from somebody who always calls, and from somebody who does anything', form => {
    // a fifth of a small bet a deal is more than luck leaves over when each deck is played from both seats
    expect(wonBy(forms[form], [bot('steady'), station], DEALS, form) / DEALS).toBeGreaterThan(2)
    expect(wonBy(forms[form], [bot('steady'), wild], DEALS, form) / DEALS).toBeGreaterThan(2)
  })

  // a bot that does anything lays its rows by rules of thumb
  test.each(['open-face-chinese', 'pineapple-open-face-chinese'] as const)(
    'at %s from a player who sets rows without looking ahead',
    form => {
      expect(wonBy(forms[form], [bot('steady'), wild], 40, form)).toBeGreaterThan(0)
    },
  )
})

describe('somebody who goes all-in on every hand', () => {
  test.each(TEMPERS)('is called by a %s bot with good hands and not with bad ones', temper => {
    const said = { pairs: new Set<string>(), rags: new Set<string>() }
    const watched: Plays = (deal, seat, chance) => {
      const act = bot(temper)(deal, seat, chance)
      const [one, other] = view(deal, { seat }).players.find(player => player.seat === seat)!.down
      const ranks = `${one![0]}${other![0]}`
      if (deal.round !== null && deal.round.price >= 1000) {
        if (/^(TT|JJ|QQ|KK|AA)$/.test(ranks)) said.pairs.add(act.type)
        if (/^[2345][2345]$/.test(ranks) && one![0] !== other![0]) said.rags.add(act.type)
      }
      return act
    }
    Array.from(dealsBetween(forms.holdem, 'no-limit', [watched, shover], 300, 'all-in'))
    expect([...said.pairs]).toEqual(['Call'])
    expect([...said.rags]).toEqual(['Fold'])
  })
})
