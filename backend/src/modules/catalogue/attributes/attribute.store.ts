import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure, type FieldRefusals } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { hasValues } from './attribute-codes';
import type { Attribute } from './attribute.entity';

/** Flags that need values to choose from: free text has no list that shoppers or variants could select from. */
const NEEDS_VALUES = ['is_filterable', 'is_variant_axis'] as const;

/** Stores attributes; refuses filters and options of variants without predefined values (422 on the flag). */
@Injectable()
export class AttributeStore extends ResourceStore<Attribute> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const attribute = await this.find(id, {});
    if (!hasValues(attribute)) {
      const errors: FieldRefusals = {};
      for (const flag of NEEDS_VALUES)
        if (attribute[flag]) errors[flag] = ['needs a type with values to choose from'];
      if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
    }
    return super.writeAround(em, id, input, isNew);
  }
}
