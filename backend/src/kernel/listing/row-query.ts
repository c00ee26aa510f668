import type { EntityManager } from 'typeorm';
import { asSqlMoment, type EntityClass, entityRows, isSoftDeletable, placeholders } from '../database';

type Parameters = Readonly<Record<string, unknown>>;

/** Order of rows; rows with equal values follow their ids. */
export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** Last row of a page: its value in the sorted column, and its id. */
export interface PageEnd {
  value: unknown;
  id: number;
}

/** The rows of one entity's table, alias `r`, that meet conditions in SQL with parameters such as `:q` and `:...ids`. */
export class RowQuery<T> {
  private readonly conditions: string[];
  private readonly parameters: Record<string, unknown> = {};

  /** @param properties the entity's properties that rows have; all by default */
  constructor(
    private readonly em: EntityManager,
    private readonly entity: EntityClass,
    private readonly properties?: readonly string[],
  ) {
    // The unique indexes contain this column, so that counting reads no rows.
    this.conditions = isSoftDeletable(entity) ? ['r.deleted_key = 0'] : [];
  }

  /** Adds a condition; a parameter's name must not be used twice for different values. */
  andWhere(condition: string, parameters: Parameters = {}): this {
    this.conditions.push(condition);
    Object.assign(this.parameters, parameters);
    return this;
  }

  copy(): RowQuery<T> {
    const copy = new RowQuery<T>(this.em, this.entity, this.properties);
    copy.conditions.splice(0, copy.conditions.length, ...this.conditions);
    Object.assign(copy.parameters, this.parameters);
    return copy;
  }

  /**
   * Some of the rows as plain objects with the entity's properties. The limit is part of the text: SQLite plans a
   * statement anew whenever its limit is bound.
   */
  rows(sort: Sort, from: number, limit: number): Promise<T[]> {
    const { where, values } = this.written();
    return entityRows<T>(
      this.em,
      this.entity,
      `${where} ORDER BY ${ordered(sort)} LIMIT ${limit} OFFSET ?`,
      [...values, from],
      this.properties,
    );
  }

  /** Their ids, which need an index only. */
  async ids(sort: Sort, from: number, limit: number): Promise<number[]> {
    const { where, values } = this.written();
    const sql = `SELECT r.id FROM ${this.table} r ${where} ORDER BY ${ordered(sort)} LIMIT ${limit} OFFSET ?`;
    const rows: { id: number }[] = await this.em.query(sql, [...values, from]);
    return rows.map(({ id }) => Number(id));
  }

  /** The rows of these ids, in their order. */
  async byIds(ids: readonly number[]): Promise<T[]> {
    if (ids.length === 0) return [];
    const marks = placeholders(ids);
    const where = `WHERE r.id IN (${marks})`;
    const rows = await entityRows<T & { id: number }>(this.em, this.entity, where, ids, this.properties);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async count(): Promise<number> {
    const { where, values } = this.written();
    const [row]: { total: number }[] = await this.em.query(
      `SELECT COUNT(*) AS total FROM ${this.table} r ${where}`,
      [...values],
    );
    return Number(row?.total ?? 0);
  }

  /** Identifies the query: the same for queries of the same rows. */
  get key(): string {
    return JSON.stringify([this.conditions, this.parameters]);
  }

  /** Whether each row has a value in a column. */
  isFilled(property: string): boolean {
    return (
      this.em.connection.getMetadata(this.entity).findColumnWithPropertyName(property)?.isNullable === false
    );
  }

  private get table(): string {
    return `\`${this.em.connection.getMetadata(this.entity).tableName}\``;
  }

  private written(): { where: string; values: unknown[] } {
    if (this.conditions.length === 0) return { where: '', values: [] };
    const values: unknown[] = [];
    const bind = (value: unknown): string => {
      values.push(value instanceof Date ? asSqlMoment(value) : value);
      return '?';
    };
    const where = this.conditions
      .map((condition) => `(${condition})`)
      .join(' AND ')
      .replaceAll(/:(\.\.\.)?(\w+)/g, (text, many: string | undefined, name: string) => {
        if (!(name in this.parameters)) return text;
        const value = this.parameters[name];
        return many ? (value as unknown[]).map(bind).join(', ') : bind(value);
      });
    return { where: `WHERE ${where}`, values };
  }
}

function ordered([field, order]: Sort): string {
  return field === 'id' ? `r.id ${order}` : `r.\`${field}\` ${order}, r.id ${order}`;
}
