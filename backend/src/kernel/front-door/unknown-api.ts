import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, sendFailure } from '../http';
import type { Languages } from '../i18n';
import type { MessageTranslator } from '../translation';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** An unknown API path is a failure in the envelope, never a storefront page. */
export function answerUnknownApi(
  server: FastifyInstance,
  messageTranslator: Pick<MessageTranslator, 'in'>,
  languages: Pick<Languages, 'pick'>,
): void {
  const failure = new Failure(404, 'not_found', 'This API address does not exist.');
  const answer = ({ headers }: FastifyRequest, reply: FastifyReply): void =>
    sendFailure(reply, failure, messageTranslator.in(languages.pick(headers['accept-language'])));
  // Before the body is read, which may be of a type that no call takes.
  server.route({ method: [...METHODS], url: '/backend/*', onRequest: answer, handler: answer });
}
