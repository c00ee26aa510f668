import { PAPER_KINDS, type GeneralSettings, type PaperKind, type Translations } from '@stoa/contracts';
import { Matches } from 'class-validator';
import { Line, RecordOf, SomeOf, Switch, Texts, Whole } from './setting-fields';

/** The general settings with their rules; a change may name some of them only (specification §3.1). */
export class GeneralValues implements GeneralSettings {
  @Line({ max: 80, required: true, translated: true })
  shop_name = 'Stoa';

  @Line({ max: 160, translated: true })
  tagline = 'Many makers, one market';

  @RecordOf('media')
  logo_id: number | null = null;

  @Line({ max: 190, format: 'email' })
  contact_email = '';

  @Line({ max: 24, format: 'phone' })
  contact_phone = '';

  @Switch()
  is_multi_vendor: 0 | 1 = 1;

  /** The operator's own vendor: the only one that trades while multi-vendor is off (domain §1.14). */
  @RecordOf('vendors')
  platform_vendor_id: number | null = null;

  /** Whether a vendor's product waits for an operator before it is shown. */
  @Switch()
  approve_products: 0 | 1 = 0;

  /** Papers that an application as a vendor needs. */
  @SomeOf(PAPER_KINDS)
  required_papers: PaperKind[] = ['registration', 'identity'];

  @Switch()
  guest_checkout: 0 | 1 = 1;

  /** Whether the prices that vendors enter contain their tax (domain §3, Tax). */
  @Switch()
  prices_include_tax: 0 | 1 = 0;

  /** Whether a reduction says the lowest price of the 30 days before it, which the law of the EU asks for. */
  @Switch()
  show_lowest_price: 0 | 1 = 1;

  /** Whether the storefront shows what was looked at on the same device. */
  @Switch()
  recently_viewed: 0 | 1 = 1;

  /** Whether a product's page shows what customers have bought in the same order. */
  @Switch()
  bought_together: 0 | 1 = 1;

  /** What the numbers of orders begin with, as in `ST-7K3M9QXW`. */
  @Matches(/^[A-Z0-9]{1,6}$/, { message: 'must be 1 to 6 capital letters or digits' })
  @Line({ max: 6, required: true })
  order_prefix = 'ST';

  /** Hours that an order waits for a payment in advance before it expires; 0 leaves that to the way to pay. */
  @Whole(0, 720)
  payment_window = 0;

  /** The shop's name and tagline in other languages than the base. */
  @Texts()
  translations: Translations = {};
}
