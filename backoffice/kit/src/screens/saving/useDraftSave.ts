import { useState } from 'react';
import { useNotify, useUpdate, type RaRecord } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { WHOLE_RECORD } from '../whole-record';
import { isStale, type SaveError } from './SavingContext';

interface DraftSaveOptions<R extends RaRecord> {
  /** The record that the draft is based on. */
  source: R;
  /** Called with the saved record. */
  onSaved: (saved: R) => void;
  /** What the API needs before the update, given the version that it is based on. */
  prepare?: (previous: R) => Promise<unknown>;
  /** Shows why a save failed; in a notification by default. */
  onFailed?: (message: string) => void;
}

/**
 * Saves the draft of an editor that is no form (`useDraft`). While `isStale`, another user's version blocks it: the
 * editor then shows a `DraftConflict`.
 */
export function useDraftSave<R extends RaRecord>(options: DraftSaveOptions<R>) {
  const { source, onSaved, prepare, onFailed } = options;
  const { page } = useSchema();
  const notify = useNotify();
  const [stale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [update] = useUpdate<R>();

  /** @param retry called instead of opening the conflict when it is open already */
  const save = async (data: Record<string, unknown>, previous = source, retry = () => setStale(true)) => {
    setSaving(true);
    try {
      await prepare?.(previous);
      const params = { id: source.id, data, previousData: previous, ...WHOLE_RECORD };
      const saved = await update(page, params as never, { returnPromise: true });
      setStale(false);
      onSaved(saved as R);
    } catch (error) {
      if (isStale(error as SaveError)) return retry();
      setStale(false);
      const message = error instanceof Error ? error.message : 'sign-in.error.server';
      if (onFailed) onFailed(message);
      else notify(message, { type: 'error', autoHideDuration: 8000 });
    } finally {
      setSaving(false);
    }
  };
  return { source, save, isSaving, isStale: stale, putOff: () => setStale(false) };
}
