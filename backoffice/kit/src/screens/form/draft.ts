/** What is typed over a record, and the record that this began from. */
export interface DraftState<Source, Draft> {
  source: Source;
  /** The latest record that was looked at, taken as the source or not. */
  seen: Source;
  start: Draft;
  draft: Draft;
}

/** How a draft begins from a record. Drafts are plain data, so that two of them can be compared. */
export type BeginDraft<Source, Draft> = (source: Source) => Draft;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A draft without changes. */
export function beginDraft<Source, Draft>(
  source: Source,
  begin: BeginDraft<Source, Draft>,
  seen = source,
): DraftState<Source, Draft> {
  const start = begin(source);
  return { source, seen, start, draft: start };
}

/** Whether something was typed that the source does not say. */
export const isDirty = ({ draft, start }: DraftState<unknown, unknown>): boolean => !isSame(draft, start);

/**
 * The state after a newer record has come, as after somebody else's change: it becomes the source while nothing was
 * typed, or when it says what was typed. Otherwise the draft stays, and saving it is refused by the source's version.
 */
export function followDraft<Source, Draft>(
  state: DraftState<Source, Draft>,
  latest: Source,
  begin: BeginDraft<Source, Draft>,
): DraftState<Source, Draft> {
  if (latest === state.seen) return state;
  if (isDirty(state) && !isSame(state.draft, begin(latest))) return state;
  return beginDraft(latest, begin);
}
