// A bot that joins as a guest, sits down at a table and makes legal plays: node examples/bot.mjs <room> <table>
// docs/protocol.md describes the messages. It needs the package `ws`, so that the connection can carry a cookie.
import Line from 'ws'

const [room = 'http://127.0.0.1:4000', table, name = 'Bot', deals = 'Infinity'] = process.argv.slice(2)

const guest = await fetch(`${room}/api/guest`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
})
const cookie = guest.headers.getSetCookie()[0].split(';')[0]
const line = new Line(`${room.replace('http', 'ws')}/line?protocol=1`, { headers: { cookie } })

let [view, orders, acted] = [null, 0, 0]
const order = what => line.send(JSON.stringify({ type: 'do', id: `bot-${++orders}`, table, order: what }))

/** Puts a changed value in its place: `deal.players.2.bet` is the bet of the third hand. */
const put = (whole, [path, value]) => {
  const names = path.split('.')
  const last = names.pop()
  names.reduce((part, one) => part[one], whole)[last] = value
}

/** The mildest legal act: check, call if it's cheap, fold; keep the cards. The room shows the hands. */
const choose = ({ due, check, callTo, bringIn, seats }, { hands }) => {
  if (due === 'betting' && bringIn !== null) return { type: 'BringIn', to: bringIn[0] }
  if (due === 'betting') return { type: check ? 'Check' : callTo !== null && callTo < 100 ? 'Call' : 'Fold' }
  if (due === 'draw') return { type: 'Discard', cards: [] }
  if (due === 'discard' && seats.length > 0) return { type: 'Discard', cards: hands[0].down.slice(0, 1) }
  if (due === 'turn-up') return { type: 'TurnUp', turn: false }
  return null
}

const play = ({ seq, common, own }) => {
  const free = common.seats.find(({ person }) => person === null)
  if (own.seat === null && free && orders === 0)
    return order({ type: 'sit', seat: free.seat, chips: common.game.buyIn })
  if (common.deals > Number(deals)) return line.close()
  const act = own.legal && seq > acted ? choose(own.legal, own) : null
  if (act === null) return
  acted = seq
  order({ type: 'act', act })
}

line.onopen = () => line.send(JSON.stringify({ type: 'watch', table }))
line.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.type === 'frame') view = message
  if (message.type === 'change') {
    for (const difference of message.set) put(view.common, difference)
    view = { ...view, seq: message.seq, own: { ...view.own, ...message.own } }
  }
  const read = it => (it.does ? `${it.name} ${it.does[0]}` : (it.name ?? it.card ?? it.chips ?? it))
  for (const { say } of message.news ?? []) console.log(say.map(read).join(''))
  if (message.words) console.error(message.words)
  if (view !== null) play(view)
}
