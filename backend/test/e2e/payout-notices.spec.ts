import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import type { MailboxMail } from '../../src/kernel/mail';
import { VendorUser } from '../../src/modules/vendors';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { ARRIVE, moveOrder } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

interface Made {
  data: { id: number; number: string };
}
const ACCOUNT = 'DE89 3704 0044 0532 0130 00';

describe('what vendors learn of their payouts', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop({ PUBLIC_URL: 'https://shop.test' });
    admin = await givenAdmin(shop);
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', name: 'Spanish', native_name: 'Español' });
    country = (await givenMarket(shop)).country_id;
    await save('general', { payout_fee_fixed: 200 });
  });
  afterAll(() => shop.close());

  const save = (group: string, values: object) => admin.put('/admin/settings', { group, values });
  const move = (client: Client, audience: string, id: number, state: string, note: object = {}) =>
    client.put(`/${audience}/updatePayoutRequestStatus/${id}/${state}`, { filterData: {}, ...note });

  /** A vendor who has sold something and requested 125.00 of it. */
  async function given() {
    const { vendor, client } = await givenVendor(shop);
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id, { price: 100_000 }));
    await moveOrder(admin, placed.orders[0]?.id ?? 0, ARRIVE);
    const ask = async (): Promise<Made['data']> => {
      const input = { amount: 12_500, destination: ACCOUNT };
      return (await client.post<Made>('/vendor/createPayoutRequest', input)).body.data;
    };
    return { vendor, client, ask, ...(await ask()) };
  }
  const about = (mails: MailboxMail[], number: string): MailboxMail[] =>
    mails.filter(({ subject }) => subject.includes(number));

  it('is e-mailed at each decision: with the amount that is sent, the reason and a link to the wallet', async () => {
    const { vendor, id, number } = await given();
    await move(admin, 'admin', id, 'approved');
    await move(admin, 'admin', id, 'processing');
    await move(admin, 'admin', id, 'failed', { reason: 'The account is closed.' });
    await move(admin, 'admin', id, 'processing');
    await move(admin, 'admin', id, 'paid');
    await move(admin, 'admin', id, 'returned', { reason: 'Unknown account' });
    const mails = about(await mailsTo(shop, vendor.email, 5), number);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Stoa: Your payout ${number} failed`,
      `Stoa: Your payout ${number} was approved`,
      `Stoa: Your payout ${number} was paid`,
      `Stoa: Your payout ${number} was returned to us by the bank`,
    ]);
    const textOf = (part: string) => mails.find(({ subject }) => subject.includes(part))?.text;
    expect(textOf('approved')).toContain('We will send you $123.00 soon.');
    expect(textOf('failed')).toMatch(/\$123\.00[^]+Reason\nThe account is closed\./);
    expect(textOf('paid')).toContain('We have sent you $123.00.');
    expect(textOf('paid')).not.toContain('Reason');
    expect(textOf('returned')).toContain('$125.00 is available in your wallet again.');
    for (const { text } of mails) expect(text).toContain('https://shop.test/seller/wallet');
  });

  it('is e-mailed in the vendor’s language, not about what it did itself', async () => {
    const { vendor, client, ask, id, number } = await given();
    await shop.app
      .get(Database)
      .tx((em) => em.update(VendorUser, { vendor_id: vendor.id }, { locale: 'es' }));
    await move(client, 'vendor', id, 'cancelled');
    const second = await ask();
    await move(admin, 'admin', second.id, 'rejected', { reason: 'Falta un documento.' });
    const third = await ask();
    await move(admin, 'admin', third.id, 'cancelled');
    const mails = await mailsTo(shop, vendor.email, 3);
    expect(about(mails, number)).toEqual([]);
    const [rejected] = about(mails, second.number);
    expect(rejected?.subject).toBe(`Stoa: Tu pago ${second.number} se ha rechazado`);
    expect(rejected?.text).toMatch(/vuelve a estar disponible[^]+Motivo\nFalta un documento\./);
    expect(about(mails, third.number)).toMatchObject([
      { subject: `Stoa: Tu pago ${third.number} se ha cancelado` },
    ]);
  });

  it('is not e-mailed where the shop sends vendors no e-mails about their sales', async () => {
    const { vendor, id, number } = await given();
    await save('alert', { vendor_new_order: 0 });
    await move(admin, 'admin', id, 'approved');
    await workDone(shop);
    await save('alert', { vendor_new_order: 1 });
    await move(admin, 'admin', id, 'processing');
    await move(admin, 'admin', id, 'paid');
    const mails = about(await mailsTo(shop, vendor.email, 2), number);
    expect(mails.map(({ subject }) => subject)).toEqual([`Stoa: Your payout ${number} was paid`]);
  });
});
