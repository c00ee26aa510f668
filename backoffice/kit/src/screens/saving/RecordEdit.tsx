import { useMemo, useRef, useState, type ReactNode } from 'react';
import { EditBase, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { WHOLE_RECORD } from '../whole-record';
import { changedFrom } from './conflict';
import { isStale, SavingContext, type SaveError, type Saving } from './SavingContext';

/** The editing of one record: what was typed outlives whatever becomes of an attempt to save it. */
export function RecordEdit({ id, children }: { id?: Identifier; children: ReactNode }) {
  const saving = useAttempts();
  const { base, succeed, fail } = saving;
  return (
    <EditBase
      id={id}
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

/** Says on save what went wrong: beside the fields, in a notice, or, for a newer version, in a dialog. */
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
        // Refused fields are told by the form itself.
        else if (!failure.body?.errors) notify(failure.message, { type: 'error' });
      },
      putOff: () => setStale(false),
    }),
    [notify, saved, stale],
  );
}
