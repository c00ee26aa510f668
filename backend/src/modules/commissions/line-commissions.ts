import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { convert, sum } from '../../kernel/money';
import { ReferenceNames } from '../catalogue';
import { Currencies } from '../localisation';
import type { Offer } from '../pricing';
import { commissionAmount } from './commission-amount';
import { Commission } from './commission.entity';
import { type Because, type EvaluatedRule, evaluateRules, ruleFor, type Sale } from './rule-for';
import { ActiveCommissionRules } from './active-commission-rules';

/** Basis of a line's commission; amounts in minor units of the sale's currency. */
export interface CommissionBase {
  line: { offer: Pick<Offer, 'vendor_id' | 'product_id' | 'category_ids'>; unit_price: number };
  /** Item amount after vendor-funded discounts, without included tax. */
  goods: number;
  /** The line's share of the vendor's shipping, included where the rule has `include_shipping`. */
  shipping: number;
}

/**
 * Snapshot of a commission, stored with the order line; later rule edits never change it. Amounts in minor units of
 * the sale's currency. Sales from before the calculation was recorded lack the optional fields.
 */
export interface FrozenCommission {
  rule_id: number;
  rule: string;
  rate: string | null;
  base: number;
  amount: number;
  because?: Because;
  type?: Commission['type'];
  fixed?: number | null;
  min?: number | null;
  max?: number | null;
  /** The part of the base that is shipping. */
  shipping?: number;
}

/** A line's commission with all rules in the order in which they were tried. */
export interface EvaluatedCommission {
  rules: EvaluatedRule<Commission>[];
  commission: FrozenCommission | null;
}

/** Calculates the commission of each line of a sale. */
@Injectable()
export class LineCommissions {
  constructor(
    private readonly database: Database,
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
    const { rules } = await this.activeRules.now();
    if (rules.length === 0) return bases.map(() => null);
    const saleOf = await this.salesIn(currency, language);
    return bases.map((base) => {
      const match = ruleFor(saleOf(base), rules);
      return match && this.frozen(match, base, currency);
    });
  }

  /** As `calculate` for one line, with the verdict on every rule, inactive ones included. */
  async examine(base: CommissionBase, currency: string, language: string): Promise<EvaluatedCommission> {
    const saleOf = await this.salesIn(currency, language);
    const rules = evaluateRules(saleOf(base), await this.database.em.find(Commission));
    const match = rules.find(({ verdict }) => verdict === 'applies');
    return { rules, commission: match ? this.frozen(match, base, currency) : null };
  }

  /** What the rules see of a line sold now. */
  private async salesIn(currency: string, language: string): Promise<(base: CommissionBase) => Sale> {
    const { ofVendor, ofCategory } = await this.activeRules.now();
    const { categories } = await this.referenceNames.in(language);
    const upwards = (id: number): number[] => [...(categories.get(id)?.trail ?? [id])].reverse();
    const at = this.clock.now();
    return ({ line: { offer, unit_price: price } }) => {
      const { vendor_id, product_id } = offer;
      const category_ids = offer.category_ids.flatMap(upwards);
      const ofCategories = category_ids.map((id) => ofCategory.get(id) ?? null);
      const agreed = [ofVendor.get(vendor_id) ?? null, ...ofCategories];
      return { vendor_id, product_id, category_ids, price, currency, agreed, at };
    };
  }

  private frozen(
    { rule, because }: { rule: Commission; because: Because },
    { goods, shipping: carried }: CommissionBase,
    currency: string,
  ): FrozenCommission {
    const from = rule.currency ? this.currencies.get(rule.currency) : this.currencies.default();
    const to = this.currencies.get(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : convert(amount, from, to);
    const { id: rule_id, name, type, rate } = rule;
    const limits = { fixed: price(rule.fixed), min: price(rule.min), max: price(rule.max) };
    const shipping = rule.include_shipping ? carried : 0;
    const base = sum([goods, shipping]);
    const amount = commissionAmount({ type, rate, ...limits }, base);
    return { rule_id, rule: name, rate, base, amount, because, type, ...limits, shipping };
  }
}
