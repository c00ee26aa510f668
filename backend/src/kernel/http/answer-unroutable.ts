import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Languages } from '../i18n';
import type { Wording } from '../wording';
import { asFailure } from './as-failure';
import { sendFailure } from './failure.filter';

/** Responds to requests that the router rejects without a route: undecodable paths, overlong parameters. */
export function answerUnroutable(
  error: FastifyError,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  [wording, languages]: readonly [Wording, Languages],
): void {
  sendFailure(reply, asFailure(error), wording.in(languages.pick(headers['accept-language'])));
}
