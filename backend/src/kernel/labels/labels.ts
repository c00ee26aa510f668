import type { StateLabel } from './state-label';

/** The operators' labels of states in one language. */
export class Labels<S extends string> {
  private readonly byId: ReadonlyMap<number, StateLabel<S>>;
  /** The default label of each state. */
  private readonly byState = new Map<string, StateLabel<S>>();

  /** @param rows by preference, except that default labels come first */
  constructor(rows: readonly StateLabel<S>[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows.filter(({ status }) => status === 'active')) {
      const label = this.byState.get(row.maps_to);
      if (!label || (row.is_default && !label.is_default)) this.byState.set(row.maps_to, row);
    }
  }

  /** The chosen label, else the state's default label, else the humanised state. */
  find(state: S, chosen?: number | null): string {
    const own = chosen ? this.byId.get(chosen) : undefined;
    return own?.name ?? this.named(state) ?? humanised(state);
  }

  /** The state's default label, if any. */
  named(state: S): string | null {
    return this.byState.get(state)?.name ?? null;
  }

  /** Id of the state's default label. */
  idOf(state: S): number | null {
    return this.byState.get(state)?.id ?? null;
  }
}

function humanised(state: string): string {
  const text = state.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
