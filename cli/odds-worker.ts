import { parentPort } from 'node:worker_threads'
import { answerPart, type PartAsked } from '@cardroom/engine/odds-worker'

// One of the workers of `cardroom equity`: parts of a question in, their sums out.
parentPort?.on('message', (asked: PartAsked) => parentPort?.postMessage(answerPart(asked)))
