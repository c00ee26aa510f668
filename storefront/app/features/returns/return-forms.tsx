import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';

const MAX_LENGTH = 80;

interface ReturnFormProps {
  intent: string;
  id: number;
  open: string;
  text: string;
  confirm: string;
  children?: ReactNode;
}

/** A form that opens without scripts, for one step of a return. */
function ReturnForm({ intent, id, open, text, confirm, children }: ReturnFormProps): ReactElement {
  const isSending = useNavigation().state !== 'idle';
  return (
    <details className="border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{open}</summary>
      <Form method="post" className="grid max-w-xl justify-items-start gap-3 pt-2">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="return_id" value={id} />
        <p className="text-sm text-muted">{text}</p>
        {children}
        <button className="btn btn-quiet" aria-disabled={isSending || undefined}>
          {confirm}
        </button>
      </Form>
    </details>
  );
}

function ParcelField({ name, label }: { name: string; label: string }): ReactElement {
  return (
    <label className="grid w-full gap-1">
      <span className="text-sm font-medium">{label}</span>
      <input name={name} maxLength={MAX_LENGTH} dir="auto" autoComplete="off" className="input" />
    </label>
  );
}

/** Tells the seller that the items are on their way. */
export function SentForm({ id, sendBy }: { id: number; sendBy: string | null }): ReactElement {
  const { t, formats } = useApp();
  const text = sendBy ? t('returns.sendBy', { date: formats.date(sendBy) }) : '';
  const texts = { open: t('returns.sent'), text, confirm: t('returns.confirmSent') };
  return (
    <ReturnForm intent="send-return" id={id} {...texts}>
      <ParcelField name="carrier" label={t('returns.carrier')} />
      <ParcelField name="tracking_number" label={t('returns.tracking')} />
    </ReturnForm>
  );
}

/** Asks for a refund instead of an exchange. */
export function CancelExchangeForm({ id }: { id: number }): ReactElement {
  const { t } = useApp();
  const texts = {
    open: t('returns.cancelExchange'),
    text: t('returns.cancelExchangeText'),
    confirm: t('returns.cancelExchange'),
  };
  return <ReturnForm intent="refund-return" id={id} {...texts} />;
}

/** Cancels a return. */
export function CancelReturnForm({ id }: { id: number }): ReactElement {
  const { t } = useApp();
  const texts = { open: t('returns.cancel'), text: t('returns.cancelText'), confirm: t('returns.cancel') };
  return <ReturnForm intent="cancel-return" id={id} {...texts} />;
}
