import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { FakeSmtp } from '../support/fake-smtp';
import { next } from '../support/factories';
import { givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('List-Unsubscribe headers', () => {
  const server = new FakeSmtp();
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ ...(await server.open()), PUBLIC_URL: 'https://shop.example.com' });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  async function mailTo(email: string): Promise<string> {
    let text = '';
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      text = server.mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
      expect(text).not.toBe('');
    });
    // Unfold long headers, which continue on the next line.
    return text.replace(/\r\n[ \t]+/g, ' ');
  }

  it('are sent with newsletter emails (one-click, RFC 8058) and with back-in-stock emails', async () => {
    const email = `reads${next()}@stoa.test`;
    await shop.client.post('/web/newsletter', { email });
    const mail = await mailTo(email);
    expect(mail).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/shop\.example\.com\/newsletter\?unsubscribe=[\w-]{43}>\r?$/m,
    );
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const variant_id = await givenVariant(shop, vendor.id, { stock: 0 });
    const waiting = `waits${next()}@stoa.test`;
    await shop.client.post('/web/ask_stock_notice', { variant_id, email: waiting });
    expect(await mailTo(waiting)).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/shop\.example\.com\/stock-notice\/[\w-]{43}\?lang=\w+>\r?$/m,
    );
  });

  it('are not sent with password reset emails', async () => {
    const { customer } = await givenCustomer(shop);
    await shop.client.post('/customer/auth/password/email', { email: customer.email });
    expect(await mailTo(customer.email)).not.toContain('List-Unsubscribe');
  });
});
