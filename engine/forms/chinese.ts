import { bet, board, down, type Fantasyland, type Form, type Row, type Step, street } from './form.ts'
import { type FormRefusal, refused } from './refusal.ts'

const set: Step = { do: 'set' }
const dealAndPlace = (name: string, cards: number, placed = cards) =>
  street(name, down(cards), { do: 'place', cards: placed })

const frontMiddleBack = [
  { name: 'front', cards: 3, ranking: 'front', from: 'own' },
  { name: 'middle', cards: 5, ranking: 'high', from: 'own' },
  { name: 'back', cards: 5, ranking: 'high', from: 'own' },
] as const satisfies readonly Row[]
const [front, middle, back] = frontMiddleBack

/** Chinese poker: four stacks of thirteen, set into three rows and compared with everyone else's. */
export const chinesePoker = {
  id: 'chinese-poker',
  name: 'Chinese poker',
  family: 'chinese',
  rules: ['wsop/337', 'wsop/338', 'wsop/341', 'wsop/341a', 'wsop/341b', 'wsop/341c', 'wsop/348'],
  deck: 'standard',
  seats: { least: 2, most: 5 },
  stacks: 4,
  opening: 'nothing',
  structures: [],
  boards: 0,
  streets: [street('thirteen cards', down(13), set)],
  pot: [],
  rows: { rows: frontMiddleBack, point: 1, scoop: 3, mustRise: true },
} as const satisfies Form

/** Chinese draw poker: the thirteen cards come as five, three and five with a round after each, and points take the pot. */
export const chineseDrawPoker: Form = {
  id: 'chinese-draw-poker',
  name: 'Chinese draw poker',
  family: 'chinese',
  rules: ['wsop/345'],
  deck: 'standard',
  seats: { least: 2, most: 4 },
  opening: 'blinds',
  structures: ['limit', 'pot-limit', 'no-limit', 'half-pot', 'spread'],
  boards: 0,
  streets: [
    street('first five', down(5), bet('lower', 'after-the-blinds')),
    street('next three', down(3), bet('lower', 'left-of-the-button')),
    street('last five', down(5), set, bet('upper', 'left-of-the-button')),
  ],
  pot: [],
  rows: { ...chinesePoker.rows, forThePot: true },
}

const openFaceRows = [
  { ...front, royalties: 'ofc-front' },
  { ...middle, royalties: 'ofc-middle' },
  { ...back, royalties: 'ofc-back' },
] as const

/** Open-face Chinese: five cards, then one at a time, each laid openly into its row. */
export const openFaceChinese = {
  id: 'open-face-chinese',
  name: 'Open-face Chinese',
  family: 'chinese',
  rules: ['wsop/346', 'wsop/347', 'wsop/348', 'wsop/349', 'wsop/350', 'wsop/352', 'wsop/352e'],
  deck: 'standard',
  seats: { least: 2, most: 4 },
  opening: 'nothing',
  structures: [],
  boards: 0,
  streets: [
    dealAndPlace('first five', 5),
    ...['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth'].map(nth =>
      dealAndPlace(`${nth} card`, 1),
    ),
  ],
  pot: [],
  rows: {
    rows: openFaceRows,
    point: 1,
    scoop: 3,
    mustRise: true,
    fantasyland: {
      entry: 'queens',
      cards: 13,
      stay: { front: 'trips', middle: 'full-house', back: 'quads' },
    },
  },
} as const satisfies Form

/** Turbo open-face Chinese: five cards, four and four. */
export const turboOpenFaceChinese = {
  ...openFaceChinese,
  id: 'turbo-open-face-chinese',
  name: 'Turbo open-face Chinese',
  rules: ['wsop/353'],
  streets: [dealAndPlace('first five', 5), dealAndPlace('next four', 4), dealAndPlace('last four', 4)],
} as const satisfies Form

/** Pineapple open-face Chinese: five cards, then three at a time, of which one is thrown away. */
export const pineappleOpenFaceChinese = {
  ...openFaceChinese,
  id: 'pineapple-open-face-chinese',
  name: 'Pineapple open-face Chinese',
  rules: ['wsop/358', 'wsop/358a', 'wsop/359', 'wsop/362'],
  seats: { least: 2, most: 3 },
  streets: [
    dealAndPlace('first five', 5),
    ...['first', 'second', 'third', 'fourth'].map(nth => dealAndPlace(`${nth} draw`, 3, 2)),
  ],
  rows: { ...openFaceChinese.rows, fantasyland: { ...openFaceChinese.rows.fantasyland, cards: 14 } },
} as const satisfies Form

/** Pineapple open-face with a deuce-to-seven middle, ten-high at worst; the back must still beat the front. */
export const pineappleOpenFaceChinese27Middle = {
  ...pineappleOpenFaceChinese,
  id: 'pineapple-open-face-chinese-2-7-middle',
  name: 'Pineapple open-face Chinese, 2-7 middle',
  rules: ['wsop/360', 'wsop/360a', 'wsop/360c', 'wsop/360d', 'wsop/360e', 'wsop/360f', 'wsop/360g', 'wsop/362'],
  rows: {
    ...pineappleOpenFaceChinese.rows,
    rows: [openFaceRows[0], { ...middle, ranking: '2-7-middle', royalties: '2-7-middle' }, openFaceRows[2]],
    fantasyland: {
      entry: 'kings',
      cards: 14,
      perfectMiddle: true,
      stay: { front: 'trips', middle: 'perfect-2-7', back: 'quads' },
      progressive: true,
      superFantasy: true,
    },
  },
} as const satisfies Form

/** Taiwanese poker: seven cards set as one, two and four, then a board that every row plays with. */
export const taiwanesePoker = {
  id: 'taiwanese-poker',
  name: 'Taiwanese poker',
  family: 'chinese',
  rules: ['wsop/354', 'wsop/355', 'wsop/356', 'wsop/357'],
  deck: 'standard',
  seats: { least: 2, most: 6 },
  opening: 'nothing',
  structures: [],
  boards: 1,
  streets: [street('seven cards', down(7), set), street('board', board(5))],
  pot: [],
  rows: {
    rows: [
      { name: 'top', cards: 1, ranking: 'high', from: 'any', royalties: 'taiwanese-top' },
      { name: 'middle', cards: 2, ranking: 'high', from: 'any', royalties: 'taiwanese-middle' },
      {
        name: 'bottom',
        cards: 4,
        ranking: 'high',
        from: { holecards: 2, boardcards: 3 },
        royalties: 'taiwanese-bottom',
      },
    ],
    point: 1,
    scoop: 0,
    mustRise: false,
  },
} as const satisfies Form

/** An open-face form with the progressive number of Fantasyland cards or Super Fantasy switched on or off. */
export const withFantasyland = (
  form: Form,
  options: { readonly progressive?: boolean; readonly superFantasy?: boolean },
): Form | FormRefusal => {
  if (!form.rows?.fantasyland) return refused('no-fantasyland', { about: { form: form.name } })
  const { progressive, superFantasy, ...rest } = form.rows.fantasyland
  const fantasyland: Fantasyland = {
    ...rest,
    ...((options.progressive ?? progressive) ? { progressive: true } : {}),
    ...((options.superFantasy ?? superFantasy) ? { superFantasy: true } : {}),
  }
  if (fantasyland.superFantasy && !fantasyland.perfectMiddle) {
    return refused('one-way-to-fantasyland', { about: { form: form.name } })
  }
  return { ...form, rows: { ...form.rows, fantasyland } }
}
