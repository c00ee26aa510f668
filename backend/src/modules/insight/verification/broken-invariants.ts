import type { BooksCheck } from '@stoa/contracts';
import { INVARIANTS } from './invariants';

/** Rows that are named of each broken rule. */
const EXAMPLES = 5;

/** The result of every rule: how many rows break it, and the first ones. */
export async function brokenInvariants(query: (sql: string) => Promise<object[]>): Promise<BooksCheck[]> {
  const checks: BooksCheck[] = [];
  for (const { name, sql } of INVARIANTS) {
    const rows = await query(sql);
    const examples = rows.slice(0, EXAMPLES).map((row) => Object.values(row).join(' '));
    checks.push({ name, count: rows.length, examples });
  }
  return checks;
}
