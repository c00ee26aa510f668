import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { FormDialog } from '../screens/FormDialog';
import type { PayoutPage } from './payout-record';

interface RequestDialogProps {
  title: string;
  text: string;
  call: string;
  page: PayoutPage;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a payout request. */
export function RequestDialog(props: RequestDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <FormDialog
      {...props}
      submit={translate('stoa.payout.ask')}
      onDone={() => notify('stoa.payout.requested', { type: 'success' })}
    />
  );
}
