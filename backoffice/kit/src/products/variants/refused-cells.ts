import type { HttpError } from 'react-admin';
import { refusedFields } from '../failure-messages';
import type { VariantDraft, VariantsDraft } from './draft';
import type { VariantProblems } from './problems';

const CELL = /^variants\.(\d+)\.(\w+)/;

/** A save that the server refused, and the variants as they were sent. */
export interface Refusal {
  error: HttpError;
  sent: readonly VariantDraft[];
}

/** The server's messages by variant key and field, for variants that were not changed since. */
export function refusedCells(
  { error, sent }: Refusal,
  draft: VariantsDraft,
): Record<string, VariantProblems> {
  const cells: Record<string, VariantProblems> = {};
  for (const [path, message] of Object.entries(refusedFields(error))) {
    const [, place, name = ''] = CELL.exec(path) ?? [];
    const variant = place === undefined ? undefined : sent[Number(place)];
    if (!variant || !draft.variants.includes(variant)) continue;
    const field = name === 'opening_stock' ? 'stock' : name;
    cells[variant.key] = { ...cells[variant.key], [field]: { message } };
  }
  return cells;
}

/** Problems of both kinds; those that the consoles found themselves come first. */
export function mergedProblems(
  found: Record<string, VariantProblems>,
  refused: Record<string, VariantProblems>,
): Record<string, VariantProblems> {
  const keys = [...new Set([...Object.keys(found), ...Object.keys(refused)])];
  return Object.fromEntries(keys.map((key) => [key, { ...refused[key], ...found[key] }]));
}
