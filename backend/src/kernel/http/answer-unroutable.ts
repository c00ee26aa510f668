import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Languages } from '../i18n';
import type { MessageTranslator } from '../translation';
import { asFailure } from './as-failure';
import { sendFailure } from './failure.filter';

/** Responds to requests that the router rejects without a route: undecodable paths, overlong parameters. */
export function answerUnroutable(
  error: FastifyError,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  [messageTranslator, languages]: readonly [MessageTranslator, Languages],
): void {
  sendFailure(reply, asFailure(error), messageTranslator.in(languages.pick(headers['accept-language'])));
}
