import { randomBytes, randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { CheckoutTotals, ExecutePayment, PlacedOrder, ShippingOptions } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import { Database } from '../src/kernel/database';
import type { Step } from './scenario';

const WEB = '/backend/api/web';
const EMAIL = 'guest@stoa.test';
const PIECES = 8_000;

/** What can be bought and where it goes. */
export interface Market {
  country_id: number;
  /** Variants in stock, each pair of two vendors. */
  pairs: [number, number][];
}

/** How far one guest has come. */
export interface Purchase {
  session: string;
  key: string;
  country_id: number;
  variants: [number, number];
  methods: ExecutePayment['methods'];
  total: number;
}

/** Looks up what the filled shop can sell: neighbours in the list make a pair where their vendors differ. */
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

/** Lets one guest after another begin, each with the next pair. */
export function guestsOf({ country_id, pairs }: Market): () => Purchase {
  let turn = 0;
  return () => {
    const variants = pairs[turn++ % pairs.length] ?? [0, 0];
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
    ...{ first_name: 'Ada', last_name: 'Lovelace', line1: '12 Analytical Row', city_text: 'Berlin' },
    ...{ postcode: '10115', country_id },
  },
});

const add = (place: 0 | 1): Step<Purchase> =>
  post('addCartItem', ({ variants }) => ({ variant_id: variants[place], quantity: 1 }));

/** Puts the first product into a new guest's cart. */
export const addFirst = add(0);

/** The calls of a guest's checkout up to the order itself. */
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

/** The call that orders what is in the cart. */
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
