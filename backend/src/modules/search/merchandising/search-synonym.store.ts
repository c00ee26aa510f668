import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { phrasesOf } from '../full-text/synonyms';
import { SearchSynonym } from './search-synonym.entity';

/** Stores synonyms; requires at least two terms. */
@Injectable()
export class SearchSynonymStore extends ResourceStore<SearchSynonym> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const { terms } = await em.findOneByOrFail(SearchSynonym, { id });
    if (phrasesOf(terms).length < 2)
      throw Failure.field('terms', 'must have at least two terms, separated by commas');
    return super.writeAround(em, id, input, isNew);
  }
}
