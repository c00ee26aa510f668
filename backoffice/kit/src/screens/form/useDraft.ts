import { useCallback, useState } from 'react';
import { beginDraft, type BeginDraft, followDraft, isDirty } from './draft';

/**
 * A draft that begins from a record and follows newer ones until something is typed. Source and draft change in one
 * step while drawing, never in an effect: a record that arrives while somebody types takes nothing from them.
 * @param begin the draft of a record; the same function as long as it would answer the same
 */
export function useDraft<Source, Draft>(latest: Source, begin: BeginDraft<Source, Draft>) {
  const [state, setState] = useState(() => beginDraft(latest, begin));
  const now = followDraft(state, latest, begin);
  if (now !== state) setState(now);
  const edit = useCallback(
    (change: (draft: Draft) => Draft) => setState((held) => ({ ...held, draft: change(held.draft) })),
    [],
  );
  /** Begins anew from what was saved just now; what was seen stays, as the saved record may be seen later. */
  const restart = useCallback(
    (source: Source) => setState((held) => beginDraft(source, begin, held.seen)),
    [begin],
  );
  return { source: now.source, draft: now.draft, isDirty: isDirty(now), edit, restart };
}
