import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { BaseRecord } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import { Failure, validationPipe } from '../../../kernel/http';
import type { ResourceDefinition } from '../../../kernel/resource';
import { inputClass, ResourceService } from '../../../kernel/resource';
import { msg } from '../../../kernel/translation';
import type { Attribute, AttributeValue } from '../../catalogue';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  freeCode,
  hasValues,
  manufacturers,
  MAX_CATEGORY_LEVELS,
} from '../../catalogue';
import { ImportEffect } from '../import.entity';
import type { NamedAttribute, NamedReferences } from '../reading/named-references';
import { TAGS } from '../reading/named-references';
import type { Issue } from '../reading/sheet';
import { fold, type ImportReferenceData } from './import-reference-data';

/** Who creates reference data, for which import, and whether it is written. */
export interface ReferenceDataContext {
  import_id: number;
  actor: Actor;
  /** False for a dry run: records get ids that don't exist. */
  write: boolean;
  /** Folded names of properties that have several values in some row of the file. */
  lists: ReadonlySet<string>;
  /** Whether undoing the import deletes them; not what an operator created for a vendor. */
  isTraced?: boolean;
}

type Cell = Omit<Issue, 'message'>;

/** First id for records of a dry run; above any id that a shop can reach. */
const PRETENDED = 2_000_000_000;
const pipe = validationPipe();
const inputs = new Map<string, Type>();

/** The same input class that validates the console's form. */
function inputOf<T extends BaseRecord>(definition: ResourceDefinition<T>): Type {
  const known = inputs.get(definition.path) ?? inputClass(definition, 'admin', 'create');
  inputs.set(definition.path, known);
  return known;
}

/** Creates missing brands, manufacturers, categories and attributes of operators' files; not for vendors. */
@Injectable()
export class CreateReferenceData {
  private pretended = PRETENDED;

  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
  ) {}

  /** The issues of each product whose reference data can't be created, in the given order; a dry run finds the same. */
  async execute(
    named: readonly NamedReferences[],
    references: ImportReferenceData,
    context: ReferenceDataContext,
  ): Promise<Issue[][]> {
    if (context.actor.audience !== 'admin') return named.map(() => []);
    const all: Issue[][] = [];
    for (const one of named) {
      const issues: Issue[] = [];
      for (const [cell, create] of this.missing(one, references, context))
        try {
          await create();
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const [message = error.text] = Object.values(error.errors ?? {}).flat();
          issues.push({ ...cell, message });
        }
      all.push(issues);
    }
    return all;
  }

  /** What a product may need, each with the cell that names it. */
  private missing(
    one: NamedReferences,
    references: ImportReferenceData,
    context: ReferenceDataContext,
  ): [Cell, () => Promise<void>][] {
    const kinds = [
      [brands, 'brands', 'brand', one.brand],
      [manufacturers, 'manufacturers', 'manufacturer', one.manufacturer],
    ] as const;
    return [
      ...one.categories.map((path): [Cell, () => Promise<void>] => [
        { line: one.categoryCell.line, target: 'categories', value: path.join(' > ') },
        () => this.category(path, references, context),
      ]),
      ...kinds.flatMap(([definition, kind, target, { text: name, line }]): [Cell, () => Promise<void>][] =>
        name && references.find(kind, name) === undefined
          ? [
              [
                { line, target, value: name },
                async () => references.add(kind, await this.make(definition, { name }, context), name),
              ],
            ]
          : [],
      ),
      ...one.attributes.map((attribute): [Cell, () => Promise<void>] => [
        { line: attribute.line, target: attribute.target, value: attribute.name },
        () => this.attribute(attribute, references, context),
      ]),
    ];
  }

  private async category(
    path: readonly string[],
    references: ImportReferenceData,
    context: ReferenceDataContext,
  ): Promise<void> {
    if (path.length > MAX_CATEGORY_LEVELS)
      throw Failure.field(
        'parent_id',
        msg`has ${path.length} levels; categories can have at most ${MAX_CATEGORY_LEVELS}`,
      );
    for (let depth = 1; depth <= path.length; depth++) {
      const ancestors = path.slice(0, depth);
      if (references.category(ancestors) !== undefined) continue;
      const parent_id = references.category(ancestors.slice(0, -1)) ?? null;
      references.addPath(
        ancestors,
        await this.make(categories, { name: ancestors.at(-1) ?? '', parent_id }, context),
      );
    }
  }

  private async attribute(
    named: NamedAttribute,
    references: ImportReferenceData,
    context: ReferenceDataContext,
  ): Promise<void> {
    const attribute = references.attribute(named) ?? (await this.newAttribute(named, references, context));
    if (!hasValues(attribute)) return;
    for (const value of named.values) {
      if (references.value(attribute.id, value) !== undefined) continue;
      const code = freeCode(value, (one) => references.hasValueCode(attribute.id, one));
      const row = { attribute_id: attribute.id, value, code };
      const id = await this.make(attributeValues, row, context);
      references.addValue({ ...row, id } as AttributeValue);
    }
  }

  private async newAttribute(
    named: NamedAttribute,
    references: ImportReferenceData,
    context: ReferenceDataContext,
  ): Promise<Attribute> {
    const { name, isAxis } = named;
    const isList = name === TAGS || context.lists.has(fold(name));
    const type = isAxis ? 'select' : isList ? 'multiselect' : 'text';
    const row = {
      name: named.mayBeCode ? labelOf(name) : name,
      code: freeCode(name, (one) => references.hasAttributeCode(one)),
      type,
      is_variant_axis: isAxis,
      is_filterable: isAxis,
    };
    const made = { ...row, id: await this.make(attributes, row, context) } as Attribute;
    references.addAttribute(made);
    return made;
  }

  /** @throws Failure 422 at invalid values, such as a name that is too long */
  private async make<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    input: object,
    { import_id, actor, write, isTraced = true }: ReferenceDataContext,
  ): Promise<number> {
    await pipe.transform({ ...input }, { type: 'body', metatype: inputOf(definition) });
    if (!write) return ++this.pretended;
    return this.database.tx(async (em) => {
      const record_id = await this.resourceService.store(definition).create({ ...input }, {}, actor);
      if (isTraced)
        await em.insert(ImportEffect, { import_id, resource: definition.path, record_id, patch: null });
      return record_id;
    });
  }
}

/** `room_coverage` → `Room coverage`. */
function labelOf(name: string): string {
  const references = name.replace(/[_-]+/g, ' ').trim();
  return references.charAt(0).toUpperCase() + references.slice(1);
}
