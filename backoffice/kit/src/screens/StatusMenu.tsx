import { useState } from 'react';
import { Confirm, useCanAccess, useNotify, useRecordContext } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';
import { MenuButton } from './MenuButton';
import { MoveName } from './MoveName';
import { useRecordName } from './record-name';
import { movesOf } from './record-rights';
import { useStatusChange } from './list/StatusSwitch';

/** Changes one of more than two statuses after a confirmation; the server rejects invalid transitions. */
export function StatusMenu() {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'status' });
  const [target, setTarget] = useState<string | null>(null);
  if (!record || !canAccess || schema.statuses.length <= 2) return null;
  const options = movesOf(record, schema.statuses).map((status) => ({
    key: status,
    label: <MoveName status={status} />,
    onSelect: () => setTarget(status),
  }));
  // An open question stays until its answer is here, though the record may have moved meanwhile.
  if (options.length === 0 && !target) return null;
  return (
    <>
      <MenuButton label={translate('stoa.status.change')} options={options} />
      {target && <Question status={target} onClose={() => setTarget(null)} />}
    </>
  );
}

function Question({ status, onClose }: { status: string; onClose: () => void }) {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const change = useStatusChange();
  const named = useRecordName(schema);
  if (!record) return null;
  const facts = { name: named(record), status: labels.choice(status) };
  const confirm = () =>
    change.mutate(
      { id: record.id, status },
      {
        onSuccess: () => notify('stoa.status.changed', { type: 'success', messageArgs: facts }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      isOpen
      loading={change.isPending}
      title={translate('stoa.status.title', facts)}
      content="stoa.status.text"
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
