import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { searchTerms } from '../full-text/search-terms';
import { SearchCuration, SearchCurationProduct } from './search-curation.entity';

const MAX_PRODUCTS = 50;

/** Stores curations: requires a search text, limits the products, and validates the window. */
@Injectable()
export class SearchCurationStore extends ResourceStore<SearchCuration> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const { query, starts_at, ends_at } = await em.findOneByOrFail(SearchCuration, { id });
    if (searchTerms(query).length === 0) throw Failure.field('query', 'must have letters or digits');
    if (starts_at && ends_at && ends_at <= starts_at)
      throw Failure.field('ends_at', 'must be after the start');
    const further = await super.writeAround(em, id, input, isNew);
    const pinned = await em.countBy(SearchCurationProduct, { search_curation_id: id });
    if (pinned > MAX_PRODUCTS) throw Failure.field('product_ids', 'can be at most 50 products');
    return further;
  }
}
