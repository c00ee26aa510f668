import { Injectable } from '@nestjs/common';
import type { CartRemoval, Picture, SavedCartItems, SavedLine } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import type { Offer } from '../../pricing';
import { atQuantity, Offers } from '../../pricing';
import { Currencies } from '../../localisation';
import { Pictures } from '../../media';
import { ownerOf } from '../cart-owner';
import { Carts } from '../carts';
import { maxQuantity, problemOf } from '../line-rules';
import type { SavedCartLine } from './saved-line.entity';
import { SavedLines } from './saved-lines';

type OfferedLine = [SavedCartLine, Offer];

/** Presents saved-for-later items at current prices, and removals that can be undone. */
@Injectable()
export class SavedView {
  constructor(
    private readonly carts: Carts,
    private readonly saved: SavedLines,
    private readonly offers: Offers,
    private readonly pictures: Pictures,
    private readonly currencies: Currencies,
  ) {}

  /** The caller's own list; an empty one without a session. */
  async list(caller: Caller): Promise<SavedCartItems> {
    const { id } = await this.carts.read(ownerOf(caller));
    const rows = await this.saved.read(id);
    const offers = await this.offers.findByVariants(
      rows.map((row) => row.variant_id),
      caller.language,
    );
    const offered = rows.flatMap((row): OfferedLine[] => {
      const offer = offers.get(row.variant_id);
      return offer ? [[row, atQuantity(offer, row.quantity)]] : [];
    });
    const savedLines = offered.filter(([{ kind }]) => kind === 'saved');
    const pictures = await this.pictures.findByIds(
      savedLines.map(([, { media_id }]) => media_id),
      caller.language,
    );
    return {
      currency: this.currencies.get(caller.currency).code,
      saved: savedLines.map(([row, offer]) =>
        this.line(row, offer, pictures.get(offer.media_id ?? 0) ?? null, caller),
      ),
      removals: removalsOf(offered.filter(([{ kind }, offer]) => kind === 'removed' && !offer.is_deleted)),
    };
  }

  private line(row: SavedCartLine, offer: Offer, picture: Picture | null, caller: Caller): SavedLine {
    const currency = this.currencies.get(caller.currency);
    const { product_id, variant_id, slug, name, options, compare_at, vendor_name, is_deleted } = offer;
    const unit_price = this.currencies.price(offer.price, currency);
    return {
      id: row.id,
      product_id,
      variant_id,
      slug,
      name,
      options,
      picture,
      vendor_name,
      is_deleted,
      quantity: row.quantity,
      max_qty: maxQuantity(offer),
      unit_price,
      previous_unit_price:
        row.unit_price === offer.price ? null : this.currencies.price(row.unit_price, currency),
      compare_at: compare_at === null ? null : this.currencies.price(compare_at, currency),
      total: unit_price * row.quantity,
      problem: problemOf(row, offer),
    };
  }
}

/** Lines that were removed together are restored together. */
function removalsOf(removed: readonly OfferedLine[]): CartRemoval[] {
  const moments = [...new Set(removed.map(([row]) => row.updated_at.getTime()))];
  return moments.map((moment) => {
    const together = removed.filter(([row]) => row.updated_at.getTime() === moment);
    return {
      ids: together.map(([row]) => row.id),
      lines: together.map(([{ quantity }, { name, options }]) => ({ name, options, quantity })),
    };
  });
}
