import type { Database as Connection, Statement } from 'better-sqlite3';

const MAX_STATEMENTS = 500;

/** Cache of the prepared statements of one SQLite connection; the oldest are evicted. */
export class Statements {
  private readonly known = new Map<string, Statement<unknown[]>>();

  prepare(connection: Connection, sql: string): Statement<unknown[]> {
    const known = this.known.get(sql);
    if (known) return known;
    const made = connection.prepare<unknown[]>(sql);
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
