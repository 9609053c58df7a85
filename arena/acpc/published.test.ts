import { type Card, cards, decks } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { acpcDeal } from './acpc-deal.ts'
import { playLines, seenIn } from './client.ts'
import { ACPC_GAMES, type AcpcGame } from './games.ts'
import { actionsIn, readState, writeState } from './match-state.ts'

/** A hand of the protocol's own examples: what the dealer says to one player, and what that player answers. */
type Example = {
  readonly game: AcpcGame
  /** Holecards by position; those that the example never shows are any others. */
  readonly hands: readonly string[]
  readonly board: string
  readonly said: readonly string[]
}

const LIMIT = ACPC_GAMES['holdem.limit.2p.reverse_blinds']
const NO_LIMIT = ACPC_GAMES['holdem.nolimit.2p.reverse_blinds']
const THREE = ACPC_GAMES['holdem.limit.3p']

// The examples of "Annual Computer Poker Competition protocol specification", version 2.0.0
const EXAMPLES: Readonly<Record<string, Example>> = {
  'two-player limit, hand 0': {
    game: LIMIT,
    hands: ['TdAs', '8hTc'],
    board: '2c8c3h9cKh',
    said: [
      'S-> MATCHSTATE:0:0::TdAs|',
      'S-> MATCHSTATE:0:0:r:TdAs|',
      '<-C MATCHSTATE:0:0:r:TdAs|:r',
      'S-> MATCHSTATE:0:0:rr:TdAs|',
      'S-> MATCHSTATE:0:0:rrc/:TdAs|/2c8c3h',
      '<-C MATCHSTATE:0:0:rrc/:TdAs|/2c8c3h:r',
      'S-> MATCHSTATE:0:0:rrc/r:TdAs|/2c8c3h',
      'S-> MATCHSTATE:0:0:rrc/rc/:TdAs|/2c8c3h/9c',
      '<-C MATCHSTATE:0:0:rrc/rc/:TdAs|/2c8c3h/9c:c',
      'S-> MATCHSTATE:0:0:rrc/rc/c:TdAs|/2c8c3h/9c',
      'S-> MATCHSTATE:0:0:rrc/rc/cr:TdAs|/2c8c3h/9c',
      '<-C MATCHSTATE:0:0:rrc/rc/cr:TdAs|/2c8c3h/9c:c',
      'S-> MATCHSTATE:0:0:rrc/rc/crc/:TdAs|/2c8c3h/9c/Kh',
      '<-C MATCHSTATE:0:0:rrc/rc/crc/:TdAs|/2c8c3h/9c/Kh:c',
      'S-> MATCHSTATE:0:0:rrc/rc/crc/c:TdAs|/2c8c3h/9c/Kh',
      'S-> MATCHSTATE:0:0:rrc/rc/crc/cr:TdAs|/2c8c3h/9c/Kh',
      '<-C MATCHSTATE:0:0:rrc/rc/crc/cr:TdAs|/2c8c3h/9c/Kh:c',
      'S-> MATCHSTATE:0:0:rrc/rc/crc/crc:TdAs|8hTc/2c8c3h/9c/Kh',
    ],
  },
  'two-player limit, hand 1': {
    game: LIMIT,
    hands: ['', 'Qd7c'],
    board: '2h8h5cTh',
    said: [
      'S-> MATCHSTATE:1:1::|Qd7c',
      '<-C MATCHSTATE:1:1::|Qd7c:r',
      'S-> MATCHSTATE:1:1:r:|Qd7c',
      'S-> MATCHSTATE:1:1:rr:|Qd7c',
      '<-C MATCHSTATE:1:1:rr:|Qd7c:c',
      'S-> MATCHSTATE:1:1:rrc/:|Qd7c/2h8h5c',
      'S-> MATCHSTATE:1:1:rrc/r:|Qd7c/2h8h5c',
      '<-C MATCHSTATE:1:1:rrc/r:|Qd7c/2h8h5c:c',
      'S-> MATCHSTATE:1:1:rrc/rc/:|Qd7c/2h8h5c/Th',
      'S-> MATCHSTATE:1:1:rrc/rc/r:|Qd7c/2h8h5c/Th',
      '<-C MATCHSTATE:1:1:rrc/rc/r:|Qd7c/2h8h5c/Th:f',
      'S-> MATCHSTATE:1:1:rrc/rc/rf:|Qd7c/2h8h5c/Th',
    ],
  },
  'two-player no-limit, hand 30': {
    game: NO_LIMIT,
    hands: ['9s8h', '9c6h'],
    board: '8c8d5c6s2d',
    said: [
      'S-> MATCHSTATE:0:30::9s8h|',
      'S-> MATCHSTATE:0:30:c:9s8h|',
      '<-C MATCHSTATE:0:30:c:9s8h|:c',
      'S-> MATCHSTATE:0:30:cc/:9s8h|/8c8d5c',
      '<-C MATCHSTATE:0:30:cc/:9s8h|/8c8d5c:r250',
      'S-> MATCHSTATE:0:30:cc/r250:9s8h|/8c8d5c',
      'S-> MATCHSTATE:0:30:cc/r250c/:9s8h|/8c8d5c/6s',
      '<-C MATCHSTATE:0:30:cc/r250c/:9s8h|/8c8d5c/6s:r500',
      'S-> MATCHSTATE:0:30:cc/r250c/r500:9s8h|/8c8d5c/6s',
      'S-> MATCHSTATE:0:30:cc/r250c/r500c/:9s8h|/8c8d5c/6s/2d',
      '<-C MATCHSTATE:0:30:cc/r250c/r500c/:9s8h|/8c8d5c/6s/2d:r1250',
      'S-> MATCHSTATE:0:30:cc/r250c/r500c/r1250:9s8h|/8c8d5c/6s/2d',
      'S-> MATCHSTATE:0:30:cc/r250c/r500c/r1250c:9s8h|9c6h/8c8d5c/6s/2d',
    ],
  },
  'two-player no-limit, hand 31: all-in on the turn': {
    game: NO_LIMIT,
    hands: ['KsJs', 'JdTc'],
    board: '6dJc9cKhQc',
    said: [
      'S-> MATCHSTATE:1:31::|JdTc',
      '<-C MATCHSTATE:1:31::|JdTc:r300',
      'S-> MATCHSTATE:1:31:r300:|JdTc',
      'S-> MATCHSTATE:1:31:r300r900:|JdTc',
      '<-C MATCHSTATE:1:31:r300r900:|JdTc:c',
      'S-> MATCHSTATE:1:31:r300r900c/:|JdTc/6dJc9c',
      'S-> MATCHSTATE:1:31:r300r900c/r1800:|JdTc/6dJc9c',
      '<-C MATCHSTATE:1:31:r300r900c/r1800:|JdTc/6dJc9c:r3600',
      'S-> MATCHSTATE:1:31:r300r900c/r1800r3600:|JdTc/6dJc9c',
      'S-> MATCHSTATE:1:31:r300r900c/r1800r3600r9000:|JdTc/6dJc9c',
      '<-C MATCHSTATE:1:31:r300r900c/r1800r3600r9000:|JdTc/6dJc9c:c',
      'S-> MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/:|JdTc/6dJc9c/Kh',
      'S-> MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/r20000:|JdTc/6dJc9c/Kh',
      '<-C MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/r20000:|JdTc/6dJc9c/Kh:c',
      'S-> MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/r20000c/:KsJs|JdTc/6dJc9c/Kh/Qc',
    ],
  },
  'three-player limit, hand 55': {
    game: THREE,
    hands: ['', '', 'AsTs'],
    board: '4cJh8hKd8c',
    said: [
      'S-> MATCHSTATE:2:55::||AsTs',
      '<-C MATCHSTATE:2:55::||AsTs:r',
      'S-> MATCHSTATE:2:55:r:||AsTs',
      'S-> MATCHSTATE:2:55:rc:||AsTs',
      'S-> MATCHSTATE:2:55:rcc/:||AsTs/4cJh8h',
      'S-> MATCHSTATE:2:55:rcc/r:||AsTs/4cJh8h',
      'S-> MATCHSTATE:2:55:rcc/rf:||AsTs/4cJh8h',
      '<-C MATCHSTATE:2:55:rcc/rf:||AsTs/4cJh8h:c',
      'S-> MATCHSTATE:2:55:rcc/rfc/:||AsTs/4cJh8h/Kd',
      'S-> MATCHSTATE:2:55:rcc/rfc/r:||AsTs/4cJh8h/Kd',
      '<-C MATCHSTATE:2:55:rcc/rfc/r:||AsTs/4cJh8h/Kd:c',
      'S-> MATCHSTATE:2:55:rcc/rfc/rc/:||AsTs/4cJh8h/Kd/8c',
      'S-> MATCHSTATE:2:55:rcc/rfc/rc/r:||AsTs/4cJh8h/Kd/8c',
      '<-C MATCHSTATE:2:55:rcc/rfc/rc/r:||AsTs/4cJh8h/Kd/8c:f',
      'S-> MATCHSTATE:2:55:rcc/rfc/rc/rf:||AsTs/4cJh8h/Kd/8c',
    ],
  },
  'three-player limit, hand 90': {
    game: THREE,
    hands: ['Ad6h', '', 'Td2h'],
    board: 'TsKd7hKh6d',
    said: [
      'S-> MATCHSTATE:0:90::Ad6h||',
      'S-> MATCHSTATE:0:90:c:Ad6h||',
      '<-C MATCHSTATE:0:90:c:Ad6h||:r',
      'S-> MATCHSTATE:0:90:cr:Ad6h||',
      'S-> MATCHSTATE:0:90:crf:Ad6h||',
      'S-> MATCHSTATE:0:90:crfc/:Ad6h||/TsKd7h',
      '<-C MATCHSTATE:0:90:crfc/:Ad6h||/TsKd7h:r',
      'S-> MATCHSTATE:0:90:crfc/r:Ad6h||/TsKd7h',
      'S-> MATCHSTATE:0:90:crfc/rc/:Ad6h||/TsKd7h/Kh',
      '<-C MATCHSTATE:0:90:crfc/rc/:Ad6h||/TsKd7h/Kh:r',
      'S-> MATCHSTATE:0:90:crfc/rc/r:Ad6h||/TsKd7h/Kh',
      'S-> MATCHSTATE:0:90:crfc/rc/rc/:Ad6h||/TsKd7h/Kh/6d',
      '<-C MATCHSTATE:0:90:crfc/rc/rc/:Ad6h||/TsKd7h/Kh/6d:r',
      'S-> MATCHSTATE:0:90:crfc/rc/rc/r:Ad6h||/TsKd7h/Kh/6d',
      'S-> MATCHSTATE:0:90:crfc/rc/rc/rc:Ad6h||Td2h/TsKd7h/Kh/6d',
    ],
  },
}

/** A deck from which these hands and this board come, with burns and everything else out of the other cards. */
const deckFor = ({ game, hands, board }: Example): readonly Card[] => {
  const named = new Set([...hands.flatMap(hand => (hand === '' ? [] : cards(hand))), ...cards(board)])
  const others = decks.standard.filter(card => !named.has(card))
  const held = hands.map(hand => (hand === '' ? others.splice(0, 2) : cards(hand)))
  const holecards = [0, 1].flatMap(round => Array.from({ length: game.players }, (_, i) => held[i]![round]!))
  const all = [...cards(board), ...others.splice(0, 5 - cards(board).length)]
  const burn = (): Card => others.shift()!
  const laid = [burn(), ...all.slice(0, 3), burn(), all[3]!, burn(), all[4]!]
  return [...holecards, ...laid, ...others]
}

const dealerLines = ({ said }: Example): readonly string[] =>
  said.flatMap(line => (line.startsWith('S-> ') ? [line.slice(4)] : []))
const playerLines = ({ said }: Example): readonly string[] =>
  said.flatMap(line => (line.startsWith('<-C ') ? [line.slice(4)] : []))

describe.each(Object.entries(EXAMPLES))('the protocol’s own example: %s', (_, example) => {
  const states = dealerLines(example)
  const last = readState(states.at(-1)!)!
  test('our dealer says every line of it', () => {
    const deal = acpcDeal(example.game, { deck: deckFor(example) })
    const said = () => writeState(deal.state(last.position, last.hand))
    const heard = [said()]
    for (const action of actionsIn(last.betting)!) {
      expect(deal.act(action)).toBe(true)
      heard.push(said())
    }
    expect(heard).toEqual(states)
    expect(deal.turn()).toBeNull()
    expect(deal.returns().reduce((sum, won) => sum + won, 0)).toBe(0)
  })
  test('our player answers where the example does, with the line of the example', async () => {
    const answers = playerLines(example)
    const answered: string[] = []
    const left = [...states]
    const over = new Error('over')
    const hands = await playLines(
      ({ state }) => {
        const line = `${writeState(state)}:`
        return answers.find(answer => answer.startsWith(line))?.slice(line.length) ?? 'no answer'
      },
      example.game,
      {
        say: line => answered.push(line),
        hear: () => (left.length === 0 ? Promise.reject(over) : Promise.resolve(left.shift()!)),
      },
      () => left.length === 0,
    )
    expect(answered).toEqual(['VERSION:2.0.0', ...answers])
    expect(hands).toBe(1)
    expect(seenIn(example.game, last)).toBeNull()
  })
})
