import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { convert } from '../../kernel/money';
import { Vocabulary } from '../catalogue';
import { Currencies } from '../localisation';
import { commissionAmount } from './commission-amount';
import type { Commission } from './commission.entity';
import { ruleFor } from './rule-for';
import { StandingRules } from './standing-rules';

/** A line that is being sold; amounts in minor units of the sale's currency. */
export interface SoldLine {
  vendor_id: number;
  product_id: number;
  /** The product's own categories. */
  category_ids: readonly number[];
  unit_price: number;
  /** Goods after what the vendor gives away. */
  goods: number;
  /** Its part of the vendor's shipping, which counts where the rule says so. */
  shipping: number;
}

/** A commission as it is kept with the line that was sold; later edits of the rule never change it (domain §1.2). */
export interface FrozenCommission {
  rule_id: number;
  rule: string;
  rate: string | null;
  base: number;
  amount: number;
}

/** Reckons what the platform keeps of each line of a sale (domain §3). */
@Injectable()
export class LineCommissions {
  constructor(
    private readonly standing: StandingRules,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** One commission for each line, in their order; null where no rule holds. */
  async of(
    lines: readonly SoldLine[],
    currency: string,
    language: string,
  ): Promise<(FrozenCommission | null)[]> {
    const { rules, ofVendor, ofCategory } = await this.standing.now();
    if (rules.length === 0) return lines.map(() => null);
    const { categories } = await this.vocabulary.in(language);
    const upwards = (id: number): number[] => [...(categories.get(id)?.trail ?? [id])].reverse();
    const placed = lines.map((line) => ({ ...line, category_ids: line.category_ids.flatMap(upwards) }));
    const agreed = ({ vendor_id, category_ids }: SoldLine) => [
      ofVendor.get(vendor_id) ?? null,
      ...category_ids.map((id) => ofCategory.get(id) ?? null),
    ];
    const at = this.clock.now();
    return placed.map((line) => {
      const found = ruleFor({ ...line, price: line.unit_price, currency, agreed: agreed(line), at }, rules);
      return found && this.frozen(found.rule, line, currency);
    });
  }

  private frozen(rule: Commission, { goods, shipping }: SoldLine, currency: string): FrozenCommission {
    const from = rule.currency ? this.currencies.of(rule.currency) : this.currencies.default();
    const to = this.currencies.of(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : convert(amount, from, to);
    const worth = { fixed: price(rule.fixed), min: price(rule.min), max: price(rule.max) };
    const base = rule.include_shipping ? goods + shipping : goods;
    const amount = commissionAmount({ type: rule.type, rate: rule.rate, ...worth }, base);
    return { rule_id: rule.id, rule: rule.name, rate: rule.rate, base, amount };
  }
}
