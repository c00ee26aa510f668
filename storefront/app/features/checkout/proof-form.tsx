import type { CustomerOrder } from '@stoa/contracts';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { FileInput } from '~/features/forms/file-input';
import { useApp } from '~/features/frame/app-context';
import { DOCUMENT_TYPES } from '~/features/selling/file-field';

/** Action data of an order's page for a proof that was refused. */
export interface ProofAnswer {
  proofError: string | null;
}

type ProofFacts = Pick<CustomerOrder, 'payment_proof' | 'can_send_proof'>;

/** Whether an order has, or awaits, a proof of its bank transfer. */
export function hasProof({ payment_proof, can_send_proof }: ProofFacts): boolean {
  return payment_proof !== null || can_send_proof;
}

/** The buyer's proof of a bank transfer: its status, and a form to send one; works without scripts. */
export function ProofForm({ order }: { order: ProofFacts }): ReactElement {
  const { t } = useApp();
  const answer = useActionData<Partial<ProofAnswer>>();
  const isSending = useNavigation().state !== 'idle';
  const { payment_proof: proof, can_send_proof: canSend } = order;
  return (
    <section className="grid w-full max-w-md gap-3 text-start">
      <h2 className="font-sans text-base font-semibold tracking-normal">{t('result.proof.title')}</h2>
      {proof && (
        <p role="status">
          {t(`result.proof.${proof.status}`)} {proof.reason && <bdi>{proof.reason}</bdi>}
        </p>
      )}
      {canSend && (
        <Form method="post" encType="multipart/form-data" className="grid gap-3">
          <input type="hidden" name="intent" value="proof" />
          <label className="grid gap-1">
            <span className="text-sm font-medium">{t('result.proof.file')}</span>
            <FileInput name="file" accept={DOCUMENT_TYPES} required />
          </label>
          <FormErrors errors={answer?.proofError ? [answer.proofError] : null} id="proof-error" />
          <button className="btn btn-quiet" aria-disabled={isSending || undefined}>
            {t('result.proof.send')}
          </button>
        </Form>
      )}
    </section>
  );
}
