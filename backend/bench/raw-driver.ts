import type { Statement } from 'better-sqlite3';
import { createPool } from 'mysql2/promise';
import { sqliteDriver } from '../src/kernel/database/sqlite-driver';
import type { RawDriver } from './scenario';

/** The plain database driver with prepared statements. */
export function rawDriver(address: string): RawDriver {
  if (!address.startsWith('sqlite:')) {
    const pool = createPool({ uri: address.replace(/^mariadb:/, 'mysql:'), connectionLimit: 10 });
    const all = async <T>(sql: string, values: readonly unknown[]): Promise<T[]> =>
      (await pool.execute(sql, [...values] as string[]))[0] as T[];
    return { engine: 'mysql', all };
  }
  const file = new (sqliteDriver())(address.replace(/^sqlite:/, ''), { readonly: true });
  file.pragma('mmap_size = 268435456');
  const prepared = new Map<string, Statement>();
  return {
    engine: 'sqlite',
    all: <T>(sql: string, values: readonly unknown[]): T[] => {
      const statement = prepared.get(sql) ?? file.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(...values) as T[];
    },
  };
}
