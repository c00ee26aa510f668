/** A draft and the record that it is based on. */
export interface DraftState<Source, Draft> {
  source: Source;
  /** The latest record received, whether it became the source or not. */
  seen: Source;
  start: Draft;
  draft: Draft;
}

/** Creates a draft from a record. Drafts are plain data, so that two of them can be compared. */
export type BeginDraft<Source, Draft> = (source: Source) => Draft;

/** Whether two drafts or forms have the same values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A draft without changes. */
export function beginDraft<Source, Draft>(
  source: Source,
  begin: BeginDraft<Source, Draft>,
  seen = source,
): DraftState<Source, Draft> {
  const start = begin(source);
  return { source, seen, start, draft: start };
}

/** Whether the draft has unsaved changes. */
export const isDirty = ({ draft, start }: DraftState<unknown, unknown>): boolean => !isSame(draft, start);

/**
 * The state after a newer record arrived, as after another user's change: it becomes the source if nothing
 * was typed or it equals the draft. Otherwise the draft stays, and saving it fails on the source's version.
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
