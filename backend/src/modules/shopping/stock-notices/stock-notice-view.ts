import { Injectable } from '@nestjs/common';
import type { StockNoticeShown } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Offers } from '../../pricing';
import type { StockNotice } from './stock-notice.entity';

/** Presents notices with their product in the reader's language. */
@Injectable()
export class StockNoticeView {
  constructor(private readonly offers: Offers) {}

  async present(notices: readonly StockNotice[], { language }: Caller): Promise<StockNoticeShown[]> {
    const offers = await this.offers.findByVariants(
      notices.map(({ variant_id }) => variant_id),
      language,
    );
    return notices.flatMap(({ variant_id, email, state }) => {
      const offer = offers.get(variant_id);
      if (!offer) return [];
      const { name, slug, options, sellable } = offer;
      return [{ variant_id, email, state, product: { name, slug: sellable ? slug : null, options } }];
    });
  }
}
