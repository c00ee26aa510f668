import { useMemo, useRef, useState, type MutableRefObject, type ReactNode } from 'react';
import {
  EditBase,
  useNotify,
  useRedirect,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { WHOLE_RECORD } from '../whole-record';
import { changedFrom } from './conflict';
import { isStale, SavingContext, type SaveError, type Saving } from './SavingContext';

/** Edits one record; input is kept whatever the outcome of a save. */
export function RecordEdit({ id, children }: { id?: Identifier; children: ReactNode }) {
  const saving = useAttempts();
  const { base, succeed, fail } = saving;
  const onError = useReading(saving);
  return (
    <EditBase
      id={id}
      // The route has asked for the permission; asked again, one that was taken away would take the input with it.
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ ...WHOLE_RECORD, onError }}
      transform={(draft: Record<string, unknown>) => changedFrom(base.current, draft)}
      mutationOptions={{ ...WHOLE_RECORD, onSuccess: succeed, onError: fail }}
    >
      <SavingContext.Provider value={saving}>{children}</SavingContext.Provider>
    </EditBase>
  );
}

/** Reports errors of a save: at the fields, in a notification, on a version conflict in a dialog, or in the form. */
function useAttempts(): Saving & { touched: MutableRefObject<boolean> } {
  const notify = useNotify();
  const base = useRef<RaRecord>();
  const touched = useRef(false);
  const [saved, setSaved] = useState<RaRecord | null>(null);
  const [failure, setFailure] = useState<SaveError | null>(null);
  const [stale, setStale] = useState(false);
  return useMemo(
    () => ({
      isEditing: true,
      base,
      touched,
      saved,
      isStale: stale,
      isDeleted: failure !== null && isGone(failure),
      succeed: (record) => {
        setSaved(record);
        setFailure(null);
        setStale(false);
        notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
      },
      fail: (error) => {
        const refused = error as SaveError;
        setFailure(refused);
        setStale(isStale(refused));
        // The form itself shows the others.
        if (!isStale(refused) && !isGone(refused) && !refused.body?.errors)
          notify(refused.message, { type: 'error' });
      },
      putOff: () => setStale(false),
    }),
    [notify, saved, failure, stale],
  );
}

const isGone = ({ status }: SaveError): boolean => status === 404;

/** A record that can't be read again leads to the list, unless that would discard what is typed. */
function useReading({ base, touched, fail }: ReturnType<typeof useAttempts>) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return (error: Error) => {
    if (base.current && touched.current) return fail(error);
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    return redirect('list', resource);
  };
}
