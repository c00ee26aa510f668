import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A local SMTP server that accepts every e-mail and stores it unchanged. */
export class FakeSmtp {
  readonly mails: string[] = [];
  private readonly sockets = new Set<Socket>();

  private readonly server = createServer((socket) => {
    this.sockets.add(socket);
    let buffer = '';
    let isData = false;
    const answer = (line: string): boolean => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      buffer += bytes.toString();
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        if (isData) this.mails.push(text);
        const isBegun: boolean = !isData && text.toUpperCase() === 'DATA';
        isData = isBegun;
        answer(isBegun ? '354 go on' : '250 ok');
      }
    });
    answer('220 mail.stoa.test');
  });

  /** Environment variables of a shop that sends through it. */
  async open(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return { SMTP_URL: `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  close(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
