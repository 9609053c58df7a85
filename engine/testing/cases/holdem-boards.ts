import { type Case, casesAt, oneRuling } from '../by-books.ts'
import type { Table } from '../table.ts'
import { at, flopIs } from './holdem-scene.ts'

/** What goes wrong with the boards of hold'em. */
export const holdemBoards: readonly Case[] = casesAt("hold'em for three at 10 and 20: the board", byBooks => {
  const beforeFlop = {
    rrp: ['rrp/5/4', 'rrp/5/7'],
    hpt: ['hpt/holdem/4', 'hpt/holdem/7'],
    web: ['web/irregularities/11'],
    wsop: ['wsop/168'],
  } as const
  const asDue = (table: Table) => flopIs(table.plays('deal'), ['5c'], '6c 7d 8h')
  byBooks(at('deal; around'), { type: 'BurnMissed', facedown: true }, oneRuling('corrected', beforeFlop), {
    corrected: asDue,
  })
  // 5c 6c 7d lay there: they are shuffled in, and there is no burn on the table yet
  byBooks(
    at('deal; around'),
    { type: 'BurnMissed' },
    { ...oneRuling('flop-redealt', beforeFlop), web: ['corrected', ...beforeFlop.web] },
    {
      'flop-redealt': table => flopIs(table.plays('reshuffle 5c Kh 6c Ks; deal'), ['5c'], 'Kh 6c Ks'),
      corrected: table => flopIs(table, ['5c'], '6c 7d 8h'),
    },
  )
  const later = {
    rrp: ['rrp/3/irregularities/16', 'rrp/5/6'],
    hpt: ['hpt/holdem/5', 'hpt/irregularities/11', 'hpt/burning/5'],
    web: ['web/irregularities/11', 'rrp/3/irregularities/16'],
    wsop: ['wsop/126', 'wsop/126-later', 'wsop/126-all-in', 'wsop/169'],
  } as const
  byBooks(at('deal; around; deal; all check'), { type: 'BurnMissed' }, oneRuling('corrected', later), {
    corrected: table =>
      table
        .has({ burns: ['5c', '9c'], boards: [['6c', '7d', '8h', 'Tc']] })
        .plays('all check; deal')
        .has({ burns: ['5c', '9c', 'Jc'], boards: [['6c', '7d', '8h', 'Tc', 'Qd']] }),
  })
  byBooks(at('deal; around'), { type: 'TwoBurned' }, oneRuling('corrected', beforeFlop), { corrected: asDue })
  byBooks(at('deal; around; deal; all check'), { type: 'TwoBurned' }, oneRuling('corrected', later), {
    corrected: table => table.plays('deal').has({ burns: ['5c', '9c'], boards: [['6c', '7d', '8h', 'Tc']] }),
  })

  // the flop lies while seat 1 is still to act
  const early = {
    rrp: ['rrp/3/irregularities/15', 'rrp/5/5'],
    uspa: ['uspa/3.1.6.15'],
    hpt: ['hpt/irregularities/12', 'hpt/holdem/6'],
    web: ['web/irregularities/12'],
    wsop: ['wsop/127', 'wsop/170'],
  } as const
  byBooks(
    at('deal; 3 calls'),
    { type: 'PrematureBoard' },
    oneRuling('street-redealt', {
      rrp: [...early.rrp, 'rrp/5/7'],
      uspa: [...early.uspa, 'uspa/3.2.1.5.3'],
      hpt: [...early.hpt, 'hpt/holdem/7'],
      web: [...early.web, 'rrp/5/7', 'rrp/5/5'],
      wsop: [...early.wsop, 'wsop/171a'],
    }),
    {
      'street-redealt': table =>
        flopIs(table.plays('1 calls; 2 checks; reshuffle 8h Kh 6c; deal'), ['5c'], '8h Kh 6c').stub(42),
    },
  )
  const turn = {
    rrp: [...early.rrp, 'rrp/5/8', 'rrp/16/4'],
    uspa: [...early.uspa, 'uspa/3.2.1.5.4'],
    hpt: [...early.hpt, 'hpt/holdem/8'],
    web: [...early.web, 'rrp/5/8', 'rrp/16/4'],
  } as const
  // 9c is burned and Tc lies as the turn while nobody has acted on the flop
  byBooks(
    at('deal; around; deal'),
    { type: 'PrematureBoard' },
    {
      ...oneRuling('would-be-river-is-the-turn', turn),
      wsop: ['street-redealt', ...early.wsop, 'wsop/171b', 'wsop/171'],
    },
    {
      'would-be-river-is-the-turn': table =>
        table
          .plays('all check; deal')
          .has({ burns: ['5c', '9c', 'Jc'], boards: [['6c', '7d', '8h', 'Qd']] })
          .plays('all check; reshuffle Tc; deal')
          .has({ burns: ['5c', '9c', 'Jc'], boards: [['6c', '7d', '8h', 'Qd', 'Tc']] }),
      'street-redealt': table =>
        table
          .plays('all check; reshuffle Kh Tc; deal')
          .has({ burns: ['5c', '9c'], boards: [['6c', '7d', '8h', 'Kh']] })
          .plays('all check; deal')
          .has({ burns: ['5c', '9c', 'Tc'] }),
    },
  )
  // Jc is burned and Qd lies as the river while nobody has acted on the turn
  byBooks(
    at('deal; around; deal; all check; deal'),
    { type: 'PrematureBoard' },
    oneRuling('street-redealt', {
      ...turn,
      rrp: [...early.rrp, 'rrp/5/8'],
      web: [...early.web, 'rrp/5/8'],
      wsop: [...early.wsop, 'wsop/171c'],
    }),
    {
      'street-redealt': table =>
        table
          .plays('all check; reshuffle Qd; deal')
          .has({ burns: ['5c', '9c', 'Jc'], boards: [['6c', '7d', '8h', 'Tc', 'Qd']] }),
    },
  )
})
