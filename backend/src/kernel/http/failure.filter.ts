import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException, Logger } from '@nestjs/common';
import { FORBIDDEN_MESSAGE, type FailureBody, type FieldErrors } from '@stoa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  duplicateKey,
  isDuplicate,
  isMissingReference,
  isStillReferenced,
  referencingTable,
} from '../database';
import { Languages } from '../i18n';
import { type Said, say, word, Wording } from '../wording';
import { Failure } from './failure';

const OURS = 'Something went wrong on our side. Please try again.';
const THEIRS = 'The request could not be handled.';

/** What the framework refuses by itself: the code for programs, and a sentence in place of its own. */
const REFUSALS: Record<number, readonly [code: string, said: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  401: ['unauthenticated', 'Please sign in.'],
  403: ['forbidden', FORBIDDEN_MESSAGE],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'There is nothing at this address.'],
  408: ['timeout', 'The request could not be read.'],
  413: ['too_large', 'This is larger than may be sent.'],
  415: ['unsupported_media_type', 'This kind of content is not taken here.'],
  429: ['too_many_requests', 'Too many requests. Please wait a minute and try again.'],
  503: ['unavailable', OURS],
};

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
    const put = this.wording.in(this.languageOf(request));
    void reply.status(failure.status).header('cache-control', 'no-store').send(failureBody(failure, put));
  }

  /** The caller's language; who was turned away at the door is known by the header alone. */
  private languageOf({ caller, headers }: FastifyRequest & { caller?: { language: string } }): string {
    return caller?.language ?? this.languages.pick(headers['accept-language']);
  }
}

/** The envelope of a failure (architecture §3), its sentences put into the reader's language. */
export function failureBody(failure: Failure, put: (said: Said) => string = String): FailureBody {
  const { status, code, said, errors, details } = failure;
  const under = Object.entries(errors ?? {}).map(([field, sentences]) => [field, sentences.map(put)]);
  return {
    ...{ state: 'fail', status, code, error: put(said) },
    ...(errors && { errors: Object.fromEntries(under) as FieldErrors }),
    ...(details && { details }),
  };
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDuplicate(error)) return duplicate(error);
  if (isStillReferenced(error)) return stillReferenced(error);
  if (isMissingReference(error))
    return Failure.conflict('missing_reference', 'Something this refers to does not exist.');
  const status = statusOf(error);
  const unforeseen = status >= 500 ? (['internal', OURS] as const) : (['failed', THEIRS] as const);
  const [code, said] = REFUSALS[status] ?? unforeseen;
  return new Failure(status, code, said);
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function duplicate(error: unknown): Failure {
  const field =
    duplicateKey(error)
      .split(/[.,]\s*/)
      .pop()
      ?.replace(/^(IX|UQ)_.+?__/, '') ?? 'record';
  return new Failure(409, 'duplicate', 'This value is already taken.', {
    [field]: ['This value is already taken.'],
  });
}

function stillReferenced(error: unknown): Failure {
  const table = referencingTable(error);
  if (!table) return Failure.conflict('in_use', 'This is still used and can’t be deleted.');
  return Failure.conflict('in_use', say`This is still used by ${word(table)} and can’t be deleted.`, {
    used_by: [table],
  });
}
