import { ResourceService } from '../../src/kernel/resource';
import { paymentMethods } from '../../src/modules/payments';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { givenSandbox } from '../support/payments.factories';
import { startShop } from '../support/shop';

describe('payment methods that a release adds', () => {
  it('appear in an existing shop, switched off, once, and never again if an operator deleted them', async () => {
    const shop = await startShop();
    const admin = await givenAdmin(shop);
    const methods = async (): Promise<string[]> => {
      const path = '/admin/payment_methods?range=[0,99]';
      const { payment_methods: rows } = (
        await admin.get<{ payment_methods: { code: string; status: string }[] }>(path)
      ).body;
      return rows.map(({ code, status }) => `${code} ${status}`).sort();
    };
    const empty = await shop.another();
    expect(await methods()).toEqual([]);
    await empty.close();

    await givenMarket(shop);
    const sandbox = await givenSandbox(shop, { code: 'test_card' });
    await shop.app.get(ResourceService).store(paymentMethods).remove(sandbox, {}, null);
    const nodes = await Promise.all([shop.another(), shop.another()]);
    const added = ['paypal inactive', 'stripe inactive', 'wallet inactive'];
    expect(await methods()).toEqual(['bank_transfer active', 'cash_on_delivery active', ...added]);
    for (const node of nodes) await node.close();
    await shop.close();
  });
});
