import type { BookId } from '../../rulebooks/rule-id.ts'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { given } from '../given.ts'
import type { Table } from '../table.ts'
import { scenesOf } from './scene.ts'

const lowball = scenesOf({
  form: 'ace-to-five-lowball',
  seats: 3,
  cards: '2c3c4c 2d3d4d 2h3h4h 2s3s4s KcKdKh 5c 6c7c8c9c',
})
const FIRST_DRAW = 'deal; 3 raises; 1 calls; 2 calls; 1 discards 2c 2d'

const standsFor = (table: Table): Table => table.holds({ 1: '2h 2s Kc' })

const drawForms: readonly Case[] = casesAt('ace-to-five lowball for three, in the draw', byBooks => {
  byBooks(
    lowball(FIRST_DRAW),
    { type: 'DrawChanged', seat: 1 },
    oneRuling('draw-changed', { rrp: ['rrp/11/11'], uspa: ['uspa/3.2.8.5.1.12'], wsop: ['wsop/276'] }),
    {
      'draw-changed': table =>
        table
          .has({ turn: 0 })
          .holds({ 1: '2h 2s Kc 2c 2d' })
          .plays('1 discards Kc; 2 stands pat; 3 stands pat; deal')
          .holds({ 1: '2h 2s 2c 2d 6c' })
          .has({ burns: ['5c'] }),
    },
  )
  byBooks(
    lowball(`${FIRST_DRAW}; 2 stands pat`),
    { type: 'DrawChanged', seat: 1 },
    oneRuling('draw-stands', {
      rrp: ['rrp/11/11b', 'rrp/11/11'],
      uspa: ['uspa/3.2.8.5.1.12.2', 'uspa/3.2.8.5.1.12'],
      wsop: ['wsop/276b', 'wsop/276'],
    }),
    { 'draw-stands': table => standsFor(table).has({ turn: 2 }) },
  )
  byBooks(
    lowball(`${FIRST_DRAW}; 2 discards 3c; 3 stands pat`),
    { type: 'DrawChanged', seat: 1, relied: false },
    oneRuling('draw-changed', { rrp: ['rrp/11/11'], uspa: ['uspa/3.2.8.5.1.12'], wsop: ['wsop/276'] }),
    {
      // the others keep to what they said
      'draw-changed': table =>
        table.plays('1 stands pat; deal').holds({ 1: '2h 2s Kc 2c 2d', 2: '3d 3h 3s Kd 6c', 3: '4c 4d 4h 4s Kh' }),
    },
  )
  byBooks(
    lowball(`${FIRST_DRAW}; 2 stands pat; 3 stands pat; burn`),
    { type: 'DrawChanged', seat: 1, relied: false },
    oneRuling('draw-stands', {
      rrp: ['rrp/11/11a', 'rrp/11/11'],
      uspa: ['uspa/3.2.8.5.1.12.1', 'uspa/3.2.8.5.1.12'],
      wsop: ['wsop/276a', 'wsop/276'],
    }),
    { 'draw-stands': table => standsFor(table).plays('deal').holds({ 1: '2h 2s Kc 6c 7c' }) },
  )
})

const boardForms: readonly Case[] = casesAt('Drawmaha for two, in the draw', byBooks => {
  const drawmaha = (book: BookId): Table =>
    given({ form: 'drawmaha-high', book, seats: 2, cards: '2c3c 2d3d 2h3h 2s3s KhQh 4c5c6c 7c 8c 9c Tc' }).plays(
      'deal; around; deal; all check; 1 draws 1',
    )
  byBooks(drawmaha, { type: 'DrawChanged', seat: 1 }, oneRuling('draw-stands', { rrp: ['wsop/drawmaha-draw'] }), {
    'draw-stands': table => table.holds({ 1: '2d 2h 2s Kh' }).has({ turn: 1 }),
  })
})

/** A player wants another number of cards than they said. */
export const drawChanges: readonly Case[] = [...drawForms, ...boardForms]
