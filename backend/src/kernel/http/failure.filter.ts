import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, Logger } from '@nestjs/common';
import type { FailureBody, FieldErrors } from '@stoa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Languages } from '../i18n';
import { type Said, Wording } from '../wording';
import { asFailure } from './as-failure';
import type { Failure } from './failure';

/** Seconds after which it is worth asking again. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 503: '5', 507: '60' };

/** The one place where errors become answers; what nobody foresaw is logged and answered without its details. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  constructor(
    private readonly wording: Wording,
    private readonly languages: Languages,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const failure = asFailure(error);
    if (failure.status >= 500)
      this.logger.error({ err: error, reqId: request.id, url: request.url }, 'request failed');
    sendFailure(reply, failure, this.wording.in(this.languageOf(request)));
  }

  /** The caller's language; who was turned away at the door is known by the header alone. */
  private languageOf({ caller, headers }: FastifyRequest & { caller?: { language: string } }): string {
    return caller?.language ?? this.languages.pick(headers['accept-language']);
  }
}

/** Answers a failure in its envelope, kept by nobody; says when to ask again where that is known. */
export function sendFailure(reply: FastifyReply, failure: Failure, put: (said: Said) => string): void {
  const later = RETRY_AFTER[failure.status];
  if (later) void reply.header('retry-after', later);
  void reply.status(failure.status).header('cache-control', 'no-store').send(failureBody(failure, put));
}

/** The envelope of a failure (architecture §3), its sentences put into the reader's language. */
export function failureBody(failure: Failure, put: (said: Said) => string = String): FailureBody {
  const { status, code, sentence, fieldSentences: errors, details } = failure;
  const under = Object.entries(errors ?? {}).map(([field, sentences]) => [field, sentences.map(put)]);
  return {
    ...{ state: 'fail', status, code, error: put(sentence) },
    ...(errors && { errors: Object.fromEntries(under) as FieldErrors }),
    ...(details && { details }),
  };
}
