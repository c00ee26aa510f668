import { Form, useActionData, useNavigation } from '@remix-run/react';
import type { Disputable } from '@stoa/contracts';
import type { ReactElement, ReactNode } from 'react';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { FilesField } from '~/features/forms/files-field';
import { megabytesOf } from '~/features/forms/megabytes';
import { useApp } from '~/features/frame/app-context';

const MAX_TEXT_LENGTH = 2000;
const MAX_FILES = 5;
const MAX_BYTES = 5 * 1024 ** 2;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

interface DisputeFormProps {
  intent: string;
  /** Names and values of hidden fields. */
  values: Readonly<Record<string, string | number>>;
  open: string;
  text: string;
  confirm: string;
  isPrimary?: boolean;
  isOpen?: boolean;
  /** Where links to the form lead. */
  id?: string;
  children?: ReactNode;
}

/** A form that opens without scripts, for one step of a dispute. */
function DisputeForm(props: DisputeFormProps): ReactElement {
  const { intent, values, open, text, confirm, isPrimary = false, isOpen, id, children } = props;
  const isSending = useNavigation().state !== 'idle';
  return (
    <details id={id} className="border-t border-line pt-2" open={isOpen || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{open}</summary>
      <Form
        method="post"
        encType="multipart/form-data"
        className="grid max-w-xl justify-items-start gap-4 pt-2"
      >
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="text-sm text-muted">{text}</p>
        {children}
        <button
          className={`btn ${isPrimary ? 'btn-primary' : 'btn-quiet'}`}
          aria-disabled={isSending || undefined}
        >
          {confirm}
        </button>
      </Form>
    </details>
  );
}

/** What a party says, with files. */
function Statement({
  name,
  label,
  id,
  filled,
  isRequired = false,
}: {
  name: string;
  label: string;
  id: string;
  filled?: string;
  isRequired?: boolean;
}): ReactElement {
  const { t, formats } = useApp();
  const size = formats.number(megabytesOf(MAX_BYTES));
  return (
    <>
      <label className="grid w-full gap-1">
        <span className="text-sm font-medium">{label}</span>
        <textarea
          name={name}
          rows={4}
          maxLength={MAX_TEXT_LENGTH}
          required={isRequired}
          defaultValue={filled}
          dir="auto"
          className="input h-auto py-2.5"
        />
      </label>
      <FilesField
        id={`files-${id}`}
        name="files"
        label={t('disputes.files', { count: MAX_FILES })}
        hint={t('disputes.filesHint', { size })}
        accept={KINDS}
        max={MAX_FILES}
        limit={{ bytes: MAX_BYTES, text: size }}
      />
    </>
  );
}

/** Opens a dispute about an order, or about the outcome of a return. */
export function OpenDisputeForm({ orderId, claim }: { orderId: number; claim: Disputable }): ReactElement {
  const { t, formats } = useApp();
  const answer = useActionData<OwnOrderAnswer>();
  const key = useRequestKey(answer);
  const { return_id: returnId, until, reasons } = claim;
  const filled = answer?.about === 'dispute' ? answer.filled : undefined;
  const isRefused = answer?.orderId === orderId && filled?.return_id === String(returnId ?? '');
  const text = [t('disputes.openText'), until ? t('disputes.until', { date: formats.date(until) }) : ''].join(
    ' ',
  );
  return (
    <DisputeForm
      intent="open-dispute"
      values={{ order_id: orderId, return_id: returnId ?? '', request_key: key }}
      open={t(returnId === null ? 'disputes.open' : 'disputes.openReturn')}
      text={text}
      confirm={t('disputes.send')}
      isPrimary
      isOpen={isRefused}
      id={returnId === null ? undefined : `dispute-return-${returnId}`}
    >
      <label className="grid w-full gap-1">
        <span className="text-sm font-medium">{t('disputes.reason')}</span>
        <select name="reason" className="input" defaultValue={isRefused ? filled.reason : undefined}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`disputes.reasons.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <Statement
        name="description"
        label={t('disputes.description')}
        id={`${orderId}-${returnId ?? 0}`}
        filled={isRefused ? filled.description : undefined}
        isRequired
      />
    </DisputeForm>
  );
}

/** Adds evidence to an open dispute. */
export function EvidenceForm({ id }: { id: number }): ReactElement {
  const { t } = useApp();
  const filled = useActionData<OwnOrderAnswer>()?.filled;
  const isRefused = filled?.dispute_id === String(id) && filled.note !== undefined;
  return (
    <DisputeForm
      isOpen={isRefused}
      intent="dispute-evidence"
      values={{ dispute_id: id }}
      open={t('disputes.addEvidence')}
      text={t('disputes.evidenceText')}
      confirm={t('disputes.sendEvidence')}
    >
      <Statement
        name="note"
        label={t('disputes.note')}
        id={`evidence-${id}`}
        filled={isRefused ? filled.note : undefined}
      />
    </DisputeForm>
  );
}

/** Withdraws a dispute. */
export function WithdrawForm({ id }: { id: number }): ReactElement {
  const { t } = useApp();
  return (
    <DisputeForm
      intent="withdraw-dispute"
      values={{ dispute_id: id }}
      open={t('disputes.withdraw')}
      text={t('disputes.withdrawText')}
      confirm={t('disputes.withdraw')}
    />
  );
}
