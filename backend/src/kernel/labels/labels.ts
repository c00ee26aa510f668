import type { StateLabel } from './state-label';

/** The operators' words for states in one language. */
export class Labels<S extends string> {
  private readonly byId: ReadonlyMap<number, StateLabel<S>>;
  /** The row that stands for a state when none is chosen. */
  private readonly byState = new Map<string, StateLabel<S>>();

  /** @param rows in the order in which they are preferred, but for the default ones */
  constructor(rows: readonly StateLabel<S>[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows.filter(({ status }) => status === 'active')) {
      const known = this.byState.get(row.maps_to);
      if (!known || (row.is_default && !known.is_default)) this.byState.set(row.maps_to, row);
    }
  }

  /** The label that was chosen, else the state's default one, else the state's own word. */
  of(state: S, chosen?: number | null): string {
    const own = chosen ? this.byId.get(chosen) : undefined;
    return own?.name ?? this.named(state) ?? words(state);
  }

  /** The state's label, where there is one. */
  named(state: S): string | null {
    return this.byState.get(state)?.name ?? null;
  }

  /** Id of the label that stands for a state when none is chosen. */
  idOf(state: S): number | null {
    return this.byState.get(state)?.id ?? null;
  }
}

function words(state: string): string {
  const text = state.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
