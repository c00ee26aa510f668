import { Injectable } from '@nestjs/common';
import type { PictureUse } from '@stoa/contracts';
import type { EntityMetadata } from 'typeorm';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import type { ResourceDefinition } from '../../kernel/resource';
import { definedResources } from '../../kernel/resource';
import { type TranslatableText, msg, term } from '../../kernel/translation';
import { Media } from './media.entity';

/** Maximum records listed per table; the rest are only counted. */
const NAMED = 20;

/** Resource that shows a table's rows: as its own records, or as part of the records they reference. */
interface ShowingResource {
  definition: ResourceDefinition;
  column: string;
}

/** Finds the records that use a picture, by the foreign keys that reference `Media`. */
@Injectable()
export class PictureUsage {
  constructor(private readonly database: Database) {}

  async list(id: number): Promise<PictureUse[]> {
    const { em } = this.database;
    const target = em.connection.getMetadata(Media);
    const uses: PictureUse[] = [];
    for (const metadata of em.connection.entityMetadatas)
      for (const key of metadata.foreignKeys) {
        if (key.referencedEntityMetadata !== target) continue;
        const use = await this.inTable(metadata, key.columnNames[0] ?? 'id', id);
        if (use) uses.push(use);
      }
    return uses;
  }

  private async inTable(metadata: EntityMetadata, column: string, id: number): Promise<PictureUse | null> {
    const home = homeOf(metadata);
    const owner = home?.column ?? column;
    const rows = await this.database.em
      .createQueryBuilder(metadata.target, 'u')
      .select(`u.${owner}`, 'owner')
      .where(`u.${column} = :id`, { id })
      .distinct()
      .getRawMany<{ owner: number }>();
    if (rows.length === 0) return null;
    const owners = rows.slice(0, NAMED).map((row) => Number(row.owner));
    const count = home ? rows.length : 1;
    return {
      table: metadata.tableName,
      page: home?.definition.page ?? null,
      field: column,
      count,
      records: home ? await this.names(home.definition, owners) : [],
    };
  }

  private async names({ entity, label }: ResourceDefinition, ids: number[]): Promise<PictureUse['records']> {
    const rows = await this.database.em.find(entity, { where: { id: In(ids) } });
    return rows.map((row) => ({ id: row.id, name: String(row[label as keyof typeof row] ?? row.id) }));
  }
}

/** The uses as parts of an error message. */
export function usesText(uses: readonly PictureUse[]): TranslatableText[] {
  return uses.flatMap(({ table, count, records }) => {
    const names = records.slice(0, 3).map(({ name }) => `“${name}”`);
    const rest = count - names.length;
    return [...names, ...(rest > 0 ? [msg`${term(table)} (${rest})`] : [])];
  });
}

function homeOf(metadata: EntityMetadata): ShowingResource | null {
  const of = (one: EntityMetadata): ResourceDefinition | undefined =>
    definedResources().find(({ entity }) => entity === one.target);
  const own = of(metadata);
  if (own) return { definition: own, column: 'id' };
  for (const { referencedEntityMetadata, columnNames } of metadata.foreignKeys) {
    const definition = of(referencedEntityMetadata);
    const [column] = columnNames;
    if (definition && column && definition.entity !== Media) return { definition, column };
  }
  return null;
}
