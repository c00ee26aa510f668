import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { RenewSpecials } from './renew-specials';
import { SpecialPrice, SpecialPriceBuyer } from './special-price.entity';

/** Quantity bought at a special price. */
export interface SpecialClaim {
  special_id: number;
  variant_id: number;
  quantity: number;
  /** Minimum order quantity of the product. */
  min_qty: number;
}

/** Quantity of an order line that was bought at a special price. */
export interface SpecialReturn {
  source_id: number;
  variant_id: number;
  quantity: number;
}

const HOLDS = 'id = :id AND is_on = 1 AND starts_at <= :now AND ends_at > :now';
const LIMIT = 'SELECT COALESCE(sp.per_customer, 2147483647) FROM special_prices sp WHERE sp.id = :id';

/** Counts units sold at special prices, so that no quota or buyer limit is exceeded. */
@Injectable()
export class ClaimSpecials {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly renew: RenewSpecials,
  ) {}

  /**
   * Runs in the caller's transaction, mostly two statements per variant.
   * @throws Failure 409 `offer_ended` or `offer_limit`
   */
  async claim(claims: readonly SpecialClaim[], buyer: string): Promise<void> {
    // Always lock rows in the same order, so that carts with the same items wait instead of deadlocking.
    for (const claim of [...claims].sort((a, b) => a.special_id - b.special_id)) {
      await this.take(claim);
      await this.countBuyer(claim, buyer);
    }
  }

  /** Returns units of void orders to the quota; special prices deleted since are skipped. */
  async release(returns: readonly SpecialReturn[], buyer: string): Promise<void> {
    if (returns.length === 0) return;
    const { em } = this.database;
    for (const { source_id, variant_id, quantity } of returns) {
      const row = await em.findOne(SpecialPrice, { where: { source_id, variant_id } });
      if (!row) continue;
      // A special price that was deleted and recreated never counted these units.
      const counted = { special_price_id: row.id, buyer, quantity: MoreThanOrEqual(quantity) };
      const { affected } = await em.decrement(SpecialPriceBuyer, counted, 'quantity', quantity);
      if (affected === 1) await em.decrement(SpecialPrice, { id: row.id }, 'sold', quantity);
    }
    await this.renew.later(returns.map((one) => one.variant_id));
  }

  /** Replaces buyers by an address that never orders; what they bought still counts. */
  async erase(buyers: readonly string[], erased: string): Promise<void> {
    const { em } = this.database;
    for (const { special_price_id, buyer, quantity } of await em.find(SpecialPriceBuyer, {
      where: { buyer: In([...buyers]) },
    })) {
      await em.delete(SpecialPriceBuyer, { special_price_id, buyer });
      const { affected } = await em.increment(
        SpecialPriceBuyer,
        { special_price_id, buyer: erased },
        'quantity',
        quantity,
      );
      if (affected !== 1) await em.insert(SpecialPriceBuyer, { special_price_id, buyer: erased, quantity });
    }
  }

  /** First tries with `min_qty` units to spare, because only selling out changes what the shop shows. */
  private async take({ special_id, variant_id, quantity, min_qty }: SpecialClaim): Promise<void> {
    if (await this.raise(special_id, quantity, min_qty)) return;
    if (!(await this.raise(special_id, quantity, 0))) {
      const message = 'The offer for one of your products has just ended. Your cart shows the current price.';
      throw Failure.conflict('offer_ended', message, { variants: [{ variant_id }] });
    }
    await this.renew.later([variant_id]);
  }

  private async raise(id: number, quantity: number, remaining: number): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.em
      .createQueryBuilder()
      .update(SpecialPrice)
      .set({ sold: () => 'sold + :quantity', updated_at: now })
      .where(`${HOLDS} AND (quota IS NULL OR sold + :quantity + :remaining <= quota)`)
      .setParameters({ id, quantity, remaining, now: asSqlMoment(now) })
      .execute();
    return affected === 1;
  }

  /** The special price's row is locked by now, which serialises concurrent orders of one buyer. */
  private async countBuyer(
    { special_id: id, variant_id, quantity }: SpecialClaim,
    buyer: string,
  ): Promise<void> {
    const { em } = this.database;
    try {
      await em.insert(SpecialPriceBuyer, { special_price_id: id, buyer, quantity });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const { affected } = await em
        .createQueryBuilder()
        .update(SpecialPriceBuyer)
        .set({ quantity: () => 'quantity + :quantity' })
        .where(`special_price_id = :id AND buyer = :buyer AND quantity + :quantity <= (${LIMIT})`)
        .setParameters({ id, buyer, quantity })
        .execute();
      if (affected === 1) return;
      const { quantity: bought } = await em.findOneByOrFail(SpecialPriceBuyer, {
        special_price_id: id,
        buyer,
      });
      const { per_customer } = await em.findOneByOrFail(SpecialPrice, { id });
      const max = per_customer ?? bought;
      const message = `The offer price is limited to ${max} per customer, and you have already bought ${bought}.`;
      throw Failure.conflict('offer_limit', message, { variants: [{ variant_id }] });
    }
  }
}
