import { StreamableFile } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Page, RawJson } from './answers';
import { RepeatedRequests } from './repeated-requests';
import { parseJsonWithin } from './request-bounds';

/**
 * Wraps a handler's return value in the success envelope. Done in the adapter, because an
 * interceptor per request cost more than most reads.
 */
export class EnvelopeAdapter extends FastifyAdapter {
  private readsJson = false;
  private readonly repeated = new RepeatedRequests();

  /** The API accepts JSON and multipart; anything else is a 415. */
  override registerParserMiddleware(): void {
    if (this.readsJson) return;
    this.readsJson = true;
    const server = this.getInstance() as unknown as FastifyInstance;
    server.removeContentTypeParser('text/plain');
    parseJsonWithin(server);
  }

  /** Answers repeated public requests before guards, pipes and handlers run (ADR 96). */
  answerRepeatedRequests(): void {
    const server = this.getInstance() as unknown as FastifyInstance;
    this.repeated.answer(server, (reply, answer) => reply.send(raw(answer, reply, reply.request)));
  }

  override reply(reply: FastifyReply, value: unknown, statusCode?: number): FastifyReply {
    if (value instanceof RawJson) this.repeated.add(reply.request, value);
    return super.reply(reply, envelope(value, reply, reply.request), statusCode) as FastifyReply;
  }
}

function envelope(value: unknown, reply: FastifyReply, request: FastifyRequest): unknown {
  if (value instanceof StreamableFile) return value;
  if (value instanceof RawJson) return raw(value, reply, request);
  void reply.header('cache-control', 'private, no-store');
  if (value instanceof Page) return page(value, reply);
  return value === undefined ? { state: 'success' } : { state: 'success', data: value };
}

function page({ key, rows, total, from, isEstimate }: Page, reply: FastifyReply): unknown {
  const last = rows.length ? from + rows.length - 1 : from;
  void reply.header('content-range', `${key} ${from}-${last}/${total}`);
  return { state: 'success', [key]: rows, total, ...(isEstimate && { total_is_estimate: true }) };
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
