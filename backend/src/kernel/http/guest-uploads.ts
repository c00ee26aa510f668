import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Failure } from './failure';
import { onRequestTo } from './route-hooks';

/** Maximum concurrent uploads by guests, in total and per IP address. */
const MAX_CONCURRENT = 8;
const MAX_CONCURRENT_BY_ADDRESS = 2;
/** Milliseconds for a guest's upload in total. */
const GUEST_UPLOAD = 60_000;

const BUSY = 'Other files are being uploaded. Please try again in a minute.';

/**
 * Limits what guests can make the server hold: number of concurrent uploads and their duration (reliability
 * §2.21). Their size is limited where they are read.
 */
export class GuestUploads {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  /** @param deadline milliseconds for a guest's upload in total */
  constructor(private readonly deadline = GUEST_UPLOAD) {}

  /** Applies to routes that declare uploads by guests. They also take JSON without files, which is not counted. */
  guard(server: FastifyInstance, isOpenToGuests: (route: RouteOptions) => boolean): void {
    onRequestTo(server, isOpenToGuests, (request, reply, done) => {
      const isCounted = isForm(request);
      if (isCounted && !this.enter(request.ip)) {
        void reply.header('retry-after', '60');
        return done(new Failure(503, 'busy', BUSY));
      }
      const deadline = setTimeout(() => cutOff(server, request), this.deadline).unref();
      reply.raw.once('close', () => {
        clearTimeout(deadline);
        if (isCounted) this.leave(request.ip);
      });
      done();
    });
  }

  private enter(address: string): boolean {
    const own = this.byAddress.get(address) ?? 0;
    if (this.all >= MAX_CONCURRENT || own >= MAX_CONCURRENT_BY_ADDRESS) return false;
    this.byAddress.set(address, own + 1);
    this.all += 1;
    return true;
  }

  private leave(address: string): void {
    this.all -= 1;
    const own = (this.byAddress.get(address) ?? 1) - 1;
    if (own > 0) this.byAddress.set(address, own);
    else this.byAddress.delete(address);
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/**
 * Ends an upload that is still arriving with a timeout; a complete one is subject to the handler's own
 * timeout.
 */
function cutOff({ server }: FastifyInstance, { raw }: FastifyRequest): void {
  if (raw.complete) return;
  // In-process requests have no real socket.
  if (!(raw.socket instanceof Socket)) return void raw.destroy();
  const error = Object.assign(new Error('The form takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, raw.socket);
}
