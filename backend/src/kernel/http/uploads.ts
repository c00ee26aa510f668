import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { GuestUploads } from './guest-uploads';
import { giveSpools } from './spool';

/** Milliseconds that an upload may take in all, as long as its bytes keep coming. */
export const LONGEST_UPLOAD = 60 * 60 * 1000;
/** Milliseconds in which the rest of a body that nobody reads is thrown away, so that its sender gets to read the answer. */
export const DRAIN = 5_000;

/** What a route says of itself to `receiveUploads`; `fromGuests` where nobody has to sign in first. */
export interface UploadRoute {
  takesFiles: true;
  fromGuests?: boolean;
}

const upload = (config: unknown): Partial<UploadRoute> => (config ?? {}) as Partial<UploadRoute>;

/** A handler that reads a multipart form: its body in words, and all the time that a slow line needs. */
export function TakesFiles(body: ApiBodyOptions, ...others: string[]): MethodDecorator {
  return taking({ takesFiles: true }, body, others);
}

/** The same where anybody may send files: in short time, and few at once. */
export function TakesFilesFromGuests(body: ApiBodyOptions, ...others: string[]): MethodDecorator {
  return taking({ takesFiles: true, fromGuests: true }, body, others);
}

function taking(config: UploadRoute, body: ApiBodyOptions, others: string[]): MethodDecorator {
  return applyDecorators(RouteConfig(config), ApiConsumes('multipart/form-data', ...others), ApiBody(body));
}

/**
 * Gives routes that take files a place to write them down and an hour instead of the usual limit, guests less; a
 * connection on which nothing comes any more is closed by its idle timeout. A body that is still coming when its
 * answer has been given is thrown away for a moment and then cut off. One file may have `limit` bytes.
 */
export function receiveUploads(server: FastifyInstance, limit: number): void {
  server.addHook('onRoute', (route) => {
    if (upload(route.config).takesFiles) route.handlerTimeout = LONGEST_UPLOAD;
  });
  new GuestUploads().guard(server, (config) => upload(config).fromGuests === true);
  giveSpools(server, limit, (config) => upload(config).takesFiles === true);
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    const { socket } = raw;
    // Requests from within the process have no real one; an answer may be quicker than the end of a request without a body.
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
