import type { FastifyReply, FastifyRequest } from 'fastify'
import { STYLE_HASH } from './openapi-page.ts'

/** What a page may load: nothing from elsewhere, no script or style that is written into it, and no frame of another site around it. */
export const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // the page of the routes is one file with its style in it
  styleSrc: ["'self'", STYLE_HASH],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  frameSrc: ["'self'"],
  // several tables side by side are frames of one page of ours
  frameAncestors: ["'self'"],
  upgradeInsecureRequests: null,
}

/** Answers to one person are cached nowhere, not even by their browser, unless a route says so. */
export const notKept = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (url.startsWith('/api')) reply.header('cache-control', 'no-store')
}
