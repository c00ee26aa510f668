import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, type ButtonProps } from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useRecordContext, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { useRecordName } from '../record-name';
import { RefusalDialog } from './RefusalDialog';
import { useDeletion } from './useDeletion';

interface DeleteRecordProps extends Pick<ButtonProps, 'size' | 'sx'> {
  /** URL to open after deletion; without one the screen stays. */
  home?: string;
}

/**
 * Deletes the current record after a confirmation; success is shown only once the server did it. Not undoable
 * mode: the server refuses records in use, which would be noticed only after the row had left the screen.
 */
export function DeleteRecord({ home, ...button }: DeleteRecordProps) {
  const named = useRecordName(useSchema());
  const record = useRecordContext();
  const translate = useTranslate();
  const redirect = useRedirect();
  // Null outside of a form.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const deletion = useDeletion();
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<BulkAnswer | null>(null);
  if (!record) return null;
  const onSuccess = (answer: BulkAnswer) => {
    if (answer.refused.length > 0) return setRefusal(answer);
    // Changes of a deleted record are nothing to warn about.
    form?.reset(form.getValues());
    if (home) redirect(home);
  };
  const confirm = () => deletion.mutate([record.id], { onSuccess, onSettled: () => setAsks(false) });
  const name = named(record);
  return (
    <>
      <Button
        size="small"
        {...button}
        color="error"
        startIcon={<DeleteOutline />}
        aria-label={translate('stoa.deleting.one', { name })}
        onClick={() => setAsks(true)}
      >
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={deletion.isPending}
        title={translate('stoa.deleting.one', { name })}
        content={<Consequence />}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      />
      {refusal && <RefusalDialog answer={refusal} onClose={() => setRefusal(null)} />}
    </>
  );
}

/** Tells in the confirmation whether the deletion can be undone. */
export function Consequence() {
  const { restorable } = useSchema();
  const translate = useTranslate();
  return <>{translate(restorable ? 'stoa.deleting.soft' : 'stoa.deleting.hard')}</>;
}
