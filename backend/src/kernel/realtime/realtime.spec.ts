import { get } from 'node:http';
import { connect } from 'node:net';
import { Body, Controller, Get, Global, Module, Post, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { BrowserSocket as Browser } from '../../../test/support/browser-socket';
import { ConfigModule, loadConfig } from '../config';
import { RedisModule } from '../redis';
import { type ChannelAuthorization, ChannelAuthoriser, Realtime, RealtimeModule, SharedPortAdapter } from '.';

/** Permissions of the operator in these tests; null once their session has ended. */
let held: Set<string> | null = new Set(['orders.read']);

class OwnChannel extends ChannelAuthoriser {
  async authorize(channel: string, token: string | null): Promise<ChannelAuthorization | null> {
    if (token === 'operator' && channel === 'admin' && held)
      return { session: 'session:5', person: 'admin:2', permissions: held };
    return token === 'ada' && channel === 'customer.1' ? { session: 'session:9' } : null;
  }

  forget(): void {}
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

  @Post('echo')
  echo(@Body() body: object): object {
    return body;
  }
}

@Module({ controllers: [Slow] })
class Slowly {}

/** A request on its own connection, which is closed after the response. */
function leaving(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece))).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

/** The response to a request whose text is sent as it is. */
function answerTo(url: string, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (piece) => (answer += String(piece))).on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

async function listening(imports: Type[]): Promise<{ app: NestFastifyApplication; url: string }> {
  const { REDIS_URL } = process.env;
  const config = loadConfig({ SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'test', REDIS_URL });
  const module = await Test.createTestingModule({
    imports: [ConfigModule.forRoot(config), RedisModule, ...imports, RealtimeModule],
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

  it('sends a channel’s events to its subscribers only', async () => {
    const [ada, eve] = [await open('ada'), await open('eve')];
    expect([await ada.subscribe('customer.1'), await eve.subscribe('customer.1')]).toEqual([true, false]);
    app.get(Realtime).emit('customer.1', 'order', { id: 3 });
    expect(await ada.hears(/^42/)).toBe('42["order",{"id":3}]');
    expect(eve.heard.filter((frame) => frame.startsWith('42'))).toEqual([]);
  });

  it.each(['customer.2', 'session:9', '', 'Customer 1'])(
    'refuses a customer’s subscription to the channel "%s"',
    async (channel) => {
      const ada = await open('ada');
      expect(await ada.subscribe(channel)).toBe(false);
    },
  );

  it('disconnects the client of an ended session', async () => {
    const ada = await open('ada');
    await ada.subscribe('customer.1');
    app.get(Realtime).endSession('session:9');
    await expect(ada.closed).resolves.toBeUndefined();
  });

  it('sends an event to an operator only with the required permission, and follows permission changes', async () => {
    const operator = await open('operator');
    expect(await operator.subscribe('admin')).toBe(true);
    const realtime = app.get(Realtime);
    const events = () => operator.heard.filter((frame) => frame.startsWith('42'));
    const emit = async (n: number, permission: string) => {
      realtime.emit('admin', 'told', { n }, permission);
      realtime.emit('admin', 'mark', { n });
      await operator.hears(new RegExp(`^42\\["mark",\\{"n":${n}\\}`));
    };
    await emit(1, 'orders.read');
    await emit(2, 'riders.read');
    held = new Set(['riders.read']);
    realtime.recheckAccess('admin');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await emit(3, 'orders.read');
    await emit(4, 'riders.read');
    held = new Set(['*']);
    realtime.recheckAccess('admin:2');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await emit(5, 'anything.read');
    const received = events().filter((frame) => frame.includes('told'));
    expect(received.map((frame) => Number(/"n":(\d)/.exec(frame)?.[1]))).toEqual([1, 4, 5]);
  });

  it('disconnects a client whose session has ended when it is rechecked, and no other client', async () => {
    held = new Set(['orders.read']);
    const [operator, ada] = [await open('operator'), await open('ada')];
    await operator.subscribe('admin');
    await ada.subscribe('customer.1');
    held = null;
    app.get(Realtime).recheckAccess('admin:2');
    await expect(operator.closed).resolves.toBeUndefined();
    app.get(Realtime).emit('customer.1', 'still', {});
    expect(await ada.hears(/still/)).toContain('still');
  });

  it('closes sockets but lets a running request finish when the application stops', async () => {
    const { app: stopping, url: address } = await listening([Sessions, Slowly]);
    const ada = await Browser.open(address, 'ada');
    const answer = leaving(`${address}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([stopping.close(), ada.closed]);
    expect(await answer).toBe('done');
  });

  it('answers a request that offers to upgrade to another protocol as a plain request, with its body', async () => {
    const { app: plain, url: address } = await listening([Sessions, Slowly]);
    const offer = 'host: shop\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n';
    const connection = (kept: string): string => `connection: Upgrade, HTTP2-Settings${kept}\r\n`;
    const body = JSON.stringify({ text: 'é' });
    const json = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    const [got, posted, repeated] = await Promise.all([
      answerTo(address, `GET /slow HTTP/1.1\r\n${offer}${connection(', close')}\r\n`),
      answerTo(address, `POST /echo HTTP/1.1\r\n${offer}${connection(', close')}${json}\r\n${body}`),
      answerTo(
        address,
        `GET /slow HTTP/1.1\r\n${offer}${connection('')}\r\nGET /slow HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`,
      ),
    ]);
    expect(got).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
    expect(posted).toMatch(/^HTTP\/1\.1 201 /);
    expect(posted).toContain(body);
    expect(repeated.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    await plain.close();
  });

  it('refuses every subscription when no ChannelAuthoriser is provided', async () => {
    const bare = await listening([]);
    const ada = await Browser.open(bare.url, 'ada');
    expect(await ada.subscribe('customer.1')).toBe(false);
    ada.close();
    await bare.app.close();
  });
});
