// A bot as a program of its own: a JSON line for each turn, answered with the number of an action.
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { actions, legal, key } = JSON.parse(line)
  if (process.argv[2] === 'faulty') console.log('{"action":"all of it"}')
  else if (process.argv[2] === 'dies') process.exit(3)
  else if (typeof key === 'string')
    console.log(JSON.stringify({ action: legal.find(action => /call|check/.test(actions[action])) ?? legal[0] }))
}
