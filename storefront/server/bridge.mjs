import { Readable } from 'node:stream';

/**
 * The web Request that Remix wants, over Fastify's raw stream; it is aborted when the visitor goes away.
 * @param {import('fastify').FastifyRequest} request
 * @param {import('fastify').FastifyReply} reply
 * @param {string} [origin]
 */
export function toRequest(request, reply, origin) {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  /** @type {RequestInit & { duplex?: 'half' }} */
  const init = { method: request.method, headers, signal: controller.signal };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    init.body = Readable.toWeb(request.raw);
    init.duplex = 'half';
  }
  return new Request(
    new URL(request.raw.url ?? '/', origin ?? `${request.protocol}://${request.host}`),
    init,
  );
}

/**
 * Sends a storefront answer: text at once, streams as they come, each cookie as a header of its own.
 * @param {import('fastify').FastifyReply} reply
 * @param {{ status: number, headers: Headers, body: string | ReadableStream | null }} answer
 */
export function sendAnswer(reply, { status, headers, body }) {
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (body === null || typeof body === 'string') return reply.send(body ?? '');
  return reply.send(Readable.fromWeb(body));
}
