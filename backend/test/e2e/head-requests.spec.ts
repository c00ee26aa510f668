import type { AddressInfo } from 'node:net';
import { startShop, type Shop } from '../support/shop';

/** HEAD over a socket: it is Node that leaves the body out. */
describe('HEAD requests', () => {
  let shop: Shop;
  let url: string;

  beforeAll(async () => {
    shop = await startShop();
    await shop.app.listen(0, '127.0.0.1');
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    url = `http://127.0.0.1:${port}/backend/api`;
  });
  afterAll(() => shop.close());

  const responseTo = async (method: string, path: string) => {
    const answer = await fetch(`${url}${path}`, { method });
    const { status, headers } = answer;
    return {
      status,
      etag: headers.get('etag'),
      type: headers.get('content-type'),
      text: await answer.text(),
    };
  };

  it.each(['/web/shopFilterProducts', '/admin/products', '/web/nowhere'])(
    'get the headers of GET %s without its body',
    async (path) => {
      const whole = await responseTo('GET', path);
      expect(whole.text).not.toBe('');
      expect(await responseTo('HEAD', path)).toEqual({ ...whole, text: '' });
    },
  );
});
