import { Form, useActionData, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useRequestKey } from '~/features/cart/request-key';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { OwnOrderAnswer } from './own-order-answer';

const REASON = 500;

/** Why one seller's order was not cancelled; its form is gone where it is too late. */
function CancelRefusal({ orderId }: { orderId: number }): ReactElement {
  const answer = useActionData<OwnOrderAnswer>();
  const isRefused = answer?.about === 'cancel' && answer.orderId === orderId;
  const errors = isRefused && answer.error ? [answer.error] : null;
  return <FormErrors errors={errors} id={`cancel-${orderId}-error`} />;
}

/** Cancels one seller's order after a confirmation; uses `<details>`, so that it works without scripts. */
export function CancelForm({ orderId, canCancel }: { orderId: number; canCancel: boolean }): ReactElement {
  const { t } = useApp();
  const answer = useActionData<OwnOrderAnswer>();
  const isSending = useNavigation().state !== 'idle';
  const isRefused = answer?.about === 'cancel' && answer.orderId === orderId;
  if (!canCancel) return <CancelRefusal orderId={orderId} />;
  return (
    <details className="mt-3 border-t border-line pt-3" open={isRefused || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('account.cancel.open')}
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 pt-2">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="order_id" value={orderId} />
        <p className="text-sm text-muted">{t('account.cancel.text')}</p>
        <label className="grid w-full gap-1">
          <span className="text-sm font-medium">{t('account.cancel.reason')}</span>
          <textarea name="reason" rows={2} maxLength={REASON} dir="auto" className="input h-auto py-2.5" />
        </label>
        <CancelRefusal orderId={orderId} />
        <button className="btn btn-quiet" aria-disabled={isSending || undefined}>
          {t('account.cancel.confirm')}
        </button>
      </Form>
    </details>
  );
}

/** Adds all items of an order to the cart again and lists the unavailable ones. */
export function ReorderForm(): ReactElement {
  const { t } = useApp();
  const answer = useActionData<OwnOrderAnswer>();
  const key = useRequestKey(answer);
  const isSending = useNavigation().state !== 'idle';
  const failure = answer?.about === 'reorder' ? answer.error : null;
  return (
    <div className="grid gap-3">
      <Form method="post">
        <input type="hidden" name="intent" value="reorder" />
        <input type="hidden" name="request_key" value={key} />
        <button className="btn btn-quiet w-full" aria-disabled={isSending || undefined}>
          {t('account.reorder.button')}
        </button>
      </Form>
      <FormErrors errors={failure ? [failure] : null} id="reorder-error" />
      {answer && answer.refused.length > 0 && <Refused refused={answer.refused} />}
    </div>
  );
}

function Refused({ refused }: Pick<OwnOrderAnswer, 'refused'>): ReactElement {
  const { t } = useApp();
  return (
    <div className="notice" role="status">
      <Icon name="warning" className="size-5 flex-none text-warn" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('account.reorder.refused')}</p>
        <ul className="mt-1 text-sm">
          {refused.map(({ name, error }) => (
            <li key={name}>
              <bdi>{name}</bdi>: {error}
            </li>
          ))}
        </ul>
        <a href="/cart" className="link inline-flex min-h-11 items-center font-semibold">
          {t('cart.view')}
        </a>
      </div>
    </div>
  );
}
