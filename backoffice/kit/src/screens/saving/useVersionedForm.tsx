import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import type { TextKey } from '../../i18n/useTranslate';
import { isSame } from '../form/draft';
import { KEEP_TYPED, markSaved } from '../form/keep-typed';
import { useFormBase } from '../form/useFormBase';
import { ConflictDialog, type ConflictSave } from './ConflictDialog';
import type { ConflictSubject } from './conflict-subject';
import { useVersionedSave, type Refusal } from './useVersionedSave';

type Values = Record<string, unknown>;

interface VersionedFormOptions {
  /** The newest known values, with their version. */
  latest: RaRecord;
  /** What the form edits; reading it renews `latest`. */
  subject: ConflictSubject;
  /** Sends what differs from the base with its version. Throws what are no errors of its fields. */
  send: (values: Values, base: RaRecord) => Promise<Refusal>;
  /** Message after a save. */
  saved: TextKey;
}

/**
 * The form of something versioned that is no record of a resource. It keeps what is typed when newer values arrive, and
 * shows another user's change before it overwrites it.
 */
export function useVersionedForm({ latest, subject, send, saved }: VersionedFormOptions) {
  const notify = useNotify();
  const { base, watch, release, rebase } = useFormBase(latest);
  const [rounds, setRounds] = useState(0);
  const shown = useRef<UseFormReturn | null>(null);

  /** Continues with the newest values alone. */
  const reset = () => {
    release();
    setRounds((count) => count + 1);
  };

  /** Continues with the newest values after a save; what was typed during it stays. */
  const proceed = (sent: Values) => {
    if (!shown.current || isSame(shown.current.getValues(), sent)) return reset();
    markSaved(shown.current, sent);
    return rebase();
  };

  const saving = useVersionedSave({
    source: base,
    send: async (values, previous) => {
      const refused = await send(values, previous);
      if (refused) return refused;
      await subject.read();
      // A merged draft is not the one in the form, which is covered by the dialog meanwhile.
      if (previous === base) proceed(values);
      else reset();
      notify(saved, { type: 'success' });
      return undefined;
    },
  });

  const onSubmit = (values: Values) => saving.save(values);
  const conflict = saving.isStale && <Conflict subject={subject} saving={saving} />;
  return {
    base,
    reset,
    form: { key: rounds, defaultValues: base, resetOptions: KEEP_TYPED, onSubmit: onSubmit as never },
    watch: (
      <>
        {watch}
        <ShownForm form={shown} />
      </>
    ),
    conflict,
  };
}

/** Tells which form is around it. */
function ShownForm({ form }: { form: MutableRefObject<UseFormReturn | null> }) {
  const methods = useFormContext();
  useEffect(() => {
    form.current = methods;
  }, [form, methods]);
  return null;
}

interface ConflictProps {
  subject: ConflictSubject;
  saving: ReturnType<typeof useVersionedSave>;
}

/** Saves on top of their version; what is refused returns to the form. */
function Conflict({ subject, saving }: ConflictProps) {
  const { getValues, setValue, setError } = useFormContext();
  const save: ConflictSave = async (values, theirs, retry) => {
    const refused = Object.entries((await saving.save(values, theirs, retry)) ?? {});
    if (refused.length === 0) return;
    const { version: _, ...typed } = values;
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
    for (const [name, message] of refused) setError(name, { message });
  };
  return (
    <ConflictDialog
      subject={subject}
      base={saving.source}
      draftOn={() => getValues()}
      isSaving={saving.isSaving}
      onSave={save}
      onPutOff={saving.putOff}
    />
  );
}
