import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Languages } from '../i18n';
import type { MessageTranslator } from '../translation';
import { asFailure } from './as-failure';
import { sendFailure } from './failure.filter';

/** Paths that no person opens, and paths that browsers take for another host. */
const NO_PAGE = /^\/(?:backend(?:\/|$)|media\/|[/\\])/;

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** For a page's address that cannot be decoded, such as a link that was cut off: one that can, which no page has. */
export function readableAddress({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  const [path = ''] = url.split('?');
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !NO_PAGE.test(path);
  return isPage && !isDecodable(path) ? path.replaceAll('%', '%25') : null;
}

/**
 * Responds to requests that the router rejects without a route: undecodable paths, overlong parameters. A person gets the
 * shop's own page for what does not exist.
 */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  [messageTranslator, languages]: readonly [MessageTranslator, Languages],
): void {
  const address = readableAddress(request);
  if (address !== null) return void reply.redirect(address, 302);
  const language = languages.pick(request.headers['accept-language']);
  sendFailure(reply, asFailure(error), messageTranslator.in(language));
}
