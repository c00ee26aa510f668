import { Injectable } from '@nestjs/common';
import type { SaleSimulation, SimulateSale } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { type Commission, type EvaluatedRule, LineCommissions } from '../../commissions';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import { TaxRates } from '../../taxation';
import { Checkout, type Draft } from '../checkout';
import { commissionBases } from '../commission-bases';
import { EstimatedPlaces } from '../estimated-places';
import { explainedSum } from '../explanations/explanation-rows';
import { earningRows, type ExplainedSale } from '../explanations/explained-sale';
import { frozenDiscounts } from '../frozen-discounts';
import { PaymentTerms } from '../payment-terms';
import { SimulatedCart } from './simulated-cart';

/**
 * Calculates a sale that is not placed, by the functions that price, charge and book orders, and names which
 * commission rule applies and why others don't.
 */
@Injectable()
export class SimulateVendorSale {
  constructor(
    private readonly cart: SimulatedCart,
    private readonly checkout: Checkout,
    private readonly places: EstimatedPlaces,
    private readonly terms: PaymentTerms,
    private readonly commissions: LineCommissions,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly taxRates: TaxRates,
  ) {}

  /** @throws Failure 422 on whatever can't be sold like this */
  async execute(input: SimulateSale, { actor, language }: Caller): Promise<SaleSimulation> {
    if (!actor) throw Failure.unauthenticated();
    const { country_id } = input;
    const priced = await this.price(input, actor, language);
    const draft = await this.withFee(priced, input, language);
    const [group] = draft.totals.groups;
    const [base] = group ? commissionBases(draft, group) : [];
    if (!group || !base) throw new RangeError('A simulated sale has one line');
    const { currency } = draft.cart;
    const { vendor_id } = group;
    const { rules, commission } = await this.commissions.examine(base, currency, language);
    const platform_remits_tax = (await this.settings.general()).tax_remitter === 'platform';
    const sold = this.currencies.get(currency);
    const freed = (coupon: Draft['coupons'][number]) => coupon.shipping_discounts.get(vendor_id) ?? 0;
    const sale: ExplainedSale = {
      ...group,
      number: '',
      currency,
      rate_at_sale: sold.rate,
      shipping_discounts: frozenDiscounts(draft.coupons, freed),
      lines: group.lines.map((line) => ({ ...line, name: line.offer.name, commission })),
      platform_remits_tax,
    };
    const home = this.currencies.default();
    const result = explainedSum('earning', home.code, earningRows(sale, { sold, home }));
    const own = base.line.offer;
    const name = group.lines[0]?.offer.name ?? '';
    return {
      vendor_id,
      currency,
      prices_include_tax: await this.taxRates.pricesIncludeTax(),
      platform_remits_tax,
      payment_methods: (await this.terms.listEligible(priced, { country_id }, language)).map(
        ({ code, name: title }) => ({ code, name: title }),
      ),
      rules: rules
        .filter(({ rule }) => actor.audience === 'admin' || concerns(rule, own))
        .map(({ rule, because, verdict }) => ({ rule_id: rule.id, name: rule.name, because, verdict })),
      explanation: { name, result, checks: [], is_tied: null, entries: [] },
    };
  }

  /** The sale as a checkout would charge it, before a payment method is chosen. */
  private async price(input: SimulateSale, actor: Actor, language: string): Promise<Draft> {
    const { country_id, state_id } = input;
    const cart = await this.cart.build(input, actor, language);
    const place = country_id === undefined ? null : await this.places.check({ country_id, state_id });
    return this.checkout.price(cart, place, language);
  }

  private async withFee(
    draft: Draft,
    { country_id, payment_method: code }: SimulateSale,
    language: string,
  ): Promise<Draft> {
    if (code === undefined || draft.totals.total === 0) return draft;
    return this.terms.addFee(draft, await this.terms.choose(code, draft, { country_id }, language));
  }
}

/** Whether a rule may concern a vendor's sale: others' agreements are none of its business. */
function concerns(
  { scope, vendor_id, product_id }: EvaluatedRule<Commission>['rule'],
  own: { vendor_id: number; product_id: number },
): boolean {
  if (scope === 'vendor') return vendor_id === own.vendor_id;
  return scope !== 'product' || product_id === own.product_id;
}
