import { RETURN_REASONS, type CustomerOrder, type OrderReturns } from '@stoa/contracts';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AfterSaleRefusal } from '~/features/account/after-sale';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { useRequestKey } from '~/features/cart/request-key';
import type { FileLimit } from '~/features/forms/files-field';
import { PicturesField } from '~/features/forms/pictures-field';
import { useApp } from '~/features/frame/app-context';
import { exchangeText } from './return-lines';
import type { ReturnsView } from './returns-view';

const NOTE = 1000;

type Returnable = OrderReturns['returnable'][number];
type Part = CustomerOrder['parts'][number];
type Filled = Readonly<Record<string, string>>;

/** How many units of one line to return, and why. */
function LineFields({
  line,
  name,
  filled,
}: {
  line: Returnable;
  name: string;
  filled: Filled;
}): ReactElement {
  const { t, formats } = useApp();
  const id = line.order_line_id;
  const amounts = Array.from({ length: line.quantity + 1 }, (_, count) => count);
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="contents font-medium">
        {/* The legend's child is laid out as a block; the name's own direction must not align it. */}
        <span>
          <bdi>{name}</bdi>
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <label className="grid gap-1">
          <span className="text-sm">{t('returns.quantity')}</span>
          <select name={`quantity-${id}`} className="input" defaultValue={filled[`quantity-${id}`] ?? '0'}>
            {amounts.map((count) => (
              <option key={count} value={count}>
                {formats.number(count)}
              </option>
            ))}
          </select>
        </label>
        <Reason id={id} filled={filled} />
      </div>
      {line.exchanges.length > 0 && <Exchange line={line} filled={filled} />}
      <p className="text-sm text-muted">{t('returns.until', { date: formats.date(line.until) })}</p>
    </fieldset>
  );
}

/** Why a line is returned; marked if the refused form had none for a line that is. */
function Reason({ id, filled }: { id: number; filled: Filled }): ReactElement {
  const { t } = useApp();
  const name = `reason-${id}`;
  const isMissing = Number(filled[`quantity-${id}`]) > 0 && filled[name] === '';
  return (
    <label className="grid gap-1">
      <span className="text-sm">{t('returns.reason')}</span>
      <select
        name={name}
        className="input"
        defaultValue={filled[name] ?? ''}
        aria-invalid={isMissing || undefined}
      >
        <option value="">{t('returns.chooseReason')}</option>
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`returns.reasons.${reason}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A refund, or another variant instead. */
function Exchange({ line, filled }: { line: Returnable; filled: Filled }): ReactElement {
  const { t } = useApp();
  const name = `exchange-${line.order_line_id}`;
  return (
    <label className="grid gap-1">
      <span className="text-sm">{t('returns.instead')}</span>
      <select name={name} className="input" defaultValue={filled[name] ?? ''}>
        <option value="">{t('returns.money')}</option>
        {line.exchanges.map((option) => (
          <option key={option.variant_id} value={option.variant_id}>
            {exchangeText(option, t)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the money goes: the way it was paid, or the wallet. */
function Destination({
  options,
  filled,
}: {
  options: OrderReturns['refund_destinations'];
  filled: Filled;
}): ReactElement {
  const { t } = useApp();
  const chosen = options.find((option) => option === filled.refund_to) ?? options[0];
  return (
    <fieldset className="grid gap-2.5 border-t border-line pt-3">
      <legend className="contents font-medium">{t('returns.refundTo')}</legend>
      {options.map((option) => (
        <label key={option} className="choice">
          <input type="radio" name="refund_to" value={option} defaultChecked={option === chosen} />
          <span className="flex-1">{t(`returns.destination.${option}`)}</span>
        </label>
      ))}
      <p className="text-sm text-muted">{t('returns.refundToHint')}</p>
    </fieldset>
  );
}

function Evidence({
  orderId,
  limit,
  filled,
}: {
  orderId: number;
  limit: FileLimit;
  filled: Filled;
}): ReactElement {
  const { t } = useApp();
  return (
    <>
      <label className="grid w-full gap-1">
        <span className="text-sm font-medium">{t('returns.note')}</span>
        <textarea
          name="note"
          rows={3}
          maxLength={NOTE}
          dir="auto"
          className="input h-auto py-2.5"
          defaultValue={filled.note}
        />
      </label>
      <PicturesField id={`pictures-${orderId}`} limit={limit} />
    </>
  );
}

interface RequestFormProps {
  part: Part;
  own: Pick<OrderReturns, 'returnable' | 'refund_destinations'>;
  pictureLimit: ReturnsView['pictureLimit'];
}

/** Requests a return of one seller's items; uses `<details>`, so that it works without scripts. */
export function RequestForm({ part, own, pictureLimit }: RequestFormProps): ReactElement {
  const { t } = useApp();
  const answer = useActionData<OwnOrderAnswer>();
  const key = useRequestKey(answer);
  const isSending = useNavigation().state !== 'idle';
  const isRefused = answer?.about === 'return' && answer.orderId === part.id;
  const filled = (isRefused && answer.filled) || {};
  const nameOf = (line: Returnable): string =>
    part.lines.find(({ id }) => id === line.order_line_id)?.name ?? '';
  return (
    <details className="mt-3 border-t border-line pt-3" open={isRefused || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {t('returns.open')}
      </summary>
      <Form method="post" encType="multipart/form-data" className="grid max-w-xl gap-4 pt-2">
        <input type="hidden" name="intent" value="return" />
        <input type="hidden" name="order_id" value={part.id} />
        <input type="hidden" name="request_key" value={key} />
        <p className="text-sm text-muted">{t('returns.choose')}</p>
        {own.returnable.map((line) => (
          <LineFields key={line.order_line_id} line={line} name={nameOf(line)} filled={filled} />
        ))}
        {own.refund_destinations.length > 1 && (
          <Destination options={own.refund_destinations} filled={filled} />
        )}
        <Evidence orderId={part.id} limit={pictureLimit} filled={filled} />
        <AfterSaleRefusal about="return" orderId={part.id} />
        <button className="btn btn-primary justify-self-start" aria-disabled={isSending || undefined}>
          {t('returns.send')}
        </button>
      </Form>
    </details>
  );
}
