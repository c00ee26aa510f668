import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers requests that offer to upgrade outside the path of the sockets, such as the `Upgrade: h2c` of many HTTP
 * clients, as if they offered nothing, which HTTP allows. Node hands the bare connection of each such request to
 * the listeners of `upgrade`; here it is given back with the request, but without the offer.
 */
export function answerPlainUpgrades(server: Server, socketsPath: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, rest: Buffer) => {
    if (request.url?.startsWith(socketsPath)) return;
    socket.unshift(Buffer.concat([headWithoutOffer(request), rest]));
    server.emit('connection', socket);
  });
}

/** The request line and headers as received, without those of the offer. */
function headWithoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const kept = /^connection$/i.test(name) ? withoutUpgrade(value) : value;
    if (!/^(upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${kept}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** The options of a Connection header other than the offer. */
const withoutUpgrade = (value: string): string =>
  value
    .split(',')
    .map((option) => option.trim())
    .filter((option) => !/^(upgrade|http2-settings)$/i.test(option))
    .join(', ');
