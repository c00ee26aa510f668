import { Injectable } from '@nestjs/common';
import type { SellingTerms as Terms } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Commission, ruleFor } from '../../commissions';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import { MAX_DOCUMENT_BYTES } from '../../vendors';

/** No vendor's id, to find the rule for vendors without one of their own. */
const NOBODY = 0;

/** Commission and requirements for prospective vendors. */
@Injectable()
export class SellingTerms {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
  ) {}

  async read(): Promise<Terms> {
    const { required_papers, approve_products } = await this.settings.general();
    return {
      commission: await this.commission(),
      payout_currency: this.currencies.default().code,
      required_papers,
      approve_products: approve_products === 1,
      file_limit: Math.min(this.config.UPLOAD_LIMIT, MAX_DOCUMENT_BYTES),
      files_limit: MAX_DOCUMENT_BYTES,
    };
  }

  private async commission(): Promise<Terms['commission']> {
    const currency = this.currencies.default().code;
    const anything = { product_id: null, category_ids: [], price: null, agreed: [] };
    const sale = { vendor_id: NOBODY, ...anything, currency, at: this.clock.now() };
    const rule = ruleFor(sale, await this.database.em.find(Commission))?.rule;
    if (!rule) return null;
    const { type, rate, fixed } = rule;
    return {
      type,
      rate: type === 'fixed' || rate === null ? null : Number(rate),
      fixed: type === 'percentage' ? null : fixed,
      currency: rule.currency ?? currency,
    };
  }
}
