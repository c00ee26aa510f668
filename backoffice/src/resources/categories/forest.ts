/** A category as the API's full tree lists it, in sibling order. */
export interface CategoryNode {
  id: number;
  parent_id: number | null;
  name: string;
  status: string;
}

/**
 * A position in the tree: the parent, and the sibling before it, null for the first place. Not an index, as others may
 * have moved categories since the tree was read.
 */
export interface Place {
  parent_id: number | null;
  after_id: number | null;
}

export type Step = 'up' | 'down' | 'in' | 'out';

export const ROOT = 'root';

/** Categories by parent, as the tree view needs them. */
export class Forest {
  private readonly nodes: Map<string, CategoryNode>;

  constructor(private readonly rows: readonly CategoryNode[]) {
    this.nodes = new Map(rows.map((row) => [String(row.id), row]));
  }

  get size(): number {
    return this.rows.length;
  }

  node(id: string): CategoryNode {
    return this.nodes.get(id) ?? { id: 0, parent_id: null, name: '', status: 'active' };
  }

  childrenOf(id: string): string[] {
    const parent = id === ROOT ? null : Number(id);
    return this.rows.filter((row) => row.parent_id === parent).map((row) => String(row.id));
  }

  /** The place at an index among the children of a category, of which the moved one does not count. */
  placeIn(parent: string, index: number, moved: string): Place {
    const siblings = this.childrenOf(parent).filter((child) => child !== moved);
    const before = siblings[Math.min(index, siblings.length) - 1];
    return { parent_id: parent === ROOT ? null : Number(parent), after_id: before ? Number(before) : null };
  }

  /** The target position of a keyboard move, or `null` if there is none. */
  step(id: string, step: Step): Place | null {
    const parent = parentOf(this.node(id));
    const siblings = this.childrenOf(parent);
    const at = siblings.indexOf(id);
    if (step === 'up') return at > 0 ? this.placeIn(parent, at - 1, id) : null;
    if (step === 'down') return at < siblings.length - 1 ? this.placeIn(parent, at + 1, id) : null;
    const before = siblings[at - 1];
    if (step === 'in') return before ? this.placeIn(before, this.childrenOf(before).length, id) : null;
    if (parent === ROOT) return null;
    return { parent_id: this.node(parent).parent_id, after_id: Number(parent) };
  }
}

const parentOf = ({ parent_id }: CategoryNode): string => (parent_id === null ? ROOT : String(parent_id));

/** The rows after a move. */
export function moved(
  rows: readonly CategoryNode[],
  id: number,
  { parent_id, after_id }: Place,
): CategoryNode[] {
  const self = rows.find((row) => row.id === id);
  if (!self) return [...rows];
  const others = rows.filter((row) => row.id !== id);
  const first = others.findIndex((row) => row.parent_id === parent_id);
  const at = after_id === null ? first : others.findIndex((row) => row.id === after_id) + 1;
  const index = at < 0 ? others.length : at;
  return [...others.slice(0, index), { ...self, parent_id }, ...others.slice(index)];
}
