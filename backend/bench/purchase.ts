import { randomBytes, randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { CheckoutTotals, ExecutePayment, PlacedOrder, ShippingOptions } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import { Database } from '../src/kernel/database';
import type { Step } from './scenario';

const WEB = '/backend/api/web';
const EMAIL = 'guest@stoa.test';
const PIECES = 8_000;

/** Products that can be bought, and the destination country. */
export interface Market {
  country_id: number;
  /** Pairs of variants in stock, each of two vendors. */
  pairs: [number, number][];
}

/** State of one guest's checkout. */
export interface Purchase {
  session: string;
  key: string;
  country_id: number;
  variants: [number, number];
  methods: ExecutePayment['methods'];
  total: number;
}

/** Finds purchasable variants; neighbours in the list become a pair if their vendors differ. */
export async function findMarket(shop: INestApplicationContext): Promise<Market> {
  const { em } = shop.get(Database);
  const [country]: { id: number }[] = await em.query("SELECT id FROM countries WHERE iso2 = 'DE'");
  const rows: { id: number; vendor_id: number }[] = await em.query(
    `SELECT id, vendor_id FROM variants WHERE on_hand > 0 ORDER BY sort, id LIMIT ${PIECES}`,
  );
  const pairs = rows.flatMap((row, index): [number, number][] => {
    const next = rows[index + 1];
    return index % 2 === 0 && next && next.vendor_id !== row.vendor_id ? [[row.id, next.id]] : [];
  });
  if (!country || pairs.length === 0) throw new Error('The filled shop has nothing to sell');
  return { country_id: country.id, pairs };
}

/** Creates guests, each of whom buys the next pair. */
export function guestsOf({ country_id, pairs }: Market): () => Purchase {
  let round = 0;
  return () => {
    const variants = pairs[round++ % pairs.length] ?? [0, 0];
    const [session, key] = [randomBytes(32).toString('hex'), randomUUID()];
    return { session, key, country_id, variants, methods: [], total: 0 };
  };
}

function post(name: string, body: (state: Purchase) => object): Pick<Step<Purchase>, 'name' | 'request'> {
  const request: Step<Purchase>['request'] = (state) => ({
    method: 'POST',
    path: `${WEB}/${name}`,
    headers: { [HEADERS.session]: state.session, [HEADERS.idempotency]: state.key },
    body: body(state),
  });
  return { name, request };
}

const typed = ({ country_id }: Purchase): { email: string; address: ExecutePayment['shipping_address'] } => ({
  email: EMAIL,
  address: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    line1: '12 Analytical Row',
    city_text: 'Berlin',
    postcode: '10115',
    country_id,
  },
});

const add = (place: 0 | 1): Step<Purchase> =>
  post('addCartItem', ({ variants }) => ({ variant_id: variants[place], quantity: 1 }));

/** Adds the first product to a new guest's cart. */
export const addFirst = add(0);

/** The requests of a guest's checkout before placing the order. */
export const untilPayment: Step<Purchase>[] = [
  addFirst,
  add(1),
  {
    ...post('validateShippingAddress', typed),
    read: (state, data) => {
      state.methods = (data as ShippingOptions).groups.map(({ vendor_id, quotes: [quote] }) => {
        if (!quote) throw new Error('No delivery is offered');
        return { vendor_id, method_id: quote.method_id };
      });
    },
  },
  {
    ...post('validateShippingMethod', (state) => ({
      ...typed(state),
      methods: state.methods,
      payment_method: 'cash_on_delivery',
    })),
    read: (state, data) => {
      state.total = (data as CheckoutTotals).total;
    },
  },
];

/** The request that places the order. */
export const executePayment: Step<Purchase> = {
  ...post('executePayment', (state) => {
    const { email, address: shipping_address } = typed(state);
    const { methods, total: expected_total } = state;
    return { email, shipping_address, methods, payment_method: 'cash_on_delivery', expected_total };
  }),
  read: (state, data) => {
    const { orders, total } = data as PlacedOrder;
    if (orders.length !== 2 || total !== state.total) throw new Error('Not the order that was asked for');
  },
};
