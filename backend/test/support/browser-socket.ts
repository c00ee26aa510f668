import WebSocket from 'ws';

/** A browser's Socket.IO client on text frames: 40 connects, 42 is an event, 43 an acknowledgement. */
export class BrowserSocket {
  readonly heard: string[] = [];
  readonly closed: Promise<void>;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = String(data);
      if (frame === '2') socket.send('3');
      else this.heard.push(frame);
    });
    this.closed = new Promise((resolve) => socket.on('close', () => resolve()));
  }

  static async open(url: string, token: string): Promise<BrowserSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/backend/realtime/?EIO=4&transport=websocket`);
    const browser = new BrowserSocket(socket);
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(`40${JSON.stringify({ token })}`);
    await browser.hears(/^40/);
    return browser;
  }

  async subscribe(channel: string): Promise<boolean> {
    this.socket.send(`421${JSON.stringify(['subscribe', channel])}`);
    return (await this.hears(/^431/)).includes('"ok":true');
  }

  async hears(pattern: RegExp): Promise<string> {
    // Generous timeout: only ends hanging tests, since a busy machine may be seconds late.
    for (let i = 0; i < 2000; i++) {
      const frame = this.heard.find((one) => pattern.test(one));
      if (frame) return frame;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`Nothing like ${pattern} was heard`);
  }

  close(): void {
    this.socket.close();
  }
}
