import { closeUnlessTyped, useLabels, useTranslate } from '@stoa/console-kit';
import { Dialog } from '@mui/material';
import { CreateBase, EditBase, useNotify, type HttpError } from 'react-admin';
import type { CommissionRecord } from './commission-record';
import { CommissionForm } from './CommissionForm';

interface CommissionDialogProps {
  /** The rule to edit; a new one if omitted. */
  rule?: CommissionRecord;
  /** Initial values of a new rule. */
  defaults?: Partial<CommissionRecord>;
  onClose: () => void;
}

const NEW: Partial<CommissionRecord> = { type: 'percentage', scope: 'all' };

/** Creates or edits a rule in a dialog over its list. */
export function CommissionDialog({ rule, defaults = NEW, onClose }: CommissionDialogProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const onError = (error: unknown) => {
    const { message, body } = error as HttpError & { body?: { errors?: object } };
    if (!body?.errors) notify(message, { type: 'error' });
  };
  const done = (key: string) => () => {
    notify(key, { type: 'info', messageArgs: { smart_count: 1 } });
    onClose();
  };
  return (
    <Dialog open onClose={closeUnlessTyped(onClose)} fullWidth maxWidth="sm">
      {rule ? (
        <EditBase
          id={rule.id}
          redirect={false}
          mutationMode="pessimistic"
          mutationOptions={{ onSuccess: done('ra.notification.updated'), onError }}
        >
          <CommissionForm title={rule.name} onClose={onClose} />
        </EditBase>
      ) : (
        <CreateBase
          redirect={false}
          mutationOptions={{ onSuccess: done('ra.notification.created'), onError }}
        >
          <CommissionForm
            title={translate('stoa.list.new', { name: labels.one('commissions') })}
            defaults={defaults}
            onClose={onClose}
          />
        </CreateBase>
      )}
    </Dialog>
  );
}
