import type { CheckoutQuote, CouponAnswer, ExecutePayment, OrderRecord, PlacedOrder } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenBrand, givenCategory, givenProduct } from './catalogue.factories';
import { givenAdmin, next } from './factories';
import { addToCart, givenMarket, guest, pay, readyToPay } from './ordering.factories';
import type { Shop } from './shop';
import { startShop } from './shop';
import { givenVendor } from './vendors.factories';

/** A shop of two vendors with one product each, and helpers for coupons. */
export interface CouponShop {
  shop: Shop;
  admin: Client;
  country: number;
  /** Product of the first vendor: price 10.00, in a subcategory of `category`, of `brand`. */
  first: { vendor: number; product: number; variant: number };
  /** Product of the second vendor: price 25.00, without brand. */
  second: { vendor: number; product: number; variant: number };
  category: number;
  brand: number;
  /** Creates a coupon (10 % by default) and returns its code. */
  coupon(facts?: object): Promise<string>;
  /** A guest with these quantities of both products in the cart. */
  withCart(pieces?: [number, number]): Promise<Client>;
  /** Body of `executePayment` with these codes. */
  priced(buyer: Client, email: string, ...codes: string[]): Promise<ExecutePayment>;
  /** Places an order with codes and returns the orders as the back office shows them. */
  bought(
    buyer: Client,
    email: string,
    ...codes: string[]
  ): Promise<{ placed: PlacedOrder; orders: OrderRecord[] }>;
}

export async function startCouponShop(): Promise<CouponShop> {
  const shop = await startShop();
  const admin = await givenAdmin(shop);
  const { country_id: country } = await givenMarket(shop);
  const category = await givenCategory(shop);
  const below = await givenCategory(shop, { parent_id: category });
  const brand = await givenBrand(shop);
  const goods = async (facts: object): Promise<CouponShop['first']> => {
    const { vendor } = await givenVendor(shop);
    const { id, variants } = await givenProduct(shop, { stock: 5000, vendor_id: vendor.id, ...facts });
    return { vendor: vendor.id, product: id, variant: variants[0]?.id ?? 0 };
  };
  const placing = { brand_id: brand, category_ids: [below], primary_category_id: below };
  const first = await goods({ price: 1000, ...placing });
  const second = await goods({ price: 2500 });
  const context = { shop, admin, country, first, second, category, brand };
  return { ...context, ...deeds(context) };
}

function deeds({
  shop,
  admin,
  country,
  first,
  second,
}: Omit<CouponShop, 'coupon' | 'withCart' | 'priced' | 'bought'>): Pick<
  CouponShop,
  'coupon' | 'withCart' | 'priced' | 'bought'
> {
  const priced: CouponShop['priced'] = async (buyer, email, ...coupon_codes) => {
    const ready = await readyToPay(buyer, country, email);
    const { methods, shipping_address: address, payment_method } = ready;
    const ask = { email, address, methods, payment_method, coupon_codes };
    const totals = await buyer.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', ask);
    if (totals.status !== 200) throw new Error(totals.text);
    return { ...ready, coupon_codes, expected_total: totals.body.data.total };
  };
  return {
    priced,
    async coupon(facts = {}) {
      const code = `TEST${next()}`;
      const coupon = { code, title: 'Test', type: 'percent', rate: '0.1', ...facts };
      const answer = await admin.post('/admin/coupons', coupon);
      if (answer.status !== 200) throw new Error(answer.text);
      return code;
    },
    async withCart(pieces = [1, 1]) {
      const buyer = guest(shop);
      if (pieces[0] > 0) await addToCart(buyer, first.variant, pieces[0]);
      if (pieces[1] > 0) await addToCart(buyer, second.variant, pieces[1]);
      return buyer;
    },
    async bought(buyer, email, ...codes) {
      const paid = await pay(buyer, await priced(buyer, email, ...codes));
      if (paid.status !== 200) throw new Error(paid.text);
      const orders = await Promise.all(
        paid.body.data.orders.map(
          async ({ id }) => (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data,
        ),
      );
      return { placed: paid.body.data, orders };
    },
  };
}

/** Requests the discount of a code on a cart, in addition to the codes in use. */
export function validateCoupon(
  buyer: Client,
  coupon_code: string,
  more: { email?: string; coupon_codes?: string[] } = {},
): Promise<Answer<{ data: CouponAnswer }>> {
  return buyer.post<{ data: CouponAnswer }>('/web/validateCouponCode', { coupon_code, ...more });
}
