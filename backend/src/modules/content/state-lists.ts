import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { LookupQuery, ResourceDefinition } from '../../kernel/resource';
import { ResourceDesk } from '../../kernel/resource';
import { contactForms } from './contact-forms';
import { newsletters } from './newsletters';

const ROWS = 50;

/** Look-ups of what has a process instead of a status that is switched: which states count as active. */
@Injectable()
export class StateLists {
  constructor(private readonly desk: ResourceDesk) {}

  /** Those who receive the newsletter. */
  subscribers(ask: LookupQuery, caller: Caller): Promise<Page> {
    return this.list(newsletters as unknown as ResourceDefinition, ['subscribed'], ask, caller);
  }

  /** Messages that wait for somebody. */
  waiting(ask: LookupQuery, caller: Caller): Promise<Page> {
    return this.list(contactForms as unknown as ResourceDefinition, ['new', 'open'], ask, caller);
  }

  /** Named rows are given whatever their state, as other look-ups do. */
  private list(
    definition: ResourceDefinition,
    state: readonly string[],
    { q, ids }: LookupQuery,
    caller: Caller,
  ): Promise<Page> {
    const named = ids?.split(',').slice(0, 1000).map(Number).filter(Number.isSafeInteger);
    const filter = { ...(q && { q }), ...(named ? { id: named } : { state }) };
    return this.desk.filter(definition, { range: [0, (named?.length || ROWS) - 1], filter }, caller);
  }
}
