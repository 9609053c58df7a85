import { expect } from 'vitest'
import { decide } from '../../rulings/decide.ts'
import { rule } from '../../testing/rule.ts'
import { called, inSeats, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'

const lastToAct = (scene: TableScene): number | undefined => {
  const started = decide(undefined, called(scene).start)
  return started.ok && started.events[0]?.type === 'DealStarted' ? started.events[0].players.at(-1)?.seat : undefined
}

const goes = (player: string) => ({ type: 'Leave', player }) as const
const six = inSeats(1, 2, 3, 4, 5, 6)

const goesOnePlayerOn = (): void => {
  const scene = tableScene(placardOf('hpt'), { ann: 1, bob: 4, cid: 9 }).deal()
  expect(placed(scene)).toBe('button 1, blinds 4 9')
  expect(placed(scene.deal())).toBe('button 4, blinds 9 1')
  expect(placed(scene.deals(2))).toBe('button 9, blinds 1 4')
  expect(placed(scene.deals(3))).toBe('button 1, blinds 4 9')
}
rule('hpt/play/12', 'the button moves one player clockwise after each deal', goesOnePlayerOn)
rule('hpt/deal/12', 'the button is advanced clockwise one player', goesOnePlayerOn)

rule('web/buttons/1', 'the button goes clockwise after each deal', () => {
  const scene = tableScene(placardOf('web'), six).deals(3)
  expect(placed(scene)).toBe('button 3, blinds 4 5')
  expect(placed(scene.deal())).toBe('button 4, blinds 5 6')
})

rule('wsop/button-use', 'one place clockwise when a deal ends; the deal itself ends at the button', () => {
  const scene = tableScene(placardOf('wsop'), six).deals(3)
  const started = decide(undefined, called(scene).start)
  const order = started.ok && started.events[0]?.type === 'DealStarted' ? started.events[0].players : []
  expect(order.map(({ seat }) => seat)).toEqual([4, 5, 6, 1, 2, 3])
  expect(placed(scene.deal())).toBe('button 4, blinds 5 6')
})

const roundOf = (book: 'rrp' | 'uspa' | 'wsop', count: number): void => {
  const players = inSeats(...Array.from({ length: count }, (_, i) => i + 1))
  let scene = tableScene(placardOf(book), players)
  const had: Record<string, number> = {}
  for (let i = 0; i < count; i++) {
    scene = scene.deal()
    for (const what of [...posted(scene), `${scene.table.places!.button} button`]) had[what] = (had[what] ?? 0) + 1
  }
  const each = Object.values(players).flatMap(seat => [`${seat} button`, `${seat} blind 5`, `${seat} blind 10`])
  expect(had).toEqual(Object.fromEntries(each.map(what => [what, 1])))
}
rule('rrp/4/2', 'in a round of six each has the button and pays 5 and 10 once', () => roundOf('rrp', 6))
rule('uspa/3.5.2.1', 'every player gets the button and pays both blinds in a round', () => roundOf('uspa', 7))
rule('wsop/155', 'after eight deals each of eight has posted both blinds', () => roundOf('wsop', 8))

const smallBlindGoes = (book: 'rrp' | 'uspa') => tableScene(placardOf(book), six).deal().gives(goes('p2'))

rule('rrp/4/2a', 'a moving button goes to the next player, who still pays the small blind that they owe', () => {
  const scene = smallBlindGoes('rrp').deal()
  expect(scene.table.places!.button).toBe(3)
  expect(posted(scene)).toEqual(['3 blind 5', '4 blind 10', '5 blind 10'])
  expect(posted(scene.deal())).toEqual(['4 blind 5', '5 blind 5', '6 blind 10'])
  expect(placed(scene.deals(2))).toBe('button 5, blinds 6 1')
})

const bigBlindGoes = (): void => {
  const scene = tableScene(placardOf('uspa'), six).deal().gives(goes('p3')).deal()
  expect(scene.table.places!.button).toBe(2)
  expect(posted(scene)).toEqual(['4 blind 10', '5 blind 10'])
  const next = scene.deal()
  expect(next.table.places!.button).toBe(4)
  expect(posted(next)).toEqual(['4 blind 5', '5 blind 5', '6 blind 10'])
}
rule('uspa/3.5.2.1.1', 'the big blind leaves: the button moves on, and two post a big blind', bigBlindGoes)
rule('uspa/app2/1a', 'the button is always at a seat that is taken', () => {
  const scene = tableScene(placardOf('uspa'), six).deal().gives(goes('p2'), goes('p3'))
  expect(scene.deal().table.places!.button).toBe(4)
  expect(posted(scene.deal())).toEqual(['4 blind 10', '5 blind 10', '6 blind 10'])
  bigBlindGoes()
})

const dead = (book: 'rrp' | 'uspa' | 'wsop' | 'hpt') =>
  tableScene(placardOf(book, { setting: book === 'wsop' || book === 'hpt' ? 'cash' : 'tournament' }), six).deal()

const deadAfterBigBlind = (book: 'rrp' | 'wsop' | 'hpt'): void => {
  const scene = dead(book).gives(goes('p3')).deal()
  expect(placed(scene)).toBe('button 2, blinds - 4')
  expect(posted(scene)).toEqual(['4 blind 10'])
  const next = scene.deal()
  expect(placed(next)).toBe('button 3, blinds 4 5')
  // seat 2 acts last again
  expect(lastToAct(next)).toBe(2)
  expect(placed(next.deal())).toBe('button 4, blinds 5 6')
}
rule(
  'rrp/4/2b',
  'the due player has the big blind, nobody the small one, and the button then lies at the empty seat',
  () => deadAfterBigBlind('rrp'),
)
rule(
  'wsop/155a',
  'button 1, blinds 2 and 3, seat 3 leaves: 4 has the big blind, and then the button rests at seat 3',
  () => deadAfterBigBlind('wsop'),
)
rule('hpt/dead-button/big-blind-busts', 'button to the small blind, no small blind; then to the empty seat', () =>
  deadAfterBigBlind('hpt'),
)
rule('hpt/button-help/big-blind-busts', 'on the next deal the button stands at the empty seat 3', () =>
  deadAfterBigBlind('hpt'),
)

const deadAfterSmallBlind = (book: 'uspa' | 'hpt'): void => {
  const scene = dead(book).gives(goes('p2')).deal()
  expect(placed(scene)).toBe('button 2, blinds 3 4')
  expect(lastToAct(scene)).toBe(1)
  expect(placed(scene.deal())).toBe('button 3, blinds 4 5')
}
rule('hpt/button-help/small-blind-busts', 'the disk goes to the empty seat 2, and seat 1 is last again', () =>
  deadAfterSmallBlind('hpt'),
)
rule('uspa/app2/1b', 'the button may stand at a seat that has become empty', () => deadAfterSmallBlind('uspa'))
rule('uspa/3.5.2.1.2', 'the small blind in seat 4 leaves: 5 is small blind and the button at the empty seat 4', () => {
  const scene = dead('uspa').deals(2)
  expect(placed(scene)).toBe('button 3, blinds 4 5')
  expect(placed(scene.gives(goes('p4')).deal())).toBe('button 4, blinds 5 6')
})
rule(
  'hpt/dead-button/small-blind-busts',
  'the old big blind posts small, the next big, and in effect seat 1 deals again',
  () => {
    const stays = { name: 'Home', book: 'hpt', overrides: { deadButtonDiskPlacement: 'stays' } } as const
    const scene = tableScene(placardOf('hpt', { book: stays }), six)
      .deal()
      .gives(goes('p2'))
      .deal()
    expect(placed(scene)).toBe('button 1, blinds 3 4')
    expect(placed(scene.deal())).toBe('button 3, blinds 4 5')
    deadAfterSmallBlind('hpt')
  },
)

rule('web/blinds/2', 'traditional, moving or dead: three ways to go on when the small blind leaves', () => {
  const after = (method: 'traditional' | 'moving' | 'dead') => {
    const book = {
      name: 'House',
      book: 'web',
      overrides: { buttonMethod: { cash: method, tournament: method } },
    } as const
    return tableScene(placardOf('web', { book }), six).deal().gives(goes('p2')).deal()
  }
  expect(posted(after('traditional'))).toEqual(['4 blind 5', '5 blind 10'])
  expect(posted(after('moving'))).toEqual(['3 blind 5', '4 blind 10', '5 blind 10'])
  expect(placed(after('dead'))).toBe('button 2, blinds 3 4')
  expect(posted(after('dead'))).toEqual(['3 blind 5', '4 blind 10'])
})

const byTheSetting = (book: 'rrp' | 'uspa'): void => {
  const next = (setting: 'cash' | 'tournament') =>
    tableScene(placardOf(book, { setting }), six).deal().gives(goes('p2')).deal().table.places!
  expect(next('cash').button).toBe(3)
  expect(next('tournament').button).toBe(2)
}
rule('rrp/16/1', 'each table uses its own method: moving in a cash game, dead in an event', () => byTheSetting('rrp'))
rule('uspa/app2/1', 'a house may suit the method to the game', () => byTheSetting('uspa'))
