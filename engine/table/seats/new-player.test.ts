import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

const eight = inSeats(1, 2, 3, 4, 5, 6, 8, 9)
/** A game of eight past its first round, the button at 1, with seat 7 free. */
const running = (book: BookId, changes: Partial<Placard> = {}, players = eight): TableScene =>
  tableScene(placardOf(book, changes), players).deals(Object.keys(players).length + 1)
const wishes = (scene: TableScene, player: string): readonly string[] =>
  entryChoices(scene.table, player).map(
    ({ wish, deals, live, dead }) => `${wish} in ${deals}: ${live} live, ${dead} dead`,
  )
const chooses = (scene: TableScene, wish: 'wait' | 'post' | 'let-button-pass' | 'buy-the-button'): TableScene =>
  scene.gives({ type: 'ChooseEntry', player: 'new', wish })

const choice = (book: BookId): void => {
  const scene = sitsDown(running(book), 'new', 7)
  expect(placed(scene)).toBe('button 1, blinds 2 3')
  expect(wishes(scene, 'new')).toEqual(['wait in 3: 10 live, 0 dead', 'post in 0: 10 live, 0 dead'])
  expect(scene.refuses({ type: 'ChooseEntry', player: 'new', wish: 'buy-the-button' })).toMatchObject({
    why: 'not-a-way-in',
    about: ['wait', 'post'],
  })
}
rule('rrp/4/4', 'a newcomer is asked: wait or post', () => choice('rrp'))
rule('uspa/3.5.2.4', 'someone who joins chooses between waiting and posting 10', () => choice('uspa'))

const waits = (book: BookId): void => {
  const scene = chooses(sitsDown(running(book), 'new', 7), 'wait')
  expect(outOf(scene.deals(3), 'new')).toBe('waits-for-the-big-blind')
  const fourth = scene.deals(4)
  expect(posted(fourth)).toEqual(['6 blind 5', '7 blind 10'])
  expect(dealtIn(fourth)).toContain(7)
}
rule('rrp/4/4a', 'they sit out until the big blind comes to seat 7, and post it as usual', () => waits('rrp'))
rule('uspa/3.5.2.4.1', 'as many deals without cards as the big blind is seats away', () => waits('uspa'))

const posts = (book: BookId, live: number): void => {
  const scene = chooses(sitsDown(running(book), 'new', 7), 'post').deal()
  expect(posted(scene)).toEqual(['3 blind 5', '4 blind 10', `7 post ${live}`])
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'CameIn', player: 'new', live, dead: 0 }))
  expect(dealtIn(scene.deal())).toContain(7)
  expect(posted(scene.deal())).toEqual(['4 blind 5', '5 blind 10'])
}
const lowball = { form: forms['ace-to-five-lowball'], stakes: stakesFor(forms['ace-to-five-lowball'], 'limit', 10) }
const atLowball = (book: BookId, kind: string): void => {
  const scene = sitsDown(running(book, { parts: [lowball] }, inSeats(1, 2, 3, 4, 6)), 'new', 7)
  const wish = kind === 'kill' ? 'kill' : 'post'
  expect(wishes(scene, 'new')).toContain(`${wish} in 0: 20 live, 0 dead`)
  expect(posted(scene.gives({ type: 'ChooseEntry', player: 'new', wish }).deal())).toContain(`7 ${kind} 20`)
  expect(dealtIn(scene.gives({ type: 'ChooseEntry', player: 'new', wish: 'wait' }).deal())).not.toContain(7)
}
rule('rrp/4/4b', 'they post 10, are dealt in at once, and play on; at lowball it is 20', () => {
  posts('rrp', 10)
  atLowball('rrp', 'kill')
})
rule('uspa/3.5.2.4.2', 'they post 10 live; at lowball 20 or they wait', () => {
  posts('uspa', 10)
  atLowball('uspa', 'kill')
})
rule('web/blinds/7', 'they pay a minimum bet of 10 to be dealt in now, or wait; at lowball 20', () => {
  posts('web', 10)
  atLowball('web', 'post')
})

/** Seat 5 is free; the button is at 2 and the blinds at 3 and 4, so that the next big blind is 5 or 6. */
const atTheBlind = (book: BookId): TableScene =>
  sitsDown(running(book, {}, inSeats(1, 2, 3, 4, 6, 7, 8, 9)).deal(), 'new', 5)
const letsPass = (book: BookId): void => {
  const scene = chooses(atTheBlind(book), 'let-button-pass')
  expect(posted(scene.deal())).toEqual(['4 blind 5', '6 blind 10'])
  expect(outOf(scene.deals(2), 'new')).toBe('waits-for-the-button')
  const entered = scene.deals(3)
  expect(posted(entered).filter(post => post.startsWith('5 '))).toEqual(['5 post 10'])
  expect(entered.table.places!.button).toBe(6)
}
rule('rrp/4/5', 'a player who lets blinds and button go by owes 10 on coming in, not 15', () => letsPass('rrp'))
rule('uspa/3.5.2.5', 'waiting until the button has passed is no missed blind', () => letsPass('uspa'))
rule('web/blinds/5', 'a newcomer who lets the button pass pays the big blind alone', () => letsPass('web'))
test('unless a house sees that as missed blinds', () => {
  const house = houseWith({ newPlayerLetsButtonPass: 'missed-blinds' })
  const start = sitsDown(running('rrp', { book: house }, inSeats(1, 2, 3, 4, 6, 7, 8, 9)).deal(), 'new', 5)
  const scene = chooses(start, 'let-button-pass')
  expect(posted(scene.deals(3)).filter(post => post.startsWith('5 '))).toEqual(['5 dead 5', '5 post 10'])
})

/** The small blind in seat 4 has left, and somebody takes that seat while the button is before it. */
const between = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  sitsDown(running(book, changes).deal().gives({ type: 'Leave', player: 'p4' }), 'new', 4)

const notBetween = (book: BookId): void => {
  const scene = between(book)
  expect(placed(scene)).toBe('button 2, blinds 3 4')
  expect(wishes(scene, 'new').filter(it => it.startsWith('post'))).toEqual(['post in 1: 10 live, 0 dead'])
  const next = scene.deal()
  expect(outOf(next, 'new')).toBe('waits-for-the-button')
  const entered = scene.deals(2)
  expect(entered.table.places!.button).toBe(5)
  expect(posted(entered)).toContain('4 post 10')
}
rule('rrp/4/7', 'between big blind and button nobody is dealt in; when it has passed they post 10', () =>
  notBetween('rrp'),
)
rule('uspa/3.5.2.7', 'a newcomer in the small blind seat is dealt in only when the button has passed', () =>
  notBetween('uspa'),
)
rule('web/blinds/11', 'no cards in the small blind position until the button has passed', () => notBetween('web'))

const mayBetween = (book: 'rrp' | 'uspa'): void => {
  const scene = between(book, { book: houseWith({ enterBetweenBlindAndButton: true }, book) })
  expect(wishes(scene, 'new')).toContain('post in 0: 10 live, 0 dead')
  expect(posted(scene.deal())).toContain('4 post 10')
}
rule('rrp/16/5', 'a house may let them in there: they post 10 and are dealt in', () => mayBetween('rrp'))
rule('uspa/app2/3', 'with trained dealers a newcomer in the small blind seat may post and play', () =>
  mayBetween('uspa'),
)

rule('wsop/158', 'a live big blind and a dead small one buy the button of the next deal', () => {
  const scene = chooses(between('wsop', limit), 'buy-the-button').deal()
  expect(posted(scene)).toContain('4 post 10')
  expect(posted(scene)).toContain('4 dead 5')
  expect(scene.deal().table.places!.button).toBe(4)
})
rule('wsop/158-post', 'with the big blind alone the button passes them for the last small blind', () => {
  const free = running('wsop', {}, inSeats(1, 2, 3, 5, 6, 7)).deals(2)
  expect(placed(free)).toBe('button 3, blinds 5 6')
  const joined = sitsDown(free.deals(5), 'new', 4)
  expect(placed(joined)).toBe('button 2, blinds 3 5')
  expect(wishes(joined, 'new')).toContain('post in 0: 10 live, 0 dead')
  const next = chooses(joined, 'post').deal()
  expect(placed(next)).toBe('button 3, blinds 5 6')
  expect(posted(next)).toContain('4 post 10')
  expect(placed(next.deal())).toBe('button 5, blinds 6 7')
  // had they bought it, they would have it now, and seat 5 after them
  const bought = chooses(joined, 'buy-the-button').deal()
  expect(placed(bought.deal())).toBe('button 4, blinds 6 7')
  expect(placed(bought.deals(2))).toBe('button 5, blinds 7 1')
})

const limit = { parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 10) }] }
rule('wsop/104a', 'a newcomer posts at limit, at no-limit they do not, and at stud the ante is enough', () => {
  expect(posted(sitsDown(running('wsop', limit), 'new', 7).deal())).toContain('7 post 10')
  const big = sitsDown(running('wsop'), 'new', 7).deal()
  expect(dealtIn(big)).toContain(7)
  expect(posted(big)).toEqual(['3 blind 5', '4 blind 10'])
  const stud = forms['seven-card-stud']
  const antes = sitsDown(
    running('wsop', { parts: [{ form: stud, stakes: stakesFor(stud, 'limit', 10) }] }, inSeats(1, 2, 3, 4)),
    'new',
    7,
  ).deal()
  expect(posted(antes)).toContain('7 ante 2')
})

rule('wsop/206', 'nobody buys the button while a kill is in one of the blinds', () => {
  const kill = { ...limit, kill: { size: 'full', required: true } } as const
  const scene = between('wsop', kill)
  const owing = (player: string) => ({
    ...scene.table,
    kills: { ...scene.table.kills, owed: [{ player, amount: 20, until: 'next-deal' } as const] },
  })
  const buys = (player: string): boolean =>
    entryChoices(owing(player), 'new').some(({ wish }) => wish === 'buy-the-button')
  expect(buys('p5')).toBe(false)
  expect(buys('p8')).toBe(true)
})

const playsOver = (book: BookId): void => {
  const away = running(book).gives({ type: 'WalkAway', player: 'p6' })
  const over = away
    .gives({ type: 'AskPlayOver', player: 'new', seat: 6, leave: true, box: true })
    .gives({ type: 'BuyIn', player: 'new', chips: 1000 })
  expect(wishes(over, 'new')).toEqual(['wait in 2: 10 live, 0 dead', 'post in 0: 10 live, 0 dead'])
  expect(posted(over.deal())).toContain('6 post 10')
  expect(dealtIn(chooses(over, 'wait').deal())).not.toContain(6)
}
rule('rrp/4/6', 'a player who plays over posts or waits, though the owner has paid their blinds', () =>
  playsOver('rrp'),
)
rule('uspa/3.5.2.6', 'a player who plays over counts as new', () => playsOver('uspa'))
rule('web/blinds/10', 'a player who plays over waits for the big blind or posts it', () => playsOver('web'))
