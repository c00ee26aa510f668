import { form, givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import type { ShopProcess } from '../support/shop-process';
import { startProcess } from '../support/shop-process';

describe('temporary files that cannot be written', () => {
  let shop: Shop;
  let process: ShopProcess;

  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web' });
    process = await startProcess(shop, { TMPDIR: '/dev/null' });
  });
  afterAll(async () => {
    await process.kill();
    await shop.close();
  });

  it('fail their upload, and the process goes on', async () => {
    const { body, headers } = form({}, [{ field: 'papers', bytes: await givenPicture() }]);
    for (let n = 0; n < 2; n++)
      expect(await process.client.call('POST', '/vendor/registerVendor', body, headers)).toMatchObject({
        status: 500,
        body: { state: 'fail', code: 'internal' },
      });
    expect((await process.client.get('/web/shopFilterProducts')).status).toBe(200);
  });
});
