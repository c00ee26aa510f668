import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { convert } from '../../kernel/money';
import { ReferenceNames } from '../catalogue';
import { Currencies } from '../localisation';
import type { Offer } from '../pricing';
import { commissionAmount } from './commission-amount';
import type { Commission } from './commission.entity';
import { ruleFor } from './rule-for';
import { ActiveCommissionRules } from './active-commission-rules';

/** Basis of a line's commission; amounts in minor units of the sale's currency. */
export interface CommissionBase {
  line: { offer: Pick<Offer, 'vendor_id' | 'product_id' | 'category_ids'>; unit_price: number };
  /** Item amount after vendor-funded discounts, without included tax. */
  goods: number;
  /** The line's share of the vendor's shipping, included where the rule has `include_shipping`. */
  shipping: number;
}

/** Snapshot of a commission, stored with the order line; later rule edits never change it. */
export interface FrozenCommission {
  rule_id: number;
  rule: string;
  rate: string | null;
  base: number;
  amount: number;
}

/** Calculates the commission of each line of a sale. */
@Injectable()
export class LineCommissions {
  constructor(
    private readonly activeRules: ActiveCommissionRules,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** One commission per line, in the same order; null where no rule applies. */
  async calculate(
    bases: readonly CommissionBase[],
    currency: string,
    language: string,
  ): Promise<(FrozenCommission | null)[]> {
    const { rules, ofVendor, ofCategory } = await this.activeRules.now();
    if (rules.length === 0) return bases.map(() => null);
    const { categories } = await this.referenceNames.in(language);
    const upwards = (id: number): number[] => [...(categories.get(id)?.trail ?? [id])].reverse();
    const at = this.clock.now();
    return bases.map((base) => {
      const { vendor_id, product_id } = base.line.offer;
      const category_ids = base.line.offer.category_ids.flatMap(upwards);
      const ofCategories = category_ids.map((id) => ofCategory.get(id) ?? null);
      const agreed = [ofVendor.get(vendor_id) ?? null, ...ofCategories];
      const price = base.line.unit_price;
      const found = ruleFor({ vendor_id, product_id, category_ids, price, currency, agreed, at }, rules);
      return found && this.frozen(found.rule, base, currency);
    });
  }

  private frozen(rule: Commission, { goods, shipping }: CommissionBase, currency: string): FrozenCommission {
    const from = rule.currency ? this.currencies.get(rule.currency) : this.currencies.default();
    const to = this.currencies.get(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : convert(amount, from, to);
    const worth = { fixed: price(rule.fixed), min: price(rule.min), max: price(rule.max) };
    const base = rule.include_shipping ? goods + shipping : goods;
    const amount = commissionAmount({ type: rule.type, rate: rule.rate, ...worth }, base);
    return { rule_id: rule.id, rule: rule.name, rate: rule.rate, base, amount };
  }
}
