import { Button } from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useListContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { useSchema } from '../../schema/SchemaContext';
import { RefusalDialog } from '../deleting/RefusalDialog';
import { useTranslate } from '../../i18n/useTranslate';
import { MenuButton } from '../MenuButton';
import { MoveName } from '../MoveName';
import { useBulkStatus } from './useBulkStatus';

interface BulkStatusProps {
  statuses: readonly string[];
}

/**
 * Changes the status of the selected rows: at once between two statuses, else with a confirmation. Not
 * react-admin's `BulkUpdateButton`: it writes one value to all rows, while a transition may be refused for some.
 */
export function BulkStatus({ statuses }: BulkStatusProps) {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<BulkAnswer | null>(null);
  const { onSelect } = useListContext();
  const onDone = (answer: BulkAnswer) => {
    // Refused rows remain selected for a further action.
    onSelect(answer.refused.map(({ id }) => id));
    if (answer.refused.length > 0) setRefusal(answer);
  };
  const isSwitch = useSchema().statuses.length === 2;
  return (
    <>
      {isSwitch && statuses.map((status) => <SwitchButton key={status} status={status} onDone={onDone} />)}
      {!isSwitch && (
        <StatusChoice statuses={statuses} label={translate('stoa.status.change')} onDone={onDone} />
      )}
      {refusal && (
        <RefusalDialog
          answer={refusal}
          title="stoa.bulk.refused"
          kept="stoa.bulk.refused_kept"
          onClose={() => setRefusal(null)}
        />
      )}
    </>
  );
}

interface Done {
  onDone: (answer: BulkAnswer) => void;
}

function SwitchButton({ status, onDone }: Done & { status: string }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { change, isPending } = useBulkStatus(onDone);
  return (
    <Button size="small" loading={isPending} onClick={() => change(status)}>
      {translate('stoa.bulk.status', { status: labels.choice(status) })}
    </Button>
  );
}

function StatusChoice({ statuses, label, onDone }: Done & BulkStatusProps & { label: string }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { selectedIds } = useListContext();
  const { change, isPending } = useBulkStatus(onDone);
  const [target, setTarget] = useState<string | null>(null);
  const options = statuses.map((status) => ({
    key: status,
    label: <MoveName status={status} />,
    onSelect: () => setTarget(status),
  }));
  const facts = { smart_count: selectedIds.length, status: target ? labels.choice(target) : '' };
  const confirm = () => target && change(target, () => setTarget(null));
  return (
    <>
      <MenuButton plain size="small" label={label} options={options} />
      <Confirm
        isOpen={target !== null}
        loading={isPending}
        title={translate('stoa.bulk.ask', facts)}
        content={translate('stoa.bulk.ask_text')}
        onConfirm={confirm}
        onClose={() => setTarget(null)}
      />
    </>
  );
}
