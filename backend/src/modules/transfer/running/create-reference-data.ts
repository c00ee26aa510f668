import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { BaseRecord } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import type { ResourceDefinition } from '../../../kernel/resource';
import { ResourceService } from '../../../kernel/resource';
import type { Attribute, AttributeValue } from '../../catalogue';
import {
  attributeCode,
  attributes,
  attributeValues,
  brands,
  categories,
  hasValues,
  manufacturers,
  valueCode,
} from '../../catalogue';
import { ImportEffect } from '../import.entity';
import type { NamedAttribute, NamedReferences } from '../reading/named-references';
import { TAGS } from '../reading/named-references';
import type { ImportReferenceData } from './import-reference-data';

/** Who creates reference data, for which import, and whether it is written. */
export interface ReferenceDataContext {
  import_id: number;
  actor: Actor;
  /** False for a dry run: records get ids that don't exist. */
  write: boolean;
}

/** First id for records of a dry run; above any id that a shop can reach. */
const PRETENDED = 2_000_000_000;

/** Creates missing brands, manufacturers, categories and attributes of operators' files; not for vendors. */
@Injectable()
export class CreateReferenceData {
  private pretended = PRETENDED;

  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
  ) {}

  async execute(
    named: readonly NamedReferences[],
    words: ImportReferenceData,
    maker: ReferenceDataContext,
  ): Promise<void> {
    if (maker.actor.audience !== 'admin') return;
    for (const one of named) {
      for (const path of one.categories) await this.category(path, words, maker);
      for (const [kind, name] of [
        ['brands', one.brand],
        ['manufacturers', one.manufacturer],
      ] as const)
        if (name && words.find(kind, name) === undefined)
          words.add(kind, await this.make(kind === 'brands' ? brands : manufacturers, { name }, maker), name);
      for (const attribute of one.attributes) await this.attribute(attribute, words, maker);
    }
  }

  private async category(
    path: readonly string[],
    words: ImportReferenceData,
    maker: ReferenceDataContext,
  ): Promise<void> {
    for (let depth = 1; depth <= path.length; depth++) {
      const way = path.slice(0, depth);
      if (words.category(way) !== undefined) continue;
      const parent_id = words.category(way.slice(0, -1)) ?? null;
      words.addPath(way, await this.make(categories, { name: way.at(-1) ?? '', parent_id }, maker));
    }
  }

  private async attribute(
    named: NamedAttribute,
    words: ImportReferenceData,
    maker: ReferenceDataContext,
  ): Promise<void> {
    const attribute = words.attribute(named.name) ?? (await this.newAttribute(named, words, maker));
    if (!hasValues(attribute)) return;
    for (const value of named.values) {
      if (words.value(attribute.id, value) !== undefined) continue;
      const code = valueCode(value, (one) => words.value(attribute.id, one) !== undefined);
      const row = { attribute_id: attribute.id, value, code };
      const id = await this.make(attributeValues, row, maker);
      words.addValue({ ...row, id } as AttributeValue);
    }
  }

  private async newAttribute(
    named: NamedAttribute,
    words: ImportReferenceData,
    maker: ReferenceDataContext,
  ): Promise<Attribute> {
    const { name, isAxis } = named;
    const type = isAxis ? 'select' : name === TAGS ? 'multiselect' : 'text';
    const row = {
      name: labelOf(name),
      code: attributeCode(name),
      type,
      is_variant_axis: isAxis,
      is_filterable: isAxis,
    };
    const made = { ...row, id: await this.make(attributes, row, maker) } as Attribute;
    words.addAttribute(made);
    return made;
  }

  private async make<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    input: object,
    { import_id, actor, write }: ReferenceDataContext,
  ): Promise<number> {
    if (!write) return ++this.pretended;
    return this.database.tx(async (em) => {
      const record_id = await this.resourceService.store(definition).create({ ...input }, {}, actor);
      await em.insert(ImportEffect, { import_id, resource: definition.path, record_id, patch: null });
      return record_id;
    });
  }
}

/** `room_coverage` → `Room coverage`. */
function labelOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
