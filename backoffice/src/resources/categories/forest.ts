/** A category as the API's full tree lists it, in sibling order. */
export interface CategoryNode {
  id: number;
  parent_id: number | null;
  name: string;
  status: string;
}

/** A position in the tree: the parent, and the index among its children. */
export interface Place {
  parent_id: number | null;
  position: number;
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

  /** The target position of a keyboard move, or `null` if there is none. */
  step(id: string, step: Step): Place | null {
    const { parent_id } = this.node(id);
    const siblings = this.childrenOf(parent_id === null ? ROOT : String(parent_id));
    const at = siblings.indexOf(id);
    if (step === 'up') return at > 0 ? { parent_id, position: at - 1 } : null;
    if (step === 'down') return at < siblings.length - 1 ? { parent_id, position: at + 1 } : null;
    const before = siblings[at - 1];
    if (step === 'in')
      return before ? { parent_id: Number(before), position: this.childrenOf(before).length } : null;
    if (parent_id === null) return null;
    const above = this.node(String(parent_id)).parent_id;
    const aunts = this.childrenOf(above === null ? ROOT : String(above));
    return { parent_id: above, position: aunts.indexOf(String(parent_id)) + 1 };
  }
}
