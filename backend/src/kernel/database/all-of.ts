import type { FindOperator } from 'typeorm';
import { And, Equal, InstanceChecker } from 'typeorm';

type Condition = Readonly<Record<string, unknown>>;

/**
 * Combines conditions with AND, even several on the same column: spread into one object, the later would
 * replace the earlier.
 */
export function combineConditions(...conditions: readonly Condition[]): Record<string, never> {
  const all: Record<string, unknown> = {};
  for (const condition of conditions)
    for (const [column, value] of Object.entries(condition))
      all[column] = column in all && all[column] !== value ? And(test(all[column]), test(value)) : value;
  return all as Record<string, never>;
}

function test(value: unknown): FindOperator<unknown> {
  return InstanceChecker.isFindOperator(value) ? value : Equal(value);
}
