import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that an upload may take in all, as long as its bytes keep coming. */
export const LONGEST_UPLOAD = 60 * 60 * 1000;

/** What a route says of itself to `letUploadsFinish`. */
export const TAKES_FILES = { takesFiles: true };

/** A handler that reads a multipart form: its body in words, and all the time that a slow line needs. */
export function TakesFiles(body: ApiBodyOptions, ...others: string[]): MethodDecorator {
  return applyDecorators(
    RouteConfig(TAKES_FILES),
    ApiConsumes('multipart/form-data', ...others),
    ApiBody(body),
  );
}

/**
 * Gives routes that take files an hour instead of the usual `limit` (milliseconds); a connection on which nothing
 * comes any more is closed by its idle timeout. Elsewhere a body that trickles in is cut off soon after its answer.
 */
export function letUploadsFinish(server: FastifyInstance, limit: number): void {
  server.addHook('onRoute', (route) => {
    if ((route.config as Partial<typeof TAKES_FILES> | undefined)?.takesFiles)
      route.handlerTimeout = LONGEST_UPLOAD;
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    const { socket } = raw;
    // Requests from within the process have no real one; an answer may be quicker than the end of a request without a body.
    if (!raw.complete && hasBody(raw.headers) && socket instanceof Socket) {
      const timer = setTimeout(() => void (raw.complete || socket.destroy()), limit).unref();
      socket.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
