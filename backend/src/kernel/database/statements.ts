import type { Database as Connection, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 500;

type Row = Record<string, unknown>;
type RowOf = (values: readonly unknown[]) => Row;

/** A prepared statement of SQLite. */
export class PreparedStatement {
  private readonly rowOf: RowOf | null;

  constructor(private readonly statement: Statement<unknown[]>) {
    this.rowOf = statement.reader ? compileRow(statement.columns().map(({ name }) => name)) : null;
    if (this.rowOf) statement.raw(true);
  }

  /** Whether it returns rows. */
  get isReader(): boolean {
    return this.rowOf !== null;
  }

  /**
   * The rows as objects. The driver returns them as arrays: its own objects take twice the time, since each property
   * is set from outside the engine.
   */
  all(values: readonly unknown[] = []): Row[] {
    const { rowOf } = this;
    if (!rowOf) throw new TypeError('This statement returns no rows.');
    return (this.statement.all(values) as unknown[][]).map((row) => rowOf(row));
  }

  run(values: readonly unknown[] = []): { changes: number; lastInsertRowid: number | bigint } {
    return this.statement.run(values);
  }
}

/**
 * Makes an object with these properties of an array. It is compiled to an object literal: an object that gets one property
 * after the other takes many times as long to make, and three times as long to read.
 */
function compileRow(columns: readonly string[]): RowOf {
  const properties = columns.map((name, index) => `${JSON.stringify(name)}: row[${index}]`);
  return new Function('row', `return { ${properties.join(', ')} };`) as RowOf;
}

/** Cache of the prepared statements of one SQLite connection; the least recently used are evicted. */
export class Statements {
  private readonly known = new LRUCache<string, PreparedStatement>({ max: MAX_STATEMENTS });

  prepare(connection: Connection, sql: string): PreparedStatement {
    const known = this.known.get(sql);
    if (known) return known;
    const made = new PreparedStatement(connection.prepare<unknown[]>(sql));
    this.known.set(sql, made);
    return made;
  }

  clear(): void {
    this.known.clear();
  }
}
