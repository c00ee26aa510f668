import type { ImportColumn, ImportSource } from '@stoa/contracts';
import { recognise, suggested } from '../formats/recognise';
import type { TableFacts } from './look-through';

/** The columns of a file with their suggested targets, and the system that wrote it. */
export function suggestedColumns(
  { headings, samples, styles }: TableFacts,
  audience: 'admin' | 'vendor',
): { source: ImportSource; columns: ImportColumn[] } {
  const source = recognise(headings);
  const columns = suggested(source, headings, audience).map((column, place) => ({
    ...column,
    samples: samples[place] ?? [],
    ...(styles[place] && { styles: styles[place] }),
  }));
  return { source, columns };
}
