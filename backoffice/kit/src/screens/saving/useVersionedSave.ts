import { useRef, useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { isStale, type SaveError } from './SavingContext';

type Values = Record<string, unknown>;

/** Errors by field of a draft that was not saved; empty where the reason has been shown already. */
export type Refusal = Record<string, string> | undefined;

interface VersionedSaveOptions<R extends RaRecord> {
  /** What the draft is based on. */
  source: R;
  /** Sends a draft made on top of a version. Throws what are no errors of its fields. */
  send: (values: Values, previous: R) => Promise<Refusal>;
}

/**
 * Saves the draft of an editor. While `isStale`, another user's version blocks it: the editor then shows a
 * `ConflictDialog`, which stays open until the draft is saved, refused or put off.
 */
export function useVersionedSave<R extends RaRecord>({ source, send }: VersionedSaveOptions<R>) {
  const notify = useNotify();
  const [stale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);

  /** @param retry called instead of opening the conflict when it is open already */
  const save = async (values: Values, previous = source, retry = () => setStale(true)): Promise<Refusal> => {
    if (running.current) return {};
    running.current = true;
    setSaving(true);
    try {
      const refused = await send(values, previous);
      setStale(false);
      return refused;
    } catch (error) {
      if (isStale(error as SaveError)) retry();
      else notify(messageOf(error), { type: 'error', autoHideDuration: 8000 });
      return {};
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { source, save, isSaving, isStale: stale, putOff: () => setStale(false) };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'sign-in.error.server';
