import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import type { Address } from '../../src/modules/customers';
import { addresses, Customer, customers } from '../../src/modules/customers';
import { next, PASSWORD } from './factories';
import type { Shop } from './shop';

/** Creates a customer and signs in. */
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
    .get(ResourceService)
    .store(customers)
    .create({ ...input, ...facts }, {}, null);
  const customer = await shop.app.get(Database).em.findOneOrFail(Customer, { where: { id } });
  return { customer, client: await shop.client.signIn('customer', customer.email, PASSWORD) };
}

/** Registers a customer as visitors do, whose address is not verified, and signs in. */
export async function registeredCustomer(
  shop: Shop,
  facts: { marketing_consent?: boolean } = {},
): Promise<{ client: Client; email: string }> {
  const email = `registered${next()}@stoa.test`;
  const input = { first_name: 'Ada', last_name: 'Buyer', email, password: PASSWORD, ...facts };
  expect((await shop.client.post('/web/registerCustomer', input)).status).toBe(200);
  return { email, client: await shop.client.signIn('customer', email, PASSWORD) };
}

/** Input of `verify_email`: the link in the text of an e-mail that asks to verify an address; id 0 without one. */
export function verificationIn(text = ''): { id: number; hash: string } {
  const [, id = '0', hash = ''] = /\/verify-email\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  return { id: Number(id), hash };
}

/** Creates an address of a customer; `facts` sets its country and the fields that the country requires. */
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
  return shop.app.get(ResourceService).store(addresses).create(input, {}, null);
}
