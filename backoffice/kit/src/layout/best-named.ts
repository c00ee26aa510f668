import type { RaRecord } from 'react-admin';

const SHOWN = 4;

/** The rows that match best by name: 0 equal, 1 prefix, 2 prefix of a word, 3 substring, 4 no match. */
export function bestNamed(rows: RaRecord[], label: string, q: string): { row: RaRecord; rank: number }[] {
  const typed = q.toLocaleLowerCase();
  return rows
    .map((row) => ({ row, rank: rankOf(String(row[label] ?? '').toLocaleLowerCase(), typed) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN);
}

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 3 : 4;
}
