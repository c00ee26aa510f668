import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { LookupQuery, ResourceDefinition } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import { contactForms } from './contact-forms';
import { newsletters } from './newsletters';

const ROWS = 50;

/** Look-ups for resources with states instead of an active/inactive status: which states count as active. */
@Injectable()
export class StateLists {
  constructor(private readonly resourceService: ResourceService) {}

  /** Confirmed newsletter subscribers. */
  subscribers(ask: LookupQuery, caller: Caller): Promise<Page> {
    return this.list(newsletters, ['subscribed'], ask, caller);
  }

  /** Contact messages not yet answered. */
  waiting(ask: LookupQuery, caller: Caller): Promise<Page> {
    return this.list(contactForms, ['new', 'open'], ask, caller);
  }

  /** Rows requested by `ids` are returned in any state, as in other look-ups. */
  private list(
    definition: ResourceDefinition,
    state: readonly string[],
    { q, ids }: LookupQuery,
    caller: Caller,
  ): Promise<Page> {
    const named = ids?.split(',').slice(0, 1000).map(Number).filter(Number.isSafeInteger);
    const filter = { ...(q && { q }), ...(named ? { id: named } : { state }) };
    return this.resourceService.filter(
      definition,
      { range: [0, (named?.length || ROWS) - 1], filter },
      caller,
    );
  }
}
