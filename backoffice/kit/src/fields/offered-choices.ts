import type { FieldSchema } from '@stoa/contracts';
import { movesOf } from '../screens/record-rights';

/** The choices of a field; the status of a record, and what the reader may change it to. */
export function offeredChoices(
  { name, choices = [] }: FieldSchema,
  record?: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (name !== 'status' || record?.id === undefined) return choices;
  const moves = movesOf(record, choices);
  return choices.filter((choice) => choice === record.status || moves.includes(choice));
}
