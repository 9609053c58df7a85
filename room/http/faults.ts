import type { FastifyInstance, FastifyReply } from 'fastify'

/** What cannot be answered is said in words: what was wrong with the request, or that the fault is ours and no more. */
export const answerFaults = (server: FastifyInstance): void => {
  server.setErrorHandler<Error & { readonly statusCode?: number }>((fault, request, reply) => {
    const status = fault.statusCode ?? 500
    if (status >= 500) request.log.error(fault)
    const words = status >= 500 ? 'Something went wrong here, and it is noted.' : fault.message.slice(0, 200)
    return reply.code(status).send({ words })
  })
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ words: 'There is nothing here.' }))
}

/** An address that cannot be read. */
export const answerBadAddress = (_fault: unknown, _request: unknown, reply: FastifyReply): void => {
  reply.code(400).send({ words: 'This address cannot be read.' })
}
