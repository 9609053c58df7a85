import { parentPort } from 'node:worker_threads'
import { answerPart, type PartAsked } from '@cardroom/engine/odds-worker'

parentPort?.on('message', (asked: PartAsked) => parentPort?.postMessage(answerPart(asked)))
