import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, Logger } from '@nestjs/common';
import type { FailureBody, FieldErrors } from '@stoa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Languages } from '../i18n';
import { type TranslatableText, MessageTranslator } from '../translation';
import { asFailure } from './as-failure';
import { leavingOf } from './export-requests';
import { Failure } from './failure';

/** Retry-After in seconds, by status. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 503: '5', 507: '60' };

/** Whoever cancelled an export reads no response: an error of the client, in the log only. */
const CLIENT_LEFT = new Failure(499, 'client_left', 'The request could not be processed.');

/** The only place that maps errors to responses; unexpected ones are logged without exposing details. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  constructor(
    private readonly messageTranslator: MessageTranslator,
    private readonly languages: Languages,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const failure = leavingOf(request)?.aborted ? CLIENT_LEFT : asFailure(error);
    if (failure.status >= 500)
      this.logger.error({ err: error, reqId: request.id, url: request.url }, 'request failed');
    sendFailure(reply, failure, this.messageTranslator.in(this.languageOf(request)));
  }

  /** The caller's language; before authentication, from the header. */
  private languageOf({ caller, headers }: FastifyRequest & { caller?: { language: string } }): string {
    return caller?.language ?? this.languages.pick(headers['accept-language']);
  }
}

/** Sends a failure in its envelope, uncacheable, with Retry-After where it applies. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  translate: (text: TranslatableText) => string,
): void {
  const later = RETRY_AFTER[failure.status];
  if (later) void reply.header('retry-after', later);
  void reply.status(failure.status).header('cache-control', 'no-store').send(failureBody(failure, translate));
}

/** The envelope of a failure, with messages in the client's language. */
export function failureBody(
  failure: Failure,
  translate: (text: TranslatableText) => string = String,
): FailureBody {
  const { status, code, sentence, fieldSentences: errors, details } = failure;
  const under = Object.entries(errors ?? {}).map(([field, sentences]) => [field, sentences.map(translate)]);
  return {
    state: 'fail',
    status,
    code,
    error: translate(sentence),
    ...(errors && { errors: Object.fromEntries(under) as FieldErrors }),
    ...(details && { details }),
  };
}
