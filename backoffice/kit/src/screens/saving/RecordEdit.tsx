import { useMemo, useRef, useState, type ReactNode } from 'react';
import { EditBase, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { WHOLE_RECORD } from '../whole-record';
import { changedFrom } from './conflict';
import { isStale, SavingContext, type SaveError, type Saving } from './SavingContext';

/** Edits one record; input is kept whatever the outcome of a save. */
export function RecordEdit({ id, children }: { id?: Identifier; children: ReactNode }) {
  const saving = useAttempts();
  const { base, succeed, fail } = saving;
  return (
    <EditBase
      id={id}
      // The route has asked for the permission; asked again, one that was taken away would take the input with it.
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={WHOLE_RECORD}
      transform={(draft: Record<string, unknown>) => changedFrom(base.current, draft)}
      mutationOptions={{ ...WHOLE_RECORD, onSuccess: succeed, onError: fail }}
    >
      <SavingContext.Provider value={saving}>{children}</SavingContext.Provider>
    </EditBase>
  );
}

/** Long enough to read two sentences. */
const LONG_ERROR = { type: 'error', autoHideDuration: 15_000 } as const;

/** Reports errors of a save: at the fields, in a notification or, on a version conflict, in a dialog. */
function useAttempts(): Saving {
  const notify = useNotify();
  const base = useRef<RaRecord>();
  const [saved, setSaved] = useState<RaRecord | null>(null);
  const [stale, setStale] = useState(false);
  return useMemo(
    () => ({
      isEditing: true,
      base,
      saved,
      isStale: stale,
      succeed: (record) => {
        setSaved(record);
        setStale(false);
        notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
      },
      fail: (error) => {
        const failure = error as SaveError;
        if (isStale(failure)) setStale(true);
        else if (failure.status === 404) notify('stoa.form.deleted', LONG_ERROR);
        // The form itself shows field errors.
        else if (!failure.body?.errors) notify(failure.message, { type: 'error' });
      },
      putOff: () => setStale(false),
    }),
    [notify, saved, stale],
  );
}
