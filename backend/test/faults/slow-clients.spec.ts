import { connect, type Socket } from 'node:net';
import type { ShopProcess } from '../support/shop-process';
import { startProcess } from '../support/shop-process';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const CLIENTS = 200;
const HEAD = 'POST /backend/api/web/addCartItem HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

describe('clients that are slow or half gone', () => {
  let shop: Shop;
  let process: ShopProcess;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web' });
    process = await startProcess(shop, { REQUEST_TIMEOUT: '1' });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await process.kill();
    await shop.close();
  });

  /** Opens a connection and sends the start of a request. */
  const begin = (text: string): Promise<Socket> => {
    const { port } = new URL(process.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.on('error', () => undefined);
    return new Promise((resolve) => socket.write(text, () => resolve(socket)));
  };

  it('keep nobody else from being served', async () => {
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, n) =>
        begin([HEAD, `${HEAD}content-length: 400\r\n\r\n{"variant_id":`, ''][n % 3] ?? ''),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => process.client.get('/web/categories')),
    );
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('are given up: a body that never ends is answered for and its connection closed', async () => {
    const socket = await begin(`${HEAD}content-length: 400\r\n\r\n{"variant_id":`);
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await new Promise((resolve) => socket.once('close', resolve).once('end', () => socket.end()));
    expect(said).toMatch(/^HTTP\/1\.1 (408|503) /);
  });

  it('may leave in the middle of an answer', async () => {
    const sent = `GET /backend/api/web/categories HTTP/1.1\r\nhost: shop\r\n\r\n`;
    const gone = await Promise.all(Array.from({ length: 50 }, () => begin(sent.repeat(5))));
    for (const socket of gone) socket.destroy();
    expect((await process.client.get('/web/categories')).status).toBeLessThan(500);
  });
});
