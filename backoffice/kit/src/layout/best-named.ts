import type { RaRecord } from 'react-admin';

const SHOWN = 4;

/** The rows whose names fit best, with how well: 0 the name itself, 1 its beginning, 2 a word's, 3 anywhere, 4 not in it. */
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
