import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure';

/** Forms with files that guests may be sending at a time, all of them and from one address. */
const AT_ONCE = 8;
const AT_ONCE_BY_ADDRESS = 2;
/** Milliseconds that a guest's form may take in all. */
const GUEST_UPLOAD = 60_000;

const BUSY = 'Other files are being uploaded. Please try again in a minute.';

/**
 * Bounds what people who have not signed in can make the server hold: how many forms with files come at a time, and
 * for how long (reliability §2.21). The bytes of each are bound where it is read.
 */
export class GuestUploads {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  /** @param deadline milliseconds that a guest's form may take in all */
  constructor(private readonly deadline = GUEST_UPLOAD) {}

  /** Applies to the routes whose declaration says that guests send files there. */
  guard(server: FastifyInstance, isOpenToGuests: (config: unknown) => boolean): void {
    server.addHook('onRequest', (request, reply, done) => {
      if (!isOpenToGuests(request.routeOptions.config)) return done();
      if (!this.enter(request.ip)) {
        void reply.header('retry-after', '60');
        return done(new Failure(503, 'busy', BUSY));
      }
      const deadline = setTimeout(() => cutOff(server, request), this.deadline).unref();
      reply.raw.once('close', () => {
        clearTimeout(deadline);
        this.leave(request.ip);
      });
      done();
    });
  }

  private enter(address: string): boolean {
    const own = this.byAddress.get(address) ?? 0;
    if (this.all >= AT_ONCE || own >= AT_ONCE_BY_ADDRESS) return false;
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

/**
 * Ends a form that is still coming like any request that takes too long; one that has arrived is the handler's, which
 * has its own limit.
 */
function cutOff({ server }: FastifyInstance, { raw }: FastifyRequest): void {
  if (raw.complete) return;
  // Requests from within the process have no real socket to answer on.
  if (!(raw.socket instanceof Socket)) return void raw.destroy();
  const error = Object.assign(new Error('The form takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, raw.socket);
}
