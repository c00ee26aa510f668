import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { defineJob, Every } from '../../../kernel/queue';
import { Variant } from '../../catalogue';
import { Customer, emailVerified } from '../../customers';
import { HistoricalOrder, HistoricalOrderLine } from './historical-order.entity';

const LINK = defineJob<object>('ordering.link-historical-orders');
const PERIOD = 5 * 60 * 1000;
const BATCH_SIZE = 200;

/** Links historical orders with accounts and variants that came after them. */
@Injectable()
export class LinkHistoricalOrders {
  constructor(private readonly database: Database) {}

  /** A proven address makes its orders visible in the account, as with guest orders (ADR 27). */
  @Handles(emailVerified, 'historical-orders')
  async verified({ customer_id }: { customer_id: number }): Promise<void> {
    await this.linkCustomer(customer_id);
  }

  @Every(LINK, PERIOD)
  async execute(): Promise<void> {
    await this.linkAccounts();
    for (let after = 0; ;) {
      const lines = await this.unlinked(after);
      after = lines.at(-1)?.id ?? after;
      if (lines.length === 0) return;
      await this.linkLines(lines);
    }
  }

  /** Assigns the orders of a customer's address, if nobody else can have entered it. */
  async linkCustomer(id: number): Promise<void> {
    const customer = await this.database.em.findOne(Customer, { where: { id } });
    if (!customer || !isProven(customer)) return;
    const theirs = { email: customer.email, customer_id: IsNull() };
    await this.database.tx((em) => em.update(HistoricalOrder, theirs, { customer_id: id }));
  }

  /** Links lines with the only variant of their SKU; one that several vendors use stays without. */
  async linkLines(lines: readonly Pick<HistoricalOrderLine, 'id' | 'sku'>[]): Promise<void> {
    const skus = [...new Set(lines.flatMap(({ sku }) => sku ?? []))];
    if (skus.length === 0) return;
    await this.database.tx(async (em) => {
      const variants = await em.find(Variant, {
        where: { sku: In(skus) },
        select: { id: true, product_id: true, sku: true },
      });
      for (const sku of skus) {
        const [variant, another] = variants.filter((one) => one.sku === sku);
        if (!variant || another) continue;
        const ids = lines.filter((line) => line.sku === sku).map(({ id }) => id);
        const link = { variant_id: variant.id, product_id: variant.product_id };
        await em.update(HistoricalOrderLine, { id: In(ids), variant_id: IsNull() }, link);
      }
    });
  }

  private async linkAccounts(): Promise<void> {
    const rows = await this.database.em
      .createQueryBuilder(Customer, 'c')
      .select('c.id', 'id')
      .where('c.email IN (SELECT o.email FROM historical_orders o WHERE o.customer_id IS NULL)')
      .andWhere('c.is_guest = :no AND c.erased_at IS NULL', { no: false })
      .getRawMany<{ id: number }>();
    for (const { id } of rows) await this.linkCustomer(Number(id));
  }

  /** Lines without a variant whose SKU some variant has. */
  private unlinked(after: number): Promise<HistoricalOrderLine[]> {
    return this.database.em
      .createQueryBuilder(HistoricalOrderLine, 'l')
      .where('l.variant_id IS NULL AND l.id > :after', { after })
      .andWhere('l.sku IN (SELECT v.sku FROM variants v WHERE v.deleted_at IS NULL)')
      .orderBy('l.id', 'ASC')
      .limit(BATCH_SIZE)
      .getMany();
  }
}

/** Whether an account belongs to its address: proven, or made for its owner, who has not signed in yet. */
export function isProven({ is_guest, email_verified_at, password, last_login_at }: Customer): boolean {
  return !is_guest && (email_verified_at !== null || (password === null && last_login_at === null));
}
