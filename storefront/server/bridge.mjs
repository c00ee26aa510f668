import { Readable } from 'node:stream';

/** A valid Host header: a name or an address, with an optional port. */
const HOST = /^(?:[a-z\d_.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/;
/** Start of an absolute-form request target, which names a host. */
const FOREIGN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

const badRequest = (message) => Object.assign(new Error(message), { statusCode: 400 });

/**
 * The origin that the visitor requested, by protocol and Host header.
 * @param {import('fastify').FastifyRequest} request
 * @throws an Error with status 400 if they name no valid origin
 */
function originOf({ protocol, host }) {
  const origin = `${protocol}://${host}`;
  if (!PROTOCOL.test(protocol) || !HOST.test(host ?? '') || !URL.canParse(origin))
    throw badRequest('The Host header names no host');
  return origin;
}

/**
 * URL of a request target at one server, whatever host the target itself names.
 * @param {string | undefined} target
 * @param {string} origin
 */
export function addressAt(target = '/', origin) {
  const path = target.replace(FOREIGN, '');
  const address = new URL(origin).origin + (path.startsWith('/') ? path : `/${path}`);
  if (!URL.canParse(address)) throw badRequest('The address cannot be read');
  return new URL(address);
}

/**
 * The web Request that Remix takes, over Fastify's raw stream; aborted when the visitor disconnects.
 * @param {import('fastify').FastifyRequest} request
 * @param {import('fastify').FastifyReply} reply
 * @param {string} [origin]
 * @throws an Error with status 400 if the Host header is invalid
 */
export function toRequest(request, reply, origin) {
  const address = addressAt(request.raw.url, origin ?? originOf(request));
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
  return new Request(address, init);
}

/**
 * Sends a storefront response: text at once, streams as they come, each cookie as a separate header.
 * @param {import('fastify').FastifyReply} reply
 * @param {{ status: number, headers: Headers, body: string | ReadableStream | null }} answer
 */
export function sendAnswer(reply, { status, headers, body }) {
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (body === null || typeof body === 'string' || Buffer.isBuffer(body)) return reply.send(body ?? '');
  return reply.send(Readable.fromWeb(body));
}
