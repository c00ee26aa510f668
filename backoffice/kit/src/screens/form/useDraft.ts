import { useCallback, useState } from 'react';
import { beginDraft, type BeginDraft, followDraft, isDirty } from './draft';

/**
 * A draft that is based on a record and follows newer ones until something is typed. Source and draft change
 * together during render, never in an effect: a record that arrives while the user types overwrites nothing.
 * @param begin creates the draft of a record; must be a stable function
 */
export function useDraft<Source, Draft>(latest: Source, begin: BeginDraft<Source, Draft>) {
  const [state, setState] = useState(() => beginDraft(latest, begin));
  const now = followDraft(state, latest, begin);
  if (now !== state) setState(now);
  const edit = useCallback(
    (change: (draft: Draft) => Draft) => setState((held) => ({ ...held, draft: change(held.draft) })),
    [],
  );
  /** Restarts from the record just saved; `seen` is kept, as the saved record may arrive again later. */
  const restart = useCallback(
    (source: Source) => setState((held) => beginDraft(source, begin, held.seen)),
    [begin],
  );
  return { source: now.source, draft: now.draft, isDirty: isDirty(now), edit, restart };
}
