import { useRef, useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { TextKey } from '../../i18n/useTranslate';
import { useFormBase } from '../form/useFormBase';
import { ConflictDialog, type ConflictSave } from './ConflictDialog';
import type { ConflictSubject } from './conflict-subject';
import { isStale, type SaveError } from './SavingContext';

type Values = Record<string, unknown>;
type Refusal = Record<string, string> | undefined;

/** Sends what differs from the base with its version. Resolves to errors by field; throws any other one. */
type Send = (values: Values, base: RaRecord) => Promise<Refusal>;

interface VersionedFormOptions {
  /** The newest known values, with their version. */
  latest: RaRecord;
  /** What the form edits; reading it renews `latest`. */
  subject: ConflictSubject;
  send: Send;
  /** Message after a save. */
  saved: TextKey;
}

/**
 * The form of something versioned that is no record of a resource. It keeps what is typed when newer values arrive, and
 * shows another user's change before it overwrites it.
 */
export function useVersionedForm({ latest, subject, send, saved }: VersionedFormOptions) {
  const notify = useNotify();
  const { base, watch, release } = useFormBase(latest);
  const [saves, setSaves] = useState(0);
  const [stale, setStale] = useState(false);

  const fail = (error: unknown) =>
    notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });

  /** Continues with the newest values, as after saving. */
  const reset = () => {
    release();
    setSaves((count) => count + 1);
  };

  const trySave = async (values: Values, previous: RaRecord): Promise<Refusal> => {
    const refused = await send(values, previous);
    if (refused) return refused;
    await subject.read();
    reset();
    setStale(false);
    notify(saved, { type: 'success' });
    return undefined;
  };

  const save = (values: Values): Promise<Refusal> =>
    trySave(values, base).catch((error: unknown) => {
      if (isStale(error as SaveError)) setStale(true);
      else fail(error);
      return {};
    });

  const putOff = () => setStale(false);
  const conflict = stale && <Conflict {...{ subject, base, trySave, fail, putOff }} />;
  return { base, reset, form: { key: saves, defaultValues: base, onSubmit: save as never }, watch, conflict };
}

interface ConflictProps {
  subject: ConflictSubject;
  base: RaRecord;
  trySave: Send;
  fail: (error: unknown) => void;
  putOff: () => void;
}

/** Saves on top of their version; what is refused returns to the form. */
function Conflict({ subject, base, trySave, fail, putOff }: ConflictProps) {
  const { getValues, setValue, setError } = useFormContext();
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);
  const save: ConflictSave = (values, theirs, retry) => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    void trySave(values, theirs)
      .then((refused) => {
        if (!refused) return;
        const { version: _, ...typed } = values;
        for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
        for (const [name, message] of Object.entries(refused)) setError(name, { message });
        putOff();
      })
      .catch((error: unknown) => (isStale(error as SaveError) ? retry() : fail(error)))
      .finally(() => {
        running.current = false;
        setSaving(false);
      });
  };
  return (
    <ConflictDialog
      subject={subject}
      base={base}
      draftOn={() => getValues()}
      isSaving={isSaving}
      onSave={save}
      onPutOff={putOff}
    />
  );
}
