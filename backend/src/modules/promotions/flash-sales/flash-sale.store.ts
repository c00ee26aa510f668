import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { lockNamed } from '../../../kernel/database';
import { Failure, type FieldRefusals } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { type TranslatableText, msg } from '../../../kernel/translation';
import { SpecialPrices } from '../../pricing';
import { Variant } from '../../catalogue';
import type { FlashSaleItem } from './flash-sale.entity';
import { FlashSale } from './flash-sale.entity';
import { itemErrors } from './item-errors';

/** Stores flash sales, and updates their special prices with each change. */
@Injectable()
export class FlashSaleStore extends ResourceStore<FlashSale> {
  constructor(
    tools: StoreTools,
    private readonly prices: SpecialPrices,
  ) {
    super(tools);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await super.setStatus(id, wanted, bounds, actor);
      await this.writePrices(em, id);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      await super.remove(id, bounds, actor);
      await this.prices.withdraw(id);
    });
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const further = await super.writeAround(em, id, input, isNew);
    await this.writePrices(em, id);
    return further;
  }

  /** Validates the sale as written; an error rolls the whole change back. */
  private async writePrices(em: EntityManager, id: number): Promise<void> {
    // No unique index can prevent overlapping windows, so sales are written one at a time.
    await lockNamed(em, 'flash_sales', this.tools.clock.now());
    const sale = await em.findOneByOrFail(FlashSale, { id });
    if (sale.ends_at <= sale.starts_at) throw Failure.field('ends_at', 'must be after the start');
    const errors = { ...itemErrors(sale.items), ...(await this.missing(em, sale.items)) };
    if (sale.status === 'active') Object.assign(errors, await this.overlaps(em, sale));
    if (Object.keys(errors).length) throw Failure.invalid(errors);
    const { starts_at, ends_at } = sale;
    const window = { starts_at, ends_at, is_on: sale.status === 'active' };
    await this.prices.write(id, window, sale.items.map(specialItem));
  }

  private async missing(em: EntityManager, items: readonly FlashSaleItem[]): Promise<FieldRefusals> {
    const where = { id: In(items.map((item) => item.variant_id)) };
    const existing = new Set((await em.find(Variant, { where, select: { id: true } })).map((row) => row.id));
    return errorsOf(items, ({ variant_id }) => (existing.has(variant_id) ? null : 'does not exist'));
  }

  /** A variant may have only one special price at a time. */
  private async overlaps(em: EntityManager, sale: FlashSale): Promise<FieldRefusals> {
    const ids = sale.items.map((item) => item.variant_id);
    const conflicts = await this.prices.findConflicts(sale.id, sale, ids);
    if (conflicts.size === 0) return {};
    const others = await em.find(FlashSale, { where: { id: In([...conflicts.values()]) } });
    const titles = new Map(others.map((row) => [row.id, row.title]));
    return errorsOf(sale.items, ({ variant_id }) => {
      const other = conflicts.get(variant_id);
      return other === undefined ? null : msg`is in the flash sale “${titles.get(other) ?? ''}” at that time`;
    });
  }
}

function errorsOf(
  items: readonly FlashSaleItem[],
  messageOf: (item: FlashSaleItem) => TranslatableText | null,
): FieldRefusals {
  const errors: FieldRefusals = {};
  items.forEach((item, index) => {
    const message = messageOf(item);
    if (message !== null) errors[`items.${index}.variant_id`] = [message];
  });
  return errors;
}

function specialItem({ variant_id, price, rate, quota, per_customer }: FlashSaleItem) {
  const bounds = { quota: quota ?? null, per_customer: per_customer ?? null };
  return { variant_id, price: price ?? null, rate: rate ?? null, ...bounds };
}
