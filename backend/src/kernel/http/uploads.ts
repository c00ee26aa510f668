import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { GuestUploads } from './guest-uploads';
import { addSpoolHook } from './spool';

/** Milliseconds for a whole upload, while its bytes keep arriving. */
export const UPLOAD_TIMEOUT = 60 * 60 * 1000;
/** Milliseconds for discarding the rest of an unread body, so that the client can read the response. */
export const DRAIN = 5_000;

/** Route configuration for `receiveUploads`; `fromGuests` where no sign-in is required. */
export interface UploadRoute {
  takesFiles: true;
  fromGuests?: boolean;
}

const upload = ({ config }: RouteOptions): Partial<UploadRoute> => (config ?? {}) as Partial<UploadRoute>;

/** Whether a route receives files. */
export function takesFiles(route: RouteOptions): boolean {
  return upload(route).takesFiles === true;
}

/** A handler of a multipart form, with a documented body and the timeout for slow uploads. */
export function TakesFiles(body: ApiBodyOptions, ...others: string[]): MethodDecorator {
  return taking({ takesFiles: true }, body, others);
}

/** The same for guests: with a shorter timeout and few at a time. */
export function TakesFilesFromGuests(body: ApiBodyOptions, ...others: string[]): MethodDecorator {
  return taking({ takesFiles: true, fromGuests: true }, body, others);
}

function taking(config: UploadRoute, body: ApiBodyOptions, others: string[]): MethodDecorator {
  return applyDecorators(RouteConfig(config), ApiConsumes('multipart/form-data', ...others), ApiBody(body));
}

/**
 * Gives upload routes a spool, and those of guests a shorter timeout; connections without data are closed by the
 * idle timeout. A body still arriving after the response is discarded briefly and then cut
 * off. A file may have `limit` bytes.
 */
export function receiveUploads(server: FastifyInstance, limit: number): void {
  new GuestUploads().guard(server, (route) => upload(route).fromGuests === true);
  addSpoolHook(server, limit, takesFiles);
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    const { socket } = raw;
    // In-process requests have no real socket; a response may precede the end of a request without a body.
    if (!raw.complete && hasBody(raw.headers) && socket instanceof Socket) {
      raw.unpipe();
      raw.resume();
      const timer = setTimeout(() => void (raw.complete || socket.destroy()), DRAIN).unref();
      socket.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
