import { Injectable } from '@nestjs/common';
import type { OrderState, ReviewEligibility } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Bounds } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Customer, publicNameOf } from '../customers';
import { Order, OrderLine } from '../ordering';
import { VendorsOfPerson } from '../vendors';
import { Review } from './review.entity';

/** States in which the items have been delivered. */
const ARRIVED: readonly OrderState[] = ['delivered', 'completed'];

/** Data that a review takes from its purchase. */
export interface PurchaseFacts {
  order_item_id: number;
  product_id: number;
  vendor_id: number;
  customer_id: number | null;
  author_name: string;
}

/** Reads purchases for reviews. */
@Injectable()
export class Purchases {
  constructor(
    private readonly database: Database,
    private readonly vendors: VendorsOfPerson,
  ) {}

  /**
   * Data of a delivered order line within the bounds.
   * @throws Failure 422 on `order_item_id`; 409 `own_product` if the buyer belongs to the vendor
   */
  async facts(order_item_id: number, bounds: Bounds): Promise<PurchaseFacts & Record<string, unknown>> {
    const { em } = this.database;
    const line = await em.findOne(OrderLine, { where: { id: order_item_id } });
    const order =
      line && (await em.findOne(Order, { where: combineConditions({ id: line.order_id }, bounds) }));
    if (!line || !order) throw Failure.field('order_item_id', 'There is no such purchase.');
    if (!ARRIVED.includes(order.state)) throw Failure.field('order_item_id', 'has not been delivered yet');
    const { product_id } = line;
    if (!(await em.exists(Product, { where: { id: product_id } })))
      throw Failure.field('order_item_id', 'This product is no longer for sale.');
    const { vendor_id, customer_id } = order;
    const customer = customer_id ? await em.findOne(Customer, { where: { id: customer_id } }) : null;
    const vendorIds = await this.vendors.find(order.email, ...(customer ? [customer.email] : []));
    if (vendorIds.has(vendor_id)) throw ownProduct();
    const author_name = authorNameOf(order, customer);
    return { order_item_id, product_id, vendor_id, customer_id, author_name };
  }

  /**
   * The customer's latest delivered order line of a product that has no review yet.
   * @returns null if all of them are reviewed
   * @throws Failure 422 on `product_id` without such a purchase; 409 `own_product`
   */
  async toReview(product_id: number, actor: Actor): Promise<number | null> {
    const { em } = this.database;
    if (await this.isOwnProduct(product_id, actor)) throw ownProduct();
    const orders = await em.find(Order, {
      where: { customer_id: actor.id, state: In([...ARRIVED]) },
      select: { id: true },
    });
    const order_id = In(orders.length ? orders.map((order) => order.id) : [0]);
    const lines = await em.find(OrderLine, { where: { product_id, order_id }, order: { id: 'DESC' } });
    if (lines.length === 0)
      throw Failure.field('product_id', 'can be reviewed once you have bought it and it has been delivered');
    const ids = lines.map((line) => line.id);
    const reviewed = await em.find(Review, { where: { order_item_id: In(ids) } });
    return ids.find((id) => !reviewed.some((review) => review.order_item_id === id)) ?? null;
  }

  /**
   * Whether the customer can review a product now, and the reason if not.
   * @throws Failure 404 without the product
   */
  async getReviewStatus(product_id: number, actor: Actor): Promise<ReviewEligibility> {
    if (!(await this.database.em.exists(Product, { where: { id: product_id } })))
      throw Failure.notFound('product');
    if (await this.isOwnProduct(product_id, actor)) return { state: 'own_product' };
    try {
      const open = await this.toReview(product_id, actor);
      return { state: open === null ? 'already_reviewed' : 'open' };
    } catch (error) {
      if (error instanceof Failure) return { state: 'not_bought' };
      throw error;
    }
  }

  private async isOwnProduct(product_id: number, { email }: Actor): Promise<boolean> {
    const product = await this.database.em.findOne(Product, { where: { id: product_id } });
    return !!product && (await this.vendors.find(email)).has(product.vendor_id);
  }
}

function authorNameOf({ customer_name }: Order, customer: Customer | null): string {
  const [first_name = '', last_name = ''] = customer_name.split(/\s+(?=\S+$)/);
  return publicNameOf(customer ?? { first_name, last_name });
}

/** 409: the buyer belongs to the vendor, whose praise of its own products would mislead customers. */
function ownProduct(): Failure {
  return Failure.conflict('own_product', 'A store’s own purchases of its products can’t be reviewed.');
}
