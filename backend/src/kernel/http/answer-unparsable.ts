import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Languages } from '../i18n';
import type { Wording } from '../wording';
import { asFailure } from './as-failure';
import { failureBody } from './failure.filter';
import { DRAIN } from './uploads';

/** What the parser's errors are by HTTP; any other is a malformed request. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A socket with the response that is being written to it, which Node keeps there. */
type ServerSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers what Node's HTTP parser refuses before there is a request: malformed ones, oversized headers and headers
 * that do not arrive in time. The reader's language is unknown then, so it is the shop's.
 */
export function answerUnparsable(
  error: NodeJS.ErrnoException,
  socket: ServerSocket,
  wordings: () => readonly [Wording, Languages],
): void {
  // The parser complains again about each further piece that is thrown away after the answer.
  if (socket.destroyed || socket.writableEnded) return;
  const underWay = socket._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) return void socket.destroy();
  const [wording, languages] = wordings();
  const failure = asFailure({ statusCode: STATUSES[error.code ?? ''] ?? 400 });
  const body = JSON.stringify(failureBody(failure, wording.in(languages.pick(undefined))));
  socket.end(responseOf(failure.status, body));
  // Closed at once, a connection with unread bytes is reset, and the sender may lose the answer.
  const timer = setTimeout(() => socket.destroy(), underWay ? 0 : DRAIN).unref();
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
