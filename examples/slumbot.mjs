// A Slumbot-style HTTP adapter: POST /api/new_hand and /api/act {token, incr}, heads-up no-limit hold'em at 50/100 with
// 20,000 each, against a bot that checks and calls: node examples/slumbot.mjs [port]
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { decks, forms, legal, play, seeded, shuffled, stakesFor } from '@cardroom/engine'

const STACK = 20_000
const stakes = { ...stakesFor(forms.holdem, 'no-limit', 100), blinds: [50, 100] }
const seats = [1, 2].map(seat => ({ seat, chips: STACK }))
const hands = new Map()

/** Seat 1 has the big blind and seat 2 the button; the client sits in seat 1 in every other hand. */
const newHand = (token, number) => {
  const live = play({ type: 'StartDeal', form: forms.holdem, stakes, button: 2, seats })
  live.give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded(`${token} ${number}`)) })
  hands.set(token, { live, number, client: (number % 2) + 1, action: '' })
  return shown(token, goOn(hands.get(token)))
}

/** The dealer deals and the bot acts until it is the client's turn, or the hand is over. */
const goOn = hand => {
  for (let due = legal(hand.live.deal); due.due !== 'nobody'; due = legal(hand.live.deal)) {
    if (due.due === 'betting' && due.seat === hand.client) return hand
    if (due.due === 'betting') act(hand, due.check ? 'k' : 'c')
    else if (due.due === 'show') hand.live.give({ type: 'Show', seat: due.seat })
    else hand.action += hand.live.give({ type: 'Deal' }).ok && due.act.do === 'board' ? '/' : ''
  }
  return hand
}

/** k checks, c calls, f folds, b300 bets or raises to 300 in this round; returns the reason if it isn't accepted. */
const act = (hand, incr) => {
  const [, letter, to] = /^([kcf]|b)(\d*)$/.exec(incr ?? '') ?? []
  if (letter === undefined) return 'accepted: k, c, f, b300'
  const type = { k: 'Check', c: 'Call', f: 'Fold', b: 'Wager' }[letter]
  const { seat } = legal(hand.live.deal)
  const given = hand.live.give({ type, seat, ...(letter === 'b' && { to: Number(to) }) })
  if (given.ok) hand.action += incr
  return given.ok ? undefined : given.refusal.why
}

const shown = (token, { live, client, action }) => {
  const of = seat => live.deal.players.find(player => player.seat === seat)
  const over = { winnings: of(client).stack - STACK, bot_hole_cards: of(3 - client).down }
  const seen = { token, action, client_pos: client - 1, hole_cards: of(client).down, board: live.deal.boards[0] }
  return live.deal.phase === 'ended' ? { ...seen, ...over } : seen
}

createServer(async (request, response) => {
  const body = new Response((await request.toArray()).join(''))
  const { token, incr } = (await body.json().catch(() => null)) ?? {} // anything but JSON names no hand
  const hand = hands.get(token)
  const isNew = request.url === '/api/new_hand'
  const wrong = isNew ? undefined : hand === undefined ? 'no such token' : act(hand, incr)
  const next = () => (isNew ? newHand(hand ? token : randomUUID(), (hand?.number ?? -1) + 1) : shown(token, goOn(hand)))
  response.end(JSON.stringify(wrong === undefined ? next() : { error_msg: wrong }))
}).listen(Number(process.argv[2] ?? 0), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}`)
})
