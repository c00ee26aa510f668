import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { NamedAttribute, NamedReferences } from '../reading/named-references';
import { CreateReferenceData } from '../running/create-reference-data';
import { fold, type ImportReferenceData } from '../running/import-reference-data';
import { stepsOf } from './apply-values';
import type { ImportValue } from './import-value.entity';

const NONE = { line: 0, text: '' };

/** Creates a value that a vendor asked for, like an operator's import would. */
@Injectable()
export class CreateValue {
  constructor(private readonly creating: CreateReferenceData) {}

  /** @throws Failure 422 on the value if it can't be created, such as a value of a refused attribute */
  async execute(
    value: ImportValue,
    references: ImportReferenceData,
    { at, ...context }: { import_id: number; actor: Actor; at: string },
  ): Promise<void> {
    const { kind, attribute, name } = value;
    if (kind === 'value' && !references.attribute({ name: attribute, mayBeCode: true }))
      throw Failure.field(`${at}.decision`, 'needs its attribute, which is refused');
    const lists = new Set(kind === 'list' ? [fold(name)] : []);
    const creation = { ...context, write: true, lists, isTraced: false };
    const [issues = []] = await this.creating.execute([namedBy(value)], references, creation);
    const [issue] = issues;
    if (issue) throw Failure.field(`${at}.id`, issue.message);
  }
}

function namedBy({ kind, attribute, name }: ImportValue): NamedReferences {
  const one: NamedAttribute = {
    name: kind === 'value' ? attribute : name,
    values: kind === 'value' ? [name] : [],
    text: '',
    isAxis: kind === 'option',
    mayBeCode: true,
    target: 'attribute',
    line: 0,
  };
  return {
    categories: kind === 'category' ? [stepsOf(name)] : [],
    categoryCell: NONE,
    brand: kind === 'brand' ? { line: 0, text: name } : NONE,
    manufacturer: kind === 'manufacturer' ? { line: 0, text: name } : NONE,
    attributes: ['option', 'property', 'list', 'value'].includes(kind) ? [one] : [],
  };
}
