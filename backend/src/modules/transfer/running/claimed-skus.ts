import type { DraftOutcome, ProductDraft } from '../../catalogue';
import { normaliseSku, SKU_TAKEN } from '../../catalogue';
import type { Sheet } from '../reading/sheet';

/**
 * Tracks the SKUs of a file's products: a dry run writes nothing, so the database can't detect duplicates.
 */
export class ClaimedSkus {
  private readonly owners = new Map<string, string>();

  /** The outcome of a draft, or an error where another product of the file uses one of its SKUs. */
  judged(outcome: DraftOutcome, draft: ProductDraft, sheet: Sheet): DraftOutcome {
    if (!outcome.ok) return outcome;
    const { id, vendor_id, variants } = draft;
    const owner = id === null ? `file:${sheet.handle}` : `shop:${id}`;
    const keys = variants.map(({ sku }) => `${vendor_id}/${normaliseSku(sku)}`);
    const taken = keys.flatMap((key, place) => ((this.owners.get(key) ?? owner) === owner ? [] : [place]));
    if (taken.length)
      return {
        ok: false,
        errors: Object.fromEntries(taken.map((place) => [`variants.${place}.sku`, [SKU_TAKEN]])),
      };
    for (const key of keys) this.owners.set(key, owner);
    return outcome;
  }
}
