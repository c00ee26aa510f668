import { HttpException } from '@nestjs/common';
import { FORBIDDEN_MESSAGE } from '@stoa/contracts';
import {
  duplicateKey,
  isDuplicate,
  isMissingReference,
  isStillReferenced,
  OutcomeUnknown,
  referencingTable,
  unavailability,
} from '../database';
import { msg, term } from '../translation';
import { Failure } from './failure';

const SERVER_ERROR = 'Something went wrong. Please try again.';
const CLIENT_ERROR = 'The request could not be processed.';

/** Refusals by the framework itself: the code for programs, and a message that replaces its own. */
const REFUSALS: Record<number, readonly [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  401: ['unauthenticated', 'Please sign in.'],
  403: ['forbidden', FORBIDDEN_MESSAGE],
  404: ['not_found', 'This address does not exist.'],
  405: ['method_not_allowed', 'This address does not exist.'],
  408: ['timeout', 'The request could not be read.'],
  413: ['too_large', 'This exceeds the maximum request size.'],
  414: ['uri_too_long', 'This address is too long.'],
  415: ['unsupported_media_type', 'This content type is not supported.'],
  429: ['too_many_requests', 'Too many requests. Please wait a minute and try again.'],
  431: ['headers_too_large', 'The headers of this request are too large.'],
  503: ['unavailable', SERVER_ERROR],
};

/** Code and message when the database is unavailable. */
const UNAVAILABLE = {
  full: [507, 'storage_full', 'There is not enough storage space to save this. Please try again later.'],
  away: [503, 'unavailable', 'This can’t be done right now. Please try again in a moment.'],
} as const;
const UNCONFIRMED = 'We couldn’t confirm that this was saved. Please try again in a moment.';

/** Maps any error to a failure for people and programs; internal messages are never exposed. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // A client that leaves while its body is read has the network codes of a database that is away.
  const reason = statusOf(error) >= 500 ? unavailability(error) : undefined;
  if (reason) {
    const [status, code, text] = UNAVAILABLE[reason];
    return new Failure(status, code, text);
  }
  if (error instanceof OutcomeUnknown) return new Failure(503, 'unconfirmed', UNCONFIRMED);
  if (isDuplicate(error)) return duplicate(error);
  if (isStillReferenced(error)) return stillReferenced(error);
  if (isMissingReference(error))
    return Failure.conflict('missing_reference', 'A referenced record does not exist.');
  const status = statusOf(error);
  const unforeseen =
    status >= 500 ? (['internal', SERVER_ERROR] as const) : (['failed', CLIENT_ERROR] as const);
  const [code, text] = REFUSALS[status] ?? unforeseen;
  return new Failure(status, code, text);
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
  return Failure.conflict('in_use', msg`This is still used by ${term(table)} and can’t be deleted.`, {
    used_by: [table],
  });
}
