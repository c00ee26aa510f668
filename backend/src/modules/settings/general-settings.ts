import { DOCUMENT_KINDS, type GeneralSettings, type DocumentKind, type Translations } from '@stoa/contracts';
import { Matches } from 'class-validator';
import { Line, RecordOf, SomeOf, Switch, Texts, Whole } from './setting-fields';

/** The general settings with their validation rules; updates may be partial (specification §3.1). */
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

  /** The operator's own vendor: the only one that trades while multi-vendor is off. */
  @RecordOf('vendors')
  platform_vendor_id: number | null = null;

  /** Whether vendors' products need an operator's approval before they are shown. */
  @Switch()
  approve_products: 0 | 1 = 0;

  /** Kinds of document that a vendor application requires. */
  @SomeOf(DOCUMENT_KINDS)
  required_papers: DocumentKind[] = ['registration', 'identity'];

  @Switch()
  guest_checkout: 0 | 1 = 1;

  /** Whether the prices that vendors enter contain their tax. */
  @Switch()
  prices_include_tax: 0 | 1 = 0;

  /** Whether reduced prices show the lowest price of the 30 days before, as EU law requires. */
  @Switch()
  show_lowest_price: 0 | 1 = 1;

  /** Whether the storefront shows products recently viewed on the same device. */
  @Switch()
  recently_viewed: 0 | 1 = 1;

  /** Whether product pages show products that were bought in the same orders. */
  @Switch()
  bought_together: 0 | 1 = 1;

  /** Prefix of order numbers, as in `ST-7K3M9QXW`. */
  @Matches(/^[A-Z0-9]{1,6}$/, { message: 'must be 1 to 6 capital letters or digits' })
  @Line({ max: 6, required: true })
  order_prefix = 'ST';

  /** Hours that an order waits for prepayment before it expires; 0 leaves that to the payment method. */
  @Whole(0, 720)
  payment_window = 0;

  /** Shop name and tagline in locales other than the base. */
  @Texts()
  translations: Translations = {};
}
