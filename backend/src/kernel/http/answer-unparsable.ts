import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Languages } from '../i18n';
import type { MessageTranslator } from '../translation';
import { asFailure } from './as-failure';
import { failureBody } from './failure.filter';
import { DRAIN } from './uploads';

/** HTTP status of the parser's errors; any other is a malformed request. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A socket with Node's reference to its pending response. */
type ServerSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Responds to requests that Node's HTTP parser rejects: malformed ones, oversized headers and header
 * timeouts. The client's language is unknown then, so the shop's default is used.
 */
export function answerUnparsable(
  error: NodeJS.ErrnoException,
  socket: ServerSocket,
  services: () => readonly [MessageTranslator, Languages],
): void {
  // The parser reports further errors for data that is discarded after the response.
  if (socket.destroyed || socket.writableEnded) return;
  const pending = socket._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || pending?.headersSent) return void socket.destroy();
  const [messageTranslator, languages] = services();
  const failure = asFailure({ statusCode: STATUSES[error.code ?? ''] ?? 400 });
  const body = JSON.stringify(failureBody(failure, messageTranslator.in(languages.pick(undefined))));
  socket.end(responseOf(failure.status, body));
  // Closed immediately, a connection with unread bytes is reset, and the client may lose the response.
  const timer = setTimeout(() => socket.destroy(), pending ? 0 : DRAIN).unref();
  socket.once('close', () => clearTimeout(timer));
}

function responseOf(status: number, body: string): string {
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${body}`;
}
