import type { Database as Connection, Statement } from 'better-sqlite3';

const MAX_STATEMENTS = 500;

type Row = Record<string, unknown>;

/** A prepared statement of SQLite. */
export class PreparedStatement {
  private readonly columns: readonly string[] | null;

  constructor(private readonly statement: Statement<unknown[]>) {
    this.columns = statement.reader ? statement.columns().map(({ name }) => name) : null;
    if (this.columns) statement.raw(true);
  }

  /** Whether it returns rows. */
  get isReader(): boolean {
    return this.columns !== null;
  }

  /**
   * The rows as objects. The driver returns them as arrays: its own objects take twice the time, since each property
   * is set from outside the engine.
   */
  all(values: readonly unknown[] = []): Row[] {
    const { columns } = this;
    if (!columns) throw new TypeError('This statement returns no rows.');
    return (this.statement.all(values) as unknown[][]).map((row) => {
      const record: Row = {};
      for (let index = 0; index < columns.length; index++) record[columns[index] as string] = row[index];
      return record;
    });
  }

  run(values: readonly unknown[] = []): { changes: number; lastInsertRowid: number | bigint } {
    return this.statement.run(values);
  }
}

/** Cache of the prepared statements of one SQLite connection; the oldest are evicted. */
export class Statements {
  private readonly known = new Map<string, PreparedStatement>();

  prepare(connection: Connection, sql: string): PreparedStatement {
    const known = this.known.get(sql);
    if (known) return known;
    const made = new PreparedStatement(connection.prepare<unknown[]>(sql));
    this.known.set(sql, made);
    if (this.known.size > MAX_STATEMENTS) {
      const [oldest = ''] = this.known.keys();
      this.known.delete(oldest);
    }
    return made;
  }

  clear(): void {
    this.known.clear();
  }
}
