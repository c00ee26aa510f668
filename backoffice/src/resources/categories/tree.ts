/** A category as the list answers it. */
export interface CategoryRow {
  id: number;
  name: string;
  parent_id: number | null;
  sort?: number | null;
  status: string;
}

export interface TreeRow extends CategoryRow {
  depth: number;
}

/** Categories in reading order: children under their parent, by position and then name; orphans at the top level. */
export function treeRows(rows: readonly CategoryRow[]): TreeRow[] {
  const known = new Set(rows.map(({ id }) => id));
  const childrenOf = (parent: number | null) =>
    rows
      .filter(({ parent_id: own }) => (own !== null && known.has(own) ? own : null) === parent)
      .sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.name.localeCompare(b.name));
  const seen = new Set<number>();
  const walk = (parent: number | null, depth: number): TreeRow[] =>
    childrenOf(parent).flatMap((row) => {
      if (seen.has(row.id)) return [];
      seen.add(row.id);
      return [{ ...row, depth }, ...walk(row.id, depth + 1)];
    });
  return walk(null, 0);
}
