import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { map } from 'rxjs';
import { Page, RawJson } from './answers';

/** Wraps what a handler returns into the success envelope (architecture §3). */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map((value: unknown) => envelope(value, reply, http.getRequest<FastifyRequest>())));
  }
}

function envelope(value: unknown, reply: FastifyReply, request: FastifyRequest): unknown {
  if (value instanceof StreamableFile) return value;
  if (value instanceof RawJson) return raw(value, reply, request);
  void reply.header('cache-control', 'private, no-store');
  if (value instanceof Page) return page(value, reply);
  return value === undefined ? { state: 'success' } : { state: 'success', data: value };
}

function page({ key, rows, total, from }: Page, reply: FastifyReply): unknown {
  const last = rows.length ? from + rows.length - 1 : from;
  void reply.header('content-range', `${key} ${from}-${last}/${total}`);
  return { state: 'success', [key]: rows, total };
}

function raw({ body, etag }: RawJson, reply: FastifyReply, request: FastifyRequest): unknown {
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (!etag) return body;
  void reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'accept-language, x-currency');
  if (request.headers['if-none-match'] !== etag) return body;
  void reply.status(304);
  return '';
}
