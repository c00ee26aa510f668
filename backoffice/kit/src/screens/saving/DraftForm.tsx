import { Skeleton } from '@mui/material';
import { useCallback, useEffect, useRef, useState, type ReactNode, type MutableRefObject } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { ConsoleForm } from '../form/ConsoleForm';
import { KEEP_TYPED } from '../form/keep-typed';
import { TouchWatch } from '../form/useFormBase';
import { DeletedNotice } from './DeletedNotice';
import { FormConflict } from './FormConflict';
import { useSaving } from './SavingContext';

interface DraftFormProps {
  /** Values of a new record. */
  defaults?: object;
  children: ReactNode;
}

/** The form of a record; refetched records never overwrite what was typed. */
export function DraftForm({ defaults, children }: DraftFormProps) {
  const own = useRef(false);
  const { isEditing, isStale, isDeleted, touched = own } = useSaving();
  const base = useBase(touched);
  const onTouch = useCallback(
    (isDirty: boolean) => {
      touched.current = isDirty;
    },
    [touched],
  );
  // Input would be lost when the record fills the form.
  if (isEditing && !base) return <Skeleton variant="rounded" height={420} />;
  return (
    <ConsoleForm
      record={base}
      defaultValues={defaults}
      resetOptions={KEEP_TYPED}
      warnWhenUnsavedChanges={!isDeleted}
    >
      <TouchWatch onTouch={onTouch} />
      {isDeleted && <DeletedNotice />}
      {children}
      {isStale && base && <FormConflict base={base} />}
    </ConsoleForm>
  );
}

/** The record that the draft is based on: the newest while nothing is typed, and the one just saved here. */
function useBase(touched: MutableRefObject<boolean>): RaRecord | undefined {
  const live = useRecordContext();
  const { saved, base: baseRef } = useSaving();
  const [base, setBase] = useState(live);
  useEffect(() => {
    baseRef.current = base;
  }, [base, baseRef]);
  useEffect(() => {
    if (!live) return;
    const isOwn = saved !== null && live.id === saved.id && live.updated_at === saved.updated_at;
    setBase((current) => (isOwn || !touched.current || current?.id !== live.id ? live : current));
  }, [live, saved, touched]);
  return base;
}
