import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';
import { Consequence } from './DeleteRecord';
import { RefusalDialog } from './RefusalDialog';
import { useDeletion } from './useDeletion';

/** Deletes the selected rows after a confirmation; lists those that were not deleted, with reasons. */
export function BulkDelete() {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const deletion = useDeletion();
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<BulkAnswer | null>(null);
  const onSuccess = (answer: BulkAnswer) => {
    // Undeleted rows remain selected for a further action.
    onSelect(answer.refused.map(({ id }) => id));
    if (answer.refused.length > 0) setRefusal(answer);
  };
  const confirm = () => deletion.mutate(selectedIds, { onSuccess, onSettled: () => setAsks(false) });
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteOutline />} onClick={() => setAsks(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={deletion.isPending}
        title={translate('stoa.deleting.many', { smart_count: selectedIds.length })}
        content={<Consequence />}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      />
      {refusal && (
        <RefusalDialog answer={refusal} kept="stoa.deleting.refused_kept" onClose={() => setRefusal(null)} />
      )}
    </>
  );
}
