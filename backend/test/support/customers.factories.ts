import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceDesk } from '../../src/kernel/resource';
import type { Address } from '../../src/modules/customers';
import { addresses, Customer, customers } from '../../src/modules/customers';
import { next, PASSWORD } from './factories';
import type { Shop } from './shop';

/** A customer, signed in. */
export async function givenCustomer(
  shop: Shop,
  facts: Partial<Customer> = {},
): Promise<{ client: Client; customer: Customer }> {
  const input = {
    first_name: 'Ada',
    last_name: 'Buyer',
    email: `customer${next()}@stoa.test`,
    password: PASSWORD,
  };
  const id = await shop.app
    .get(ResourceDesk)
    .store(customers)
    .create({ ...input, ...facts }, {}, null);
  const customer = await shop.app.get(Database).em.findOneOrFail(Customer, { where: { id } });
  return { customer, client: await shop.client.signIn('customer', customer.email, PASSWORD) };
}

/** An address in somebody's book; `facts` name its country and whatever that needs. */
export function givenAddress(
  shop: Shop,
  customer: Customer,
  facts: Partial<Address> & { country_id: number },
): Promise<number> {
  const row = {
    first_name: 'Ada',
    last_name: 'Buyer',
    line1: '1 Test Street',
    city_text: 'Town',
    postcode: '12345',
  };
  const input = { ...row, ...facts, customer_id: customer.id };
  return shop.app.get(ResourceDesk).store(addresses).create(input, {}, null);
}
