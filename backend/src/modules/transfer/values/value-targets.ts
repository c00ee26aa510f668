import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Attribute, AttributeValue, Brand, Category, hasValues, Manufacturer } from '../../catalogue';
import { ImportReferenceData } from '../running/import-reference-data';
import { applyValues } from './apply-values';
import { ImportValue, type SavedValue } from './import-value.entity';

/** A record that a value can be mapped to. */
export interface ValueTarget {
  id: number;
  name: string;
}

const MAX = 50;

/** Finds the records that the values of an import can mean. */
@Injectable()
export class ValueTargets {
  constructor(private readonly database: Database) {}

  /** The first ones whose name contains a text. */
  async search(value: ImportValue, text: string): Promise<ValueTarget[]> {
    const references = text.trim().toLowerCase();
    const all = await this.all(value);
    return all.filter(({ name }) => name.toLowerCase().includes(references)).slice(0, MAX);
  }

  /** Whether a value can mean this record. */
  async includes(value: ImportValue, id: number): Promise<boolean> {
    return (await this.all(value)).some((one) => one.id === id);
  }

  /** Names of the records that values are mapped to. */
  async names(values: readonly ImportValue[]): Promise<Map<number, string>> {
    const { em } = this.database;
    const names = new Map<number, string>();
    for (const value of values) {
      if (value.target_id === null) continue;
      const name = await nameOf(em, value.kind, value.target_id);
      if (name !== null) names.set(value.id, name);
    }
    return names;
  }

  private async all({ kind, attribute, import_id }: ImportValue): Promise<ValueTarget[]> {
    const { em } = this.database;
    if (kind === 'brand') return named(await em.find(Brand, { order: { name: 'ASC' } }));
    if (kind === 'manufacturer') return named(await em.find(Manufacturer, { order: { name: 'ASC' } }));
    if (kind === 'category') return categoriesOf(await em.find(Category));
    if (kind !== 'value') {
      const rows = await em.find(Attribute, { order: { name: 'ASC' } });
      return named(
        rows.filter((row) => (kind === 'option' ? row.is_variant_axis : kind !== 'list' || hasValues(row))),
      );
    }
    const references = await ImportReferenceData.load(em);
    const others = await em.find(ImportValue, { where: { import_id } });
    applyValues(references, others as SavedValue[]);
    const of = references.attribute({ name: attribute, mayBeCode: true });
    const rows = [...references.values.values()].filter((row) => row.attribute_id === of?.id);
    return rows.map(({ id, value: name }) => ({ id, name }));
  }
}

const named = (rows: readonly { id: number; name: string }[]): ValueTarget[] =>
  rows.map(({ id, name }) => ({ id, name }));

function categoriesOf(rows: readonly Category[]): ValueTarget[] {
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const steps = (path: string): string[] =>
    path.split('/').flatMap((id) => (id ? (names.get(Number(id)) ?? []) : []));
  return rows
    .map(({ id, path }) => ({ id, name: steps(path).join(' > ') }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function nameOf(em: EntityManager, kind: ImportValue['kind'], id: number): Promise<string | null> {
  const where = { id: In([id]) };
  if (kind === 'value') return (await em.findOne(AttributeValue, { where }))?.value ?? null;
  if (kind === 'brand') return (await em.findOne(Brand, { where }))?.name ?? null;
  if (kind === 'manufacturer') return (await em.findOne(Manufacturer, { where }))?.name ?? null;
  if (kind === 'category') return (await em.findOne(Category, { where }))?.name ?? null;
  return (await em.findOne(Attribute, { where }))?.name ?? null;
}
