import { Injectable } from '@nestjs/common';
import type { AttributeValueChoice, CreateAttributeValue as Input } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure, IsFilled, IsId } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { normaliseIdentifier } from '../../../kernel/spelling';
import { hasValues, freeCode } from './attribute-codes';
import { AttributeValue } from './attribute-value.entity';
import { Attribute } from './attribute.entity';
import { attributeValues } from './attributes.resource';

/** Body of `createAttributeValue`. */
export class AttributeValueInput implements Input {
  @IsId()
  attribute_id!: number;

  @IsFilled(120)
  value!: string;
}

/** Adds an attribute value during product editing; returns an existing equal one. */
@Injectable()
export class CreateAttributeValue {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
  ) {}

  async execute(input: Input, { actor }: Caller): Promise<AttributeValueChoice> {
    const attempt = (): Promise<AttributeValue> =>
      this.database.tx(async (em) => {
        const attribute = await em.findOneBy(Attribute, { id: input.attribute_id });
        if (!attribute) throw Failure.field('attribute_id', 'does not exist');
        if (!hasValues(attribute)) throw Failure.field('attribute_id', 'has no values to choose from');
        const others = await em.findBy(AttributeValue, { attribute_id: attribute.id });
        return same(others, input.value) ?? (await this.make(em, input, others, actor));
      });
    // Retry once: a concurrent request has added the same value.
    const { id, attribute_id, value, status } = await attempt().catch((error: unknown) => {
      if (isDuplicate(error)) return attempt();
      throw error;
    });
    if (status !== 'active') throw Failure.field('value', 'is not offered here any more');
    return { id, attribute_id, value };
  }

  private async make(
    em: EntityManager,
    { attribute_id, value }: Input,
    others: readonly AttributeValue[],
    actor: Caller['actor'],
  ): Promise<AttributeValue> {
    const codes = new Set(others.map(({ code }) => code));
    const row = {
      attribute_id,
      value: value.trim(),
      code: freeCode(value, (code) => codes.has(code)),
      sort: Math.min(100_000, Math.max(0, ...others.map(({ sort }) => sort)) + 1),
    };
    const id = await this.resourceService.store(attributeValues).create(row, {}, actor);
    return em.findOneByOrFail(AttributeValue, { id });
  }
}

/**
 * Finds an equal value, ignoring case and surrounding whitespace; not by its code, which is the same for `32` and `32"`.
 */
function same(values: readonly AttributeValue[], wanted: string): AttributeValue | undefined {
  const fold = (text: string): string => normaliseIdentifier(text).toLowerCase();
  return values.find(({ value }) => fold(value) === fold(wanted));
}
