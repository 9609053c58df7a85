import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { playScript } from '../../testing/night-script.ts'
import { dealtIn, inSeats, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { entryChoices } from '../seats/entry-choices.ts'

/** Written from the texts before the engine was asked; the first deal has its button at the first seat. */
type Case = {
  readonly is: string
  readonly book: BookId
  readonly seats: readonly number[]
  readonly script: string
  readonly game?: 'limit' | 'lowball' | 'one-blind'
  /** Button and blinds of the last deal. */
  readonly places?: string
  readonly posts?: readonly string[]
  /** Among the posts of the last deal. */
  readonly has?: readonly string[]
  readonly within?: readonly number[]
  readonly without?: readonly number[]
  /** The ways in that are offered to this player: `wait`, `post` and so on, by their names. */
  readonly ways?: readonly [string, readonly string[]]
}

const six = [1, 2, 3, 4, 5, 6]
const cases: readonly Case[] = [
  // the dead button
  {
    is: 'wsop/155a the small blind leaves: the button is dead',
    book: 'wsop',
    seats: six,
    script: 'deal; p2 leaves; deal',
    places: 'button 2, blinds 3 4',
  },
  {
    is: 'wsop/155a the big blind leaves: the small blind is dead',
    book: 'wsop',
    seats: six,
    script: 'deal; p3 leaves; deal',
    places: 'button 2, blinds - 4',
    posts: ['4 blind 10'],
  },
  {
    is: 'wsop/155a and then the button is dead',
    book: 'wsop',
    seats: six,
    script: 'deal; p3 leaves; deal 2',
    places: 'button 3, blinds 4 5',
  },
  {
    is: 'wsop/155a both blinds leave',
    book: 'wsop',
    seats: six,
    script: 'deal; p2 leaves; p3 leaves; deal',
    places: 'button 2, blinds - 4',
    posts: ['4 blind 10'],
  },
  {
    is: 'wsop/155a the button leaves: nothing changes',
    book: 'wsop',
    seats: six,
    script: 'deal; p1 leaves; deal',
    places: 'button 2, blinds 3 4',
  },
  {
    is: 'wsop/155a the next big blind leaves: the one after takes it',
    book: 'wsop',
    seats: six,
    script: 'deal; p4 leaves; deal',
    places: 'button 2, blinds 3 5',
  },
  {
    is: 'wsop/155a after that the round goes on as usual',
    book: 'wsop',
    seats: six,
    script: 'deal; p4 leaves; deal 2',
    places: 'button 3, blinds 5 6',
  },
  {
    is: 'wsop/155 a player goes broke in the small blind: a dead button',
    book: 'wsop',
    seats: six,
    script: 'deal; p3 broke; deal',
    places: 'button 3, blinds 4 5',
  },
  {
    is: 'hpt/dead-button/big-blind-busts the big blind goes broke: one big blind and no small one',
    book: 'hpt',
    seats: six,
    script: 'p3 broke; deal',
    places: 'button 2, blinds - 4',
    posts: ['4 blind 10'],
  },
  {
    is: 'hpt/dead-button/small-blind-busts the small blind goes broke: the button is at the empty seat',
    book: 'hpt',
    seats: six,
    script: 'p2 broke; deal',
    places: 'button 2, blinds 3 4',
  },
  // the moving button
  {
    is: 'rrp/4/2a the button leaves: the next has it',
    book: 'rrp',
    seats: six,
    script: 'deal; p1 leaves; deal',
    places: 'button 2, blinds 3 4',
  },
  {
    is: 'rrp/4/2a the next big blind leaves: the one after takes it',
    book: 'rrp',
    seats: six,
    script: 'deal; p4 leaves; deal',
    places: 'button 2, blinds 3 5',
  },
  {
    is: 'uspa/3.5.2.1.1 the button skips an empty seat',
    book: 'uspa',
    seats: [1, 3, 5, 7],
    script: 'deal 2',
    places: 'button 3, blinds 5 7',
  },
  {
    is: 'uspa/3.5.2.1.1 four deals bring the button back',
    book: 'uspa',
    seats: [1, 3, 5, 7],
    script: 'deal 5',
    places: 'button 1, blinds 3 5',
  },
  // two players
  {
    is: 'wsop/157 two players: the small blind is on the button',
    book: 'wsop',
    seats: [2, 5],
    script: 'deal',
    places: 'button 2, blinds 2 5',
  },
  {
    is: 'uspa/3.5.2.3 two players: they change places every deal',
    book: 'uspa',
    seats: [2, 5],
    script: 'deal 2',
    places: 'button 5, blinds 5 2',
  },
  {
    is: 'web/blinds/3 two players: the dealer is the small blind',
    book: 'web',
    seats: [2, 5],
    script: 'deal 3',
    places: 'button 2, blinds 2 5',
  },
  {
    is: 'rrp/4/3 three become two: the last big blind gets the button',
    book: 'rrp',
    seats: [1, 2, 3],
    script: 'deal 2; p2 leaves; deal',
    places: 'button 1, blinds 1 3',
  },
  {
    is: 'rrp/4/3 the big blind leaves: the big blind before had it most recently',
    book: 'rrp',
    seats: [1, 2, 3],
    script: 'deal 2; p1 leaves; deal',
    places: 'button 3, blinds 3 2',
  },
  {
    is: 'hpt/two-players/1 the small blind leaves: the button is next for the big blind',
    book: 'hpt',
    seats: [1, 2, 3],
    script: 'deal 2; p3 leaves; deal',
    places: 'button 1, blinds 1 2',
  },
  // new players
  {
    is: 'wsop/104a no-limit: a newcomer posts nothing',
    book: 'wsop',
    seats: [1, 2, 3, 4, 5, 7],
    script: 'deal 7; new sits 6; new wish at-once; deal',
    within: [6],
    posts: ['3 blind 5', '4 blind 10'],
  },
  {
    is: 'wsop/104a limit: a newcomer posts the big blind',
    book: 'wsop',
    game: 'limit',
    seats: [1, 2, 3, 4, 5, 7],
    script: 'deal 7; new sits 6; new posts; deal',
    within: [6],
    posts: ['3 blind 5', '4 blind 10', '6 post 10'],
  },
  {
    is: 'rrp/4/7 nobody comes in between the button and the big blind',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 6, 8, 9],
    script: 'deal 13; new sits 7; new posts; deal',
    places: 'button 6, blinds 8 9',
    without: [7],
  },
  {
    is: 'rrp/4/7 when the button has passed the newcomer posts and plays',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 6, 8, 9],
    script: 'deal 13; new sits 7; new posts; deal 2',
    places: 'button 8, blinds 9 1',
    posts: ['9 blind 5', '1 blind 10', '7 post 10'],
  },
  {
    is: 'uspa/3.5.2.7 the same by the Laws',
    book: 'uspa',
    seats: [1, 2, 3, 4, 5, 6, 8, 9],
    script: 'deal 13; new sits 7; new posts; deal',
    without: [7],
  },
  {
    is: 'web/blinds/11 a newcomer gets no hand at the small blind',
    book: 'web',
    seats: [1, 2, 3, 4, 5, 6, 8, 9],
    script: 'deal 13; new sits 7; new posts; deal',
    without: [7],
  },
  {
    is: 'rrp/4/4a a newcomer who waits comes in on the big blind',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7],
    script: 'deal 7; new sits 6; new waits; deal 3',
    posts: ['5 blind 5', '6 blind 10'],
  },
  {
    is: 'rrp/4/13b the first round: a newcomer plays for nothing',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7],
    script: 'deal 1; new sits 6; deal',
    within: [6],
    posts: ['3 blind 5', '4 blind 10'],
  },
  {
    is: 'uspa/3.5.2.12.2 a seat the blinds have passed is not free',
    book: 'uspa',
    seats: [1, 3, 4, 5, 6],
    script: 'deal 3; new sits 2; new waits; deal',
    without: [2],
  },
  // missed blinds
  {
    is: 'rrp/4/10 both missed: 10 live and 5 dead',
    book: 'rrp',
    seats: six,
    script: 'deal 7; p4 away; deal 4; p4 back; p4 posts; deal',
    has: ['4 dead 5', '4 post 10'],
  },
  {
    is: 'wsop/160 both missed: only the big blind is live',
    book: 'wsop',
    seats: six,
    script: 'deal 7; p4 away; deal 4; p4 back; p4 posts; deal',
    posts: ['2 blind 5', '3 blind 10', '4 dead 5', '4 post 10'],
  },
  {
    is: 'web/blinds/15 both missed: only the big blind is live',
    book: 'web',
    seats: six,
    script: 'deal 7; p4 away; deal 4; p4 back; p4 posts; deal',
    has: ['4 dead 5', '4 post 10'],
  },
  {
    is: 'wsop/160 the small blind alone missed is dead money',
    book: 'wsop',
    seats: six,
    script: 'deal 7; p3 away; deal 2; p3 back; p3 posts; deal',
    within: [3],
    has: ['3 dead 5'],
  },
  {
    is: 'rrp/4/10 the small blind alone missed is live: it is no more than an opening bet',
    book: 'rrp',
    seats: six,
    script: 'deal 7; p3 away; deal 2; p3 back; p3 posts; deal',
    has: ['3 post 5'],
  },
  {
    is: 'rrp/4/10 one who missed may wait for the big blind instead',
    book: 'rrp',
    seats: six,
    script: 'deal 7; p4 away; deal 4; p4 back; p4 waits; deal',
    without: [4],
  },
  {
    is: 'wsop/160-straddle one who missed may come back as the straddle',
    book: 'wsop',
    seats: six,
    script: 'deal 7; p6 away; deal 4; p6 back',
    ways: ['p6', ['straddle']],
  },
  {
    is: 'rrp/4/12 broke and back after the blinds: they are owed',
    book: 'rrp',
    seats: six,
    script: 'deal 6; p4 broke; deal 4; p4 buys 1000',
    ways: ['p4', ['post']],
  },
  {
    is: 'wsop/268 lowball: wait, post or kill',
    book: 'wsop',
    game: 'lowball',
    seats: [1, 2, 3, 4],
    script: 'deal 5; new sits 5',
    ways: ['new', ['wait', 'post', 'kill']],
  },
  {
    is: 'rrp/11/3 lowball: wait or kill, no plain post',
    book: 'rrp',
    game: 'lowball',
    seats: [1, 2, 3, 4],
    script: 'deal 5; new sits 5',
    ways: ['new', ['wait', 'kill']],
  },
  // seats
  {
    is: 'rrp/4/14 nearer to the big blind: dealt in at once',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7, 8],
    script: 'deal 8; p7 moves 6; deal',
    within: [6],
    posts: ['3 blind 5', '4 blind 10'],
  },
  {
    is: 'rrp/4/15 one place further off: one deal out',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7, 8],
    script: 'deal 8; p7 moves 9; deal',
    without: [9],
  },
  {
    is: 'rrp/4/15 and in again on the next',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7, 8],
    script: 'deal 8; p7 moves 9; deal 2',
    within: [9],
  },
  {
    is: 'wsop/163 past two players: dealt in and nothing posted',
    book: 'wsop',
    seats: [1, 2, 3, 4, 5, 7, 8],
    script: 'deal 8; p5 moves 9; deal',
    within: [9],
    posts: ['3 blind 5', '4 blind 10'],
  },
  {
    is: 'wsop/163 past three players: a post or a wait',
    book: 'wsop',
    seats: [1, 2, 3, 4, 5, 7, 8, 6],
    script: 'deal 9; p5 moves 9',
    ways: ['p5', ['post']],
  },
  {
    is: 'rrp/4/16 who deals off lets the blinds pass once and comes in free behind the button',
    book: 'rrp',
    seats: [1, 2, 3, 4, 5, 7, 8],
    script: 'deal 8; p1 moves 6; deal',
    posts: ['3 blind 5', '4 blind 10'],
  },
]

const gameOf = (game: Case['game']) => {
  if (game === 'limit') return { form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 10) }
  const form = forms['ace-to-five-lowball']
  return { form, stakes: stakesFor(form, 'limit', 10, game === 'one-blind' ? { blinds: [10] } : {}) }
}

describe('a second look at button and blinds', () => {
  test.each(cases)('$is', ({ book, seats, script, game, places, posts, has = [], within = [], without = [], ways }) => {
    const placard = placardOf(book, game === undefined ? {} : { parts: [gameOf(game)] })
    const scene = playScript(tableScene(placard, inSeats(...seats)), script)
    if (places !== undefined) expect(placed(scene)).toBe(places)
    if (posts !== undefined) expect(posted(scene)).toEqual(posts)
    for (const post of has) expect(posted(scene)).toContain(post)
    for (const seat of within) expect(dealtIn(scene)).toContain(seat)
    for (const seat of without) expect(dealtIn(scene)).not.toContain(seat)
    const offered = ways === undefined ? [] : entryChoices(scene.table, ways[0]).map(({ wish }) => wish)
    expect(offered).toEqual(expect.arrayContaining([...(ways?.[1] ?? [])]))
  })
})
