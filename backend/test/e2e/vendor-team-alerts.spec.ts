import type { Client } from '@stoa/testing';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenAdmin, next } from '../support/factories';
import { eventually } from '../support/eventually';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenMember, givenVendorRole, inviteMember } from '../support/teams.factories';
import { givenVendor } from '../support/vendors.factories';

describe('alerts to the team of a vendor', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const subjectsTo = async (address: string): Promise<string[]> => {
    await shop.app.get(OutboxDispatcher).drain();
    const { body } = await admin.get<{ mailbox: { to: string; subject: string }[] }>(
      '/admin/mailbox?range=[0,99]',
    );
    return body.mailbox.filter(({ to }) => to === address).map(({ subject }) => subject);
  };

  it('reach the store and those whose role may act on them, once they have accepted', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const packing = await givenVendorRole(admin, ['orders.read', 'orders.status']);
    const stocking = await givenVendorRole(admin, ['products.read', 'products.update'], 'Stock');
    const { member: packer } = await givenMember(shop, owner, packing);
    const { member: stocker } = await givenMember(shop, owner, stocking);
    const { member: former } = await givenMember(shop, owner, packing);
    await owner.put(`/vendor/vendor_users/updateStatus/${former.id}`, { status: 'inactive' });
    const invited = await inviteMember(owner, packing);

    const variant = await givenVariant(shop, vendor.id, { name: `Vase ${next()}`, stock: 8 });
    const buyer = guest(shop);
    await addToCart(buyer, variant, 4);
    await pay(buyer, await readyToPay(buyer, country_id, 'ada@stoa.test'));

    const [order, low] = [/New order/, /is low on stock/];
    await eventually(async () => {
      const toStore = await subjectsTo(vendor.email);
      for (const alert of [order, low]) expect(toStore.filter((one) => alert.test(one))).toHaveLength(1);
      expect((await subjectsTo(packer.email)).filter((one) => order.test(one))).toHaveLength(1);
      expect((await subjectsTo(stocker.email)).filter((one) => low.test(one))).toHaveLength(1);
    });
    expect((await subjectsTo(packer.email)).filter((one) => low.test(one))).toEqual([]);
    expect((await subjectsTo(stocker.email)).filter((one) => order.test(one))).toEqual([]);
    for (const { email } of [former, invited]) expect(await subjectsTo(email)).toHaveLength(1);
  });
});
