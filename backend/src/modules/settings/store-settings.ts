import type { Translations } from '@stoa/contracts';
import { Line, Lines, Texts, Integer } from './setting-fields';

/** Store settings: address and legal details of the business, e-mail footer, low-stock threshold. */
export class StoreValues {
  @Lines({ max: 300, translated: true })
  address = '';

  @Lines({ max: 300, translated: true })
  opening_hours = '';

  /** Registered name of the business; shown in e-mails about orders. */
  @Line({ max: 160 })
  legal_name = '';

  @Line({ max: 40 })
  tax_number = '';

  /** Footer of every e-mail about an order. */
  @Lines({ max: 600, translated: true })
  invoice_note = '';

  /** A product with this many units or fewer counts as low on stock. */
  @Integer(0, 100_000)
  low_stock = 5;

  /** Days after which the file of an abandoned import is deleted; finished imports lose theirs at once. */
  @Integer(1, 365)
  import_days = 30;

  @Texts()
  translations: Translations = {};
}
