import { Injectable } from '@nestjs/common';
import type { SaveProductAttributes } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { insertMany } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { ProductSpecification } from './product-specification.entity';

type Line = Pick<ProductSpecification, 'attribute_id' | 'value_id' | 'text'>;

/** Replaces a product's specifications by validated input; unchanged rows keep their translations. */
@Injectable()
export class SpecificationRows {
  constructor(private readonly translator: Translator) {}

  async write(
    em: EntityManager,
    product_id: number,
    input: SaveProductAttributes['attributes'],
  ): Promise<void> {
    const wanted = new Map(input.flatMap(linesOf).map((line) => [keyOf(line), line]));
    const present = await em.find(ProductSpecification, { where: { product_id } });
    for (const row of present) {
      const line = wanted.get(keyOf(row));
      wanted.delete(keyOf(row));
      if (!line) await this.remove(em, row);
      else if (line.text !== row.text)
        await em.update(ProductSpecification, { id: row.id }, { text: line.text });
    }
    await insertMany(
      em,
      ProductSpecification,
      [...wanted.values()].map((line) => ({ ...line, product_id })),
    );
  }

  async remove(em: EntityManager, row: ProductSpecification): Promise<void> {
    await em.delete(ProductSpecification, { id: row.id });
    await this.translator.forget('product_specifications', row.id);
  }
}

/** Rows of one specification input: one per value, or one with text. */
export function linesOf({
  attribute_id,
  value_ids = [],
  text,
}: SaveProductAttributes['attributes'][number]): Line[] {
  if (value_ids.length === 0) return [{ attribute_id, value_id: null, text: text?.trim() ?? '' }];
  return value_ids.map((value_id) => ({ attribute_id, value_id, text: null }));
}

function keyOf({ attribute_id, value_id }: Line): string {
  return `${attribute_id}:${value_id ?? ''}`;
}
