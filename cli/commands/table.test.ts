import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { ask, forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { tableCommand } from './table.ts'

const { folder } = ownFolder()

/** What is read out at a table at which these lines are said. */
const sat = async (options: readonly string[], ...lines: readonly string[]): Promise<string> => {
  let text = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk)
      done()
    },
  })
  const command = tableCommand(output, Readable.from([`${lines.join('\n')}\n`]))
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  await command.parseAsync(options, { from: 'user' })
  return text
}
/** What is answered to the last line. */
const answered = async (options: readonly string[], ...lines: readonly string[]): Promise<readonly string[]> => {
  const all = (await sat(options, ...lines)).trimEnd().split('\n')
  return all.slice(all.findLastIndex(line => line.startsWith('> ')) + 1)
}
const seeded = ['--seed', '7']

describe('cardroom table', () => {
  test('reads the table out, then each line with its answer, as plain text', async () => {
    const text = await sat(seeded, 'deal', '3 calls')
    expect(text).toMatch(
      /^Hold’em, no-limit 5-10, Robert’s Rules of Poker\npreflop, pot 15\n0 burncards, 52 in the stub/,
    )
    expect(text).toContain('seat 6: 1,000, button')
    expect(text).toContain('> 3 calls\nSeat 3 calls 10. (uspa/2.2/call)\nSeat 4 can fold, call 10')
    // no colours, no movements of the cursor
    expect([...text].filter(sign => sign < ' ' && sign !== '\n')).toEqual([])
  })

  test('the same seed deals the same cards', async () => {
    expect(await sat(seeded, 'deal', 'look')).toBe(await sat(seeded, 'deal', 'look'))
    expect(await sat(['--seed', '8'], 'deal')).not.toBe(await sat(seeded, 'deal'))
  })

  test('cards may be entered', async () => {
    const lines = await answered(['--real-cards', '--seats', '3'], 'deal', 'around', 'flop Ah 7d 2c', 'look')
    expect(lines).toContain('board: Ah 7d 2c')
    expect(lines.find(line => line.startsWith('seat 1'))).toContain('down ?? ??')
  })

  test('what cannot be done is answered with what can, and nothing changes', async () => {
    const before = await answered(seeded, 'deal', 'look')
    expect((await answered(seeded, 'deal', '5 folds')).slice(0, 3)).toEqual([
      'Not accepted: It’s seat 3’s turn.',
      'Accepted: Seat 3 can fold, call 10, or raise to 20–1,000.',
      expect.stringMatching(/^rrp\/3\/betting\/11, /),
    ])
    expect(await answered(seeded, 'deal', '5 folds', 'nonsense', '{"incident":', 'look')).toEqual(before)
    const [wrong] = await answered(seeded, 'deal', '{"incident": "CardExposed", "seat": 3}')
    expect(wrong).toBe('Not accepted: card: is missing')
  })

  test('an incident is ruled on with what the rules say and the other books', async () => {
    const lines = await answered(seeded, 'deal', '3 raises to 30', "3's clock has expired")
    expect(lines[0]).toMatch(/^Not accepted: That can’t have happened/)
    const ruled = await answered(seeded, 'deal', "3's clock has expired")
    expect(ruled.slice(0, 3)).toEqual([
      'Reported: seat 3’s clock ran out.',
      'Ruling (the book): the hand is dead.',
      'Seat 3’s hand is dead: the clock ran out.',
    ])
    expect(ruled.join('\n')).toMatch(/rrp\/3\/dead-hands\/1f, [^:]+: \w/)
    for (const book of ['USPA', 'Home Poker', 'General poker', 'WSOP']) {
      expect(ruled.filter(line => line.startsWith(book))).toHaveLength(1)
    }
    expect(ruled.at(-1)).toMatch(/^Seat 4 can/)
  })

  test('where a person decides, they are asked, and then it goes on', async () => {
    const mucked = "3's hand is mucked by the player, which lies apart"
    const due = await answered(seeded, 'deal', mucked)
    expect(due.at(-1)).toBe(
      'Waiting for a ruling from the floor: the hand is dead or the hand is retrieved. Say "decide" and the number or the words.',
    )
    expect((await answered(seeded, 'deal', mucked, '4 calls'))[0]).toMatch(/^Not accepted: Play is stopped/)
    expect((await answered(seeded, 'deal', mucked, 'decide 2')).at(-1)).toMatch(/^Seat 3 can fold/)
    const dead = await answered(seeded, 'deal', mucked, 'floor decides hand dead')
    expect(dead).toContain('Ruling (the floor): the hand is dead.')
    expect(dead.at(-1)).toMatch(/^Seat 4 can fold/)
    const other = await answered(seeded, 'deal', mucked, 'decide hand ded')
    expect(other[0]).toContain('did you mean "hand-dead"?')
  })

  test('where a choice of cards is due, words that would do are said', async () => {
    const draw = ['--form', 'badugi', '--seats', '2', ...seeded]
    const due = await answered(draw, 'deal', 'around')
    const [, example = ''] = /"stands pat", or "([^"]+)"/.exec(due.join(' ')) ?? []
    expect((await answered(draw, 'deal', 'around', example))[0]).toMatch(/^Seat 1 (?:discards|stands pat)/)
    const rows = ['--form', 'open-face-chinese', '--seats', '2', ...seeded]
    const [, laid = ''] = /Say "([^"]+)", for instance/.exec((await answered(rows, 'deal')).join(' ')) ?? []
    expect((await answered(rows, 'deal', laid)).join(' ')).toMatch(/Seat 2 has to set 5 cards/)
    expect((await answered(rows, 'deal', laid.replace('lays', 'places'))).join(' ')).toMatch(
      /Seat 2 has to set 5 cards/,
    )
    const shows = await answered(seeded, 'deal', 'around; deal; around; deal; around; deal; around')
    expect(shows.at(-1)).toContain('Say "shows" or "mucks", or "showdown" for all.')
  })

  test('a mistake of the dealer is entered in place of their act, and the table says so', async () => {
    const late = await answered(seeded, 'deal', 'around', 'flop', 'the flop has 4 cards')
    expect(late[0]).toBe('Not accepted: That can’t have happened here: no flop is due.')
    expect(late).toContain('Report a dealer’s mistake instead of the act it spoils; undo goes back to it.')
    const intime = await answered(seeded, 'deal', 'around', 'flop', 'undo', 'the flop has 4 cards')
    expect(intime[0]).toBe('Reported: the flop has 4 cards.')
  })

  test('when the deal is over it is said how to go on', async () => {
    const over = await answered(seeded, 'deal; all fold', 'award', '3 calls')
    expect(over.slice(0, 2)).toEqual([
      'Not accepted: The hand is over.',
      expect.stringMatching(/^Accepted: next, undo, look/),
    ])
    const pushed = await answered(seeded, 'deal; all fold', 'award', 'the pot was pushed to 2 and belongs to 1')
    expect(pushed.join(' ')).toContain('Left to the floor')
    const meant = (await answered(seeded, 'deal; all fold', 'award', 'hidden chips')).join(' ')
    expect(meant).toContain('In words: 3 had 50 hidden[, won by 3]')
  })

  test('cards that keep their hand are not mentioned when another goes', async () => {
    const lines = (await answered([...seeded, '--seats', '3'], 'deal', '2 has 1 cards')).join(' ')
    expect(lines).toMatch(
      /Reported: seat 2 has 1 card\. \w+ goes from seat 2’s downcards to seat 3’s downcards, \w+ goes from/,
    )
  })

  test('a mistake may be found later', async () => {
    const missed = ['deal', 'around', 'the burn is missed, unnoticed']
    expect(await answered(seeded, ...missed, 'look')).toContain('not noticed yet, number 1: the burn was missed')
    expect((await answered(seeded, ...missed, '1 bets 20', 'notice the burn'))[0]).toMatch(
      /^Reported: the burn was missed/,
    )
  })

  test('undo goes back line by line, to the start and not before it', async () => {
    const start = await answered(seeded, 'look')
    expect(await answered(seeded, 'deal', "3's clock has expired", 'undo', 'undo', 'look')).toEqual(start)
    expect(await answered(seeded, 'deal', 'undo', 'undo')).toEqual(['Nothing to undo.'])
  })

  test('a view shows what a seat may see', async () => {
    const seen = await answered(seeded, 'deal', 'view 4')
    expect(seen.filter(line => /down [2-9TJQKA]/.test(line))).toEqual([expect.stringMatching(/^seat 4: /)])
    expect((await answered(seeded, 'deal', 'view')).filter(line => /down [2-9TJQKA]/.test(line))).toEqual([])
    expect((await answered(seeded, 'view 9'))[0]).toBe('Not accepted: there is no seat "9"')
  })

  test('the log, questions, rules and help', async () => {
    expect((await answered(seeded, 'deal', '3 folds', 'log')).at(-1)).toBe('7. Seat 3 folds. (rrp/3/dead-hands/1a)')
    expect((await answered(seeded, 'ask pots'))[0]).toContain('In front: seat 1 5')
    expect((await answered(seeded, 'ask pot'))[1]).toContain('Accepted: legal, ruling')
    expect((await answered(seeded, 'rule rrp/3/dead-hands/1a'))[0]).toMatch(/^rrp\/3\/dead-hands\/1a, /)
    expect((await answered(seeded, 'help')).length).toBeGreaterThan(10)
    const incidents = await answered(seeded, 'help incidents')
    expect(incidents).toContain('  card exposed')
    // what cannot happen at hold’em is not in the list
    expect(incidents.filter(line => /fourteen|fantasyland|last card up|draw cards/.test(line))).toEqual([])
    expect((await answered(seeded, 'help card exposed')).join(' ')).toContain('is exposed by the dealer/player')
    expect((await answered(seeded, 'help card exposd'))[0]).toContain('card exposed')
  })

  test('what is saved is a scenario with the same end', async () => {
    const file = join(folder, 'mine.json')
    const played = ['deal', "3's clock has expired", 'around', 'flop', '{"seat": 1, "act": "bet", "to": 20}', 'look']
    const look = await answered(seeded, ...played)
    expect(await answered(seeded, ...played, `save ${file}`)).toEqual([expect.stringContaining('Written to')])
    const { answers, error } = ask(JSON.parse(await readFile(file, 'utf8')))
    expect(error).toBeUndefined()
    expect(answers).toMatchObject({ ruling: { decision: 'hand-dead' }, state: { pot: 70, phase: 'streets' } })
    const { players } = answers!.state as unknown as { players: readonly { seat: number; down: readonly string[] }[] }
    expect(look.find(line => line.startsWith('seat 4'))).toContain(`down ${players[3]!.down.join(' ')}`)
    expect((await answered(seeded, 'save'))[0]).toContain('missing')
    expect((await answered(seeded, `save ${folder}`))[0]).toContain('can’t be written')
  })

  test('the next deal has the chips of the last, the button moved on', async () => {
    const next = await answered(seeded, 'deal; all fold', 'award', 'next')
    expect(next).toContain('seat 1: 995, button')
    expect(next).toContain('seat 2: 1,000, 5 in front')
    expect((await answered(seeded, 'deal', 'next'))[0]).toBe('Not accepted: the hand isn’t over')
  })

  test('a stub that runs out is shuffled by chance, and is saved with its order', async () => {
    const file = join(folder, 'draw.json')
    const text = await sat(
      ['--form', 'deuce-to-seven-triple-draw', '--seats', '6', ...seeded],
      'deal',
      'around',
      'draw 5 5 5 5 5 5',
      'deal',
      'deal',
      'deal',
      `save ${file}`,
    )
    expect(text).toContain('Reshuffled: ')
    const saved = JSON.parse(await readFile(file, 'utf8')) as { acts: readonly string[] }
    expect(saved.acts.some(act => /^reshuffle(?: [2-9TJQKA][cdhs])+$/.test(act))).toBe(true)
    expect(ask(saved).error).toBeUndefined()
  })

  test.each(['--form=holdm', '--book=hoyle', '--seats=1', '--seats=30', '--stakes=much', '--stacks=0', '--limit=high'])(
    '%s is refused with what is accepted',
    async option => {
      await expect(sat([option])).rejects.toThrow()
    },
  )

  test.each(Object.entries(forms))('%s is dealt and played to its end', async (form, { seats }) => {
    const options = ['--form', form, '--seats', String(Math.min(4, seats.most)), ...seeded]
    expect((await answered(options, 'play on')).at(-1)).toMatch(/^The hand is over/)
  })
})
