import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';

/** Statements with more parameters, such as inserts of many rows, are rarely repeated; SQLite binds 32,766 at most. */
const MAX_BOUND = 200;

/**
 * Makes TypeORM bind integers in statements for SQLite, which it writes into their text otherwise: then each id makes a
 * statement of its own, which is compiled anew and evicts others from the cache. They are bound as BigInt, because
 * the driver binds a number as a real, and division, `typeof` and text columns tell one from an integer.
 */
export function bindIntegers(source: DataSource): void {
  const driver = source.driver as BetterSqlite3Driver;
  const escape = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters, ...rest) => {
    const names = Object.keys(parameters);
    if (names.length > MAX_BOUND) return escape(sql, parameters, ...rest);
    const bound: Record<string, unknown> = {};
    for (const name of names) {
      const value: unknown = parameters[name];
      bound[name] = Number.isSafeInteger(value) ? BigInt(value as number) : value;
    }
    return escape(sql, bound, ...rest);
  };
}
