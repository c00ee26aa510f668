import { connect, type Socket } from 'node:net';
import type { ShopProcess } from '../support/shop-process';
import { startProcess } from '../support/shop-process';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const CLIENTS = 200;
const HEAD = 'POST /backend/api/web/addCartItem HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

describe('slow and disconnected clients', () => {
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

  it('don’t cause server errors for other clients', async () => {
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

  it('with a body that never ends get 408 or 503, and the connection is closed', async () => {
    const socket = await begin(`${HEAD}content-length: 400\r\n\r\n{"variant_id":`);
    let output = '';
    socket.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await new Promise((resolve) => socket.once('close', resolve).once('end', () => socket.end()));
    expect(output).toMatch(/^HTTP\/1\.1 (408|503) /);
  });

  it('can disconnect during a response without server errors for others', async () => {
    const sent = `GET /backend/api/web/categories HTTP/1.1\r\nhost: shop\r\n\r\n`;
    const gone = await Promise.all(Array.from({ length: 50 }, () => begin(sent.repeat(5))));
    for (const socket of gone) socket.destroy();
    expect((await process.client.get('/web/categories')).status).toBeLessThan(500);
  });
});
