import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, type ButtonProps } from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { RefusalDialog } from './RefusalDialog';
import { useDeletion } from './useDeletion';

interface DeleteRecordProps extends Pick<ButtonProps, 'size' | 'sx'> {
  /** Address to go to once it is gone; the screen stays where there is none. */
  home?: string;
}

/** Deletes the record at hand after asking; "deleted" is said once the server has deleted it. */
export function DeleteRecord({ home, ...button }: DeleteRecordProps) {
  const { label } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const redirect = useRedirect();
  const deletion = useDeletion();
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<BulkAnswer | null>(null);
  if (!record) return null;
  const onSuccess = (answer: BulkAnswer) => {
    if (answer.refused.length > 0) setRefusal(answer);
    else if (home) redirect(home);
  };
  const confirm = () => deletion.mutate([record.id], { onSuccess, onSettled: () => setAsks(false) });
  const name = String(record[label] ?? record.id);
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

/** Whether it can be undone is known before. */
export function Consequence() {
  const { restorable } = useSchema();
  const translate = useTranslate();
  return <>{translate(restorable ? 'stoa.deleting.soft' : 'stoa.deleting.hard')}</>;
}
