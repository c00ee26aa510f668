import { get } from 'node:http';
import { Controller, Get, Global, Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import WebSocket from 'ws';
import { ConfigModule, loadConfig } from '../config';
import { RedisModule } from '../redis';
import { type Admission, ChannelAuthoriser, Realtime, RealtimeModule, SharedPortAdapter } from '.';

class OwnChannel extends ChannelAuthoriser {
  async admit(channel: string, token: string | null): Promise<Admission | null> {
    return token === 'ada' && channel === 'customer.1' ? { session: 'session:9' } : null;
  }
}

@Global()
@Module({ providers: [{ provide: ChannelAuthoriser, useClass: OwnChannel }], exports: [ChannelAuthoriser] })
class Sessions {}

@Controller()
class Slow {
  @Get('slow')
  async slow(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  }
}

@Module({ controllers: [Slow] })
class Slowly {}

/** A request on a connection of its own, whose end ends the connection. */
function leaving(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece))).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

/** A browser's socket, speaking the protocol's text frames: 40 connects, 42 is an event, 43 an acknowledgement. */
class Browser {
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

  static async open(url: string, token: string): Promise<Browser> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/backend/realtime/?EIO=4&transport=websocket`);
    const browser = new Browser(socket);
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
    for (let i = 0; i < 200; i++) {
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

async function listening(imports: Type[]): Promise<{ app: NestFastifyApplication; url: string }> {
  const { REDIS_URL } = process.env;
  const config = loadConfig({ SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'test', REDIS_URL });
  const module = await Test.createTestingModule({
    imports: [ConfigModule.of(config), RedisModule, ...imports, RealtimeModule],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  app.useWebSocketAdapter(new SharedPortAdapter(app));
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl() };
}

describe('realtime', () => {
  let app: NestFastifyApplication;
  let url: string;
  const browsers: Browser[] = [];
  const open = async (token: string): Promise<Browser> => {
    const browser = await Browser.open(url, token);
    browsers.push(browser);
    return browser;
  };

  beforeAll(async () => {
    ({ app, url } = await listening([Sessions]));
  });

  afterAll(async () => {
    browsers.forEach((browser) => browser.close());
    await app.close();
  });

  it('tells a channel’s events to those who were let in, and to nobody else', async () => {
    const [ada, eve] = [await open('ada'), await open('eve')];
    expect([await ada.subscribe('customer.1'), await eve.subscribe('customer.1')]).toEqual([true, false]);
    app.get(Realtime).emit('customer.1', 'order', { id: 3 });
    expect(await ada.hears(/^42/)).toBe('42["order",{"id":3}]');
    expect(eve.heard.filter((frame) => frame.startsWith('42'))).toEqual([]);
  });

  it.each(['customer.2', 'session:9', '', 'Customer 1'])('lets Ada not into "%s"', async (channel) => {
    const ada = await open('ada');
    expect(await ada.subscribe(channel)).toBe(false);
  });

  it('disconnects a session that was ended', async () => {
    const ada = await open('ada');
    await ada.subscribe('customer.1');
    app.get(Realtime).endSession('session:9');
    await expect(ada.closed).resolves.toBeUndefined();
  });

  it('closes its sockets but lets a request finish when the application stops', async () => {
    const { app: stopping, url: address } = await listening([Sessions, Slowly]);
    const ada = await Browser.open(address, 'ada');
    const answer = leaving(`${address}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([stopping.close(), ada.closed]);
    expect(await answer).toBe('done');
  });

  it('lets nobody in where nobody can decide', async () => {
    const bare = await listening([]);
    const ada = await Browser.open(bare.url, 'ada');
    expect(await ada.subscribe('customer.1')).toBe(false);
    ada.close();
    await bare.app.close();
  });
});
