import { Injectable } from '@nestjs/common';
import type { Cart, CartGroup, CartLine, CartNote, Picture } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { sum } from '../../kernel/money';
import { Currencies } from '../localisation';
import { Pictures } from '../media';
import { Quotes } from '../shipping';
import { maxQuantity } from './line-rules';
import type { PricedCart, PricedGroup, PricedLine } from './priced-carts';
import { PricedCarts } from './priced-carts';

/** Further data of one vendor's lines. */
interface CartExtras {
  pictures: ReadonlyMap<number, Picture>;
  bar: CartGroup['free_shipping'];
  note: CartNote | null;
}

/** Presents carts for the storefront: grouped by vendor, with pictures, problems and free-shipping bars. */
@Injectable()
export class CartView {
  constructor(
    private readonly priced: PricedCarts,
    private readonly pictures: Pictures,
    private readonly quotes: Quotes,
    private readonly currencies: Currencies,
  ) {}

  /** The caller's own cart; an empty one without a session. */
  async find(caller: Caller): Promise<Cart> {
    return this.show(await this.priced.find(caller), caller);
  }

  async show(cart: PricedCart, caller: Caller): Promise<Cart> {
    const lines = cart.groups.flatMap((group) => group.lines);
    const pictures = await this.pictures.findByIds(
      lines.map((line) => line.offer.media_id),
      caller.language,
    );
    const bars = await this.quotes.freeShipping(cart.groups, caller);
    return {
      count: sum(lines.map((line) => line.quantity)),
      currency: cart.currency,
      groups: cart.groups.map((group) =>
        this.group(
          group,
          { pictures, bar: bars.get(group.vendor_id) ?? null, note: cart.notes[group.vendor_id] ?? null },
          caller,
        ),
      ),
      subtotal: sum(cart.groups.map((group) => group.subtotal)),
      removed: cart.removed,
      has_problems: lines.some((line) => line.problem !== null && line.problem !== 'price_changed'),
    };
  }

  private group(
    { vendor_id: id, vendor_name: name, vendor_slug: slug, vacation, lines, subtotal }: PricedGroup,
    { pictures, bar: free_shipping, note }: CartExtras,
    caller: Caller,
  ): CartGroup {
    const shown = lines.map((line) =>
      this.line(line, pictures.get(line.offer.media_id ?? 0) ?? null, caller),
    );
    return { vendor: { id, name, slug, vacation }, lines: shown, subtotal, free_shipping, note };
  }

  private line({ offer, ...line }: PricedLine, picture: Picture | null, caller: Caller): CartLine {
    const currency = this.currencies.get(caller.currency);
    const { product_id, variant_id, slug, name, sku, options, min_qty, compare_at } = offer;
    const changed = line.seen_price !== offer.price;
    return {
      id: line.id,
      product_id,
      variant_id,
      slug,
      name,
      sku,
      options,
      picture,
      quantity: line.quantity,
      min_qty,
      max_qty: maxQuantity(offer),
      unit_price: line.unit_price,
      previous_unit_price: changed ? this.currencies.price(line.seen_price, currency) : null,
      compare_at: compare_at === null ? null : this.currencies.price(compare_at, currency),
      total: line.total,
      problem: line.problem,
    };
  }
}
