import type { SavedCartItems, StoredMessage, Wishlist } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { EntityMetadata } from 'typeorm';
import { Database } from '../../src/kernel/database';
import type { ResourceDefinition } from '../../src/kernel/resource';
import { definedResources } from '../../src/kernel/resource';
import { givenCustomer, givenAddress } from './customers.factories';
import { next, stamped } from './factories';
import { givenMedia } from './media.factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from './ordering.factories';
import { givenPdf, sendForm } from './documents.factories';
import { boughtRows, idOf, productOf, vendorOf } from './isolation-rows';
import { NEVER_DELETED } from './never-deleted';
import type { Kind } from './record-kinds';
import { sampleRow } from './sample';
import type { Shop } from './shop';
import { bring, csv } from './transfer.factories';
import { givenVendor } from './vendors.factories';

type Rows = Record<Kind, number>;

/** A user with one record of every kind that they can own, and one deleted record of each. */
export interface Owner {
  client: Client;
  id: number;
  rows: Rows;
  deleted: Rows;
}

/** Vendors and customers with their own records; records without owner belong to the operator. */
export interface IsolationWorld {
  operator: Owner;
  /** Public records that belong to others. */
  shown: Rows;
  sellers: [Owner, Owner, Owner];
  buyers: [Owner, Owner, Owner];
}

interface World {
  shop: Shop;
  admin: Client;
  country_id: number;
}

const NEVER = new Date('2999-01-01');

/** Creates vendors and customers who each own a record of every kind that can have an owner. */
export async function givenIsolationWorld(shop: Shop, admin: Client): Promise<IsolationWorld> {
  const { country_id } = await givenMarket(shop);
  const world = { shop, admin, country_id };
  const sellers: Owner[] = [];
  const buyers: Owner[] = [];
  for (let n = 0; n < 3; n++) {
    const { client, vendor } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id, { stock: 50 });
    const buyer = await givenBuyer(world, variant);
    buyers.push(buyer);
    const { orders = 0, invoices = 0 } = buyer.rows;
    const rows: Rows = { vendors: vendor.id, orders, invoices, variants: variant };
    await givenConversation(buyer, rows, client);
    const seller = { client, id: vendor.id, rows, deleted: {} };
    sellers.push(seller);
    await fillRows(world, seller);
    await fillDeleted(world, seller);
  }
  const operator = await givenOperatorRows(world, sellers[2] as Owner, buyers[2] as Owner);
  const third = sellers[2] as Owner;
  const shown = { vendors: third.id, products: await idOf(shop, 'products', { vendor_id: third.id }) };
  type Three = IsolationWorld['sellers'];
  return { operator, shown, sellers: sellers as Three, buyers: buyers as Three };
}

/** A conversation with one message of each side. */
async function givenConversation(buyer: Owner, rows: Rows, seller: Client): Promise<void> {
  const input = { vendor_id: rows.vendors, message: 'Hello' };
  const sent = (await buyer.client.post<{ data: StoredMessage }>('/web/store_message', input)).body.data;
  const { conversation_id } = sent;
  const back = { conversation_id, message: 'Hello' };
  const answered = (await seller.post<{ data: StoredMessage }>('/vendor/storeMessage', back)).body.data;
  Object.assign(buyer.rows, { conversations: conversation_id, messages: sent.message.id });
  Object.assign(rows, { conversations: conversation_id, messages: answered.message.id });
}

/** Saves two items for later and removes the first. */
async function givenSaved(client: Owner['client'], inCart: () => Promise<number>): Promise<[number, number]> {
  const saved = async (): Promise<number> => {
    await client.post('/web/save_cart_item', { cart_item_id: await inCart() });
    const list = await client.get<{ data: SavedCartItems }>('/web/saved_cart_items');
    return list.body.data.saved[0]?.id ?? 0;
  };
  const removed = await saved();
  await client.delete(`/web/remove_saved_cart_item/${removed}`);
  return [removed, await saved()];
}

/** Places and pays an order; returns its id. */
async function buy(client: Client, variant: number, country_id: number): Promise<number> {
  await addToCart(client, variant);
  const paid = await pay(client, await readyToPay(client, country_id));
  if (paid.status !== 200) throw new Error(paid.text);
  return paid.body.data.orders[0]?.id ?? 0;
}

async function addWishlistItem(client: Client, product_id: number): Promise<number> {
  const added = await client.post<{ data: Wishlist }>('/web/addWishlistItem', { product_id });
  return added.body.data.items[0]?.id ?? 0;
}

/** Functions that write a customer's rows to their tables. */
async function writersOf(shop: Shop, customer_id: number, product_id: number) {
  const about = { customer_id, product_id, vendor_id: await vendorOf(shop, product_id) };
  const session = { audience: 'customer', subject_id: customer_id, expires_at: NEVER };
  return {
    identity: (subject: string): Promise<number> =>
      written(shop, 'customer_identities', { customer_id, provider: 'google', subject }),
    session: (): Promise<number> => written(shop, 'sessions', session),
    review: (): Promise<number> => written(shop, 'reviews', about),
    question: (): Promise<number> => written(shop, 'product_questions', about),
    contested: async (order_id: number): Promise<Rows> => ({
      returns: await written(shop, 'returns', { ...about, order_id }),
      disputes: await written(shop, 'disputes', { ...about, order_id }),
      historical_orders: await written(shop, 'historical_orders', { customer_id, source: 'other' }),
    }),
  };
}

async function givenBuyer({ shop, country_id }: World, variant: number): Promise<Owner> {
  const { client, customer } = await givenCustomer(shop);
  const address = (): Promise<number> => givenAddress(shop, customer, { country_id });
  const [addresses, gone] = [await address(), await address()];
  await client.delete(`/web/deleteCustomerAddress/${gone}`);
  const orders = await buy(client, variant, country_id);
  const inCart = async (): Promise<number> =>
    (await addToCart(client, variant)).body.data.groups[0]?.lines[0]?.id ?? 0;
  const line = await inCart();
  await client.delete(`/web/removeCartItem/${line}`);
  const [unsaved, saved_cart_items] = await givenSaved(client, inCart);
  const product_id = await productOf(shop, variant);
  const wished = await addWishlistItem(client, product_id);
  await client.delete(`/web/removeWishlistItem/${wished}`);
  const { identity, session, review, question, contested } = await writersOf(shop, customer.id, product_id);
  const ended = await session();
  await client.delete(`/web/endSession/${ended}`);
  const [deletedReview, deletedQuestion] = [await review(), await question()];
  await client.delete(`/web/deleteReview/${deletedReview}`);
  await client.delete(`/web/deleteQuestion/${deletedQuestion}`);
  const rows = {
    customers: customer.id,
    addresses,
    ...(await boughtRows(shop, orders)),
    cart_items: await inCart(),
    identities: await identity(`account ${next()}`),
    wishlist_items: await addWishlistItem(client, product_id),
    sessions: await session(),
    reviews: await review(),
    saved_cart_items,
    product_questions: await question(),
    ...(await contested(orders)),
  };
  return {
    client,
    id: customer.id,
    rows,
    deleted: {
      addresses: gone,
      cart_items: line,
      wishlist_items: wished,
      saved_cart_items: unsaved,
      sessions: ended,
      reviews: deletedReview,
      product_questions: deletedQuestion,
    },
  };
}

const ofVendors = (): ResourceDefinition[] =>
  definedResources().filter(({ audiences }) => audiences.vendor?.scope);

async function fillRows({ shop, admin }: World, { client, id, rows }: Owner): Promise<void> {
  rows.media = (await givenMedia(client, 'vendor')).id;
  rows.imports = (
    await bring(client, 'vendor', csv(['name', 'price'], [`Good ${next()}`, '1']))
  ).body.data.id;
  rows.vendor_papers = await givenDocument(client);
  rows.order_items = await idOf(shop, 'order_lines', { order_id: rows.orders ?? 0 });
  rows.shipments = await written(shop, 'shipments', { order_id: rows.orders, vendor_id: id });
  for (const { path, audiences } of ofVendors())
    if (!(path in rows) && audiences.admin?.operations.includes('create'))
      rows[path] = await sampleRow(path, admin, { vendor_id: id });
  // Second pass: records that the API can't create refer to those that it can.
  for (const { path, entity } of ofVendors())
    rows[path] ??= await written(shop, entity, { ...referencesOf(rows), vendor_id: id });
}

async function fillDeleted({ admin }: World, { client, id, deleted }: Owner): Promise<void> {
  const remove = async (path: Kind, made: number): Promise<void> => {
    const answer = await admin.delete(`/admin/${path}/${made}`, {});
    if (answer.status !== 200) throw new Error(`Deleting of ${path} answered ${answer.text}`);
    deleted[path] = made;
  };
  await remove('media', (await givenMedia(client, 'vendor')).id);
  await remove('vendor_papers', await givenDocument(client));
  for (const { path, audiences } of ofVendors())
    if (!(path in deleted) && !NEVER_DELETED.has(path) && audiences.admin?.operations.includes('create'))
      await remove(path, await sampleRow(path, admin, { vendor_id: id }));
}

/** One record of every declared resource for operators, and a deleted one where deletion is possible. */
async function givenOperatorRows({ shop, admin }: World, seller: Owner, buyer: Owner): Promise<Owner> {
  const rows: Rows = {
    ...seller.rows,
    // A delivery refers to both.
    webhook_endpoints: await sampleRow('webhook_endpoints', admin),
    webhook_events: await written(shop, 'webhook_events', {}),
  };
  const deleted: Rows = {};
  rows.media = (await givenMedia(admin)).id;
  const together = {
    customers: buyer.id,
    identities: buyer.rows.identities ?? 0,
    orders: buyer.rows.orders ?? 0,
  };
  for (const { path, key, audiences, entity } of definedResources()) {
    const { operations = [] } = audiences.admin ?? {};
    if (operations.includes('create')) rows[path] = await sampleRow(path, admin);
    else rows[path] ??= (await listed(admin, path, key)) ?? (await written(shop, entity, referencesOf(rows)));
    if (!operations.includes('delete') || NEVER_DELETED.has(path)) continue;
    const gone = operations.includes('create')
      ? await sampleRow(path, admin)
      : await written(shop, entity, referencesOf(rows));
    const answer = await admin.delete(`/admin/${path}/${gone}`, {});
    if (answer.status !== 200) throw new Error(`Deleting of ${path} answered ${answer.text}`);
    deleted[path] = gone;
  }
  rows.shop_migration_files = await written(shop, 'shop_migration_files', {
    migration_id: rows.shop_migrations,
    columns: '[]',
  });
  return { client: admin, id: 0, rows: { ...rows, ...together }, deleted };
}

async function givenDocument(client: Client): Promise<number> {
  const sent = await sendForm<{ data: { id: number } }>(client, '/vendor/addVendorPaper', {
    fields: { kind: 'tax' },
    files: { file: [givenPdf()] },
  });
  return sent.body.data.id;
}

const referencesOf = (rows: Rows): Record<string, number | undefined> => ({
  order_id: rows.orders,
  rider_id: rows.riders,
  product_id: rows.products,
  variant_id: rows.variants,
  endpoint_id: rows.webhook_endpoints,
  event_id: rows.webhook_events,
});

/** The first record of a resource in the operators' list. */
async function listed(admin: Client, path: string, key: string): Promise<number | undefined> {
  const list = await admin.get<Record<string, { id: number }[]>>(`/admin/${path}`);
  return list.body[key]?.[0]?.id;
}

/** Inserts a row with placeholder values, for records that take many steps to create through the API. */
function written(
  shop: Shop,
  entity: EntityMetadata['target'],
  ids: Record<string, unknown>,
): Promise<number> {
  return shop.app.get(Database).tx(async (em) => {
    const metadata = em.connection.getMetadata(entity);
    const fields = definedResources().find((one) => one.entity === entity)?.fields ?? [];
    const choices = new Map(fields.map(({ name, choices: [first] = [] }) => [name, first]));
    const values: Record<string, unknown> = {};
    for (const { propertyName, type, length, isNullable, default: standard, isPrimary } of metadata.columns) {
      if (ids[propertyName] !== undefined) values[propertyName] = ids[propertyName];
      else if (isPrimary || isNullable || standard !== undefined) continue;
      else if (type === 'varchar' || type === 'text')
        values[propertyName] = choices.get(propertyName) ?? `x${next()}`.slice(-(Number(length) || 40));
      else if (type === 'integer' || type === 'bigint') values[propertyName] = 1;
      else if (type === 'boolean') values[propertyName] = false;
      else if (type === 'simple-json') values[propertyName] = {};
      else values[propertyName] = new Date();
    }
    const { identifiers } = await em.insert(metadata.target, stamped(values) as never);
    return Number(identifiers[0]?.id);
  });
}
