import type { Translations } from '@stoa/contracts';
import { Line, Lines, Texts, Whole } from './setting-fields';

/** The business behind the shop: where it is, how it signs its letters, when stock counts as low. */
export class StoreValues {
  @Lines({ max: 300, translated: true })
  address = '';

  @Lines({ max: 300, translated: true })
  opening_hours = '';

  /** The name under which the business is registered; letters about orders carry it. */
  @Line({ max: 160 })
  legal_name = '';

  @Line({ max: 40 })
  tax_number = '';

  /** Stands at the end of every letter about an order. */
  @Lines({ max: 600, translated: true })
  invoice_note = '';

  /** At so many pieces or fewer a product runs low. */
  @Whole(0, 100_000)
  low_stock = 5;

  /** Days that the file of an import is kept which nobody goes on with; that of a finished one goes at once. */
  @Whole(1, 365)
  import_days = 30;

  @Texts()
  translations: Translations = {};
}
