import { useActionData } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { AccountFrame } from './account-frame';
import { StateLabel } from './order-list';
import type { OwnOrderAnswer } from './own-order-answer';

/** What the pages of returns and disputes share. */
interface AfterSale {
  group_number: string;
  order_number: string;
  vendor: { name: string };
  created_at: string;
}

/** Page of one return or dispute of a customer: store, order, and why the last form was refused. */
export function AfterSalePage({
  title,
  item,
  children,
}: {
  title: string;
  item: AfterSale;
  children: ReactNode;
}): ReactElement {
  const { t } = useApp();
  const sellerName = useSellerName();
  const answer = useActionData<OwnOrderAnswer>();
  // That of a step stands with the return or dispute itself.
  const error = answer?.about.endsWith('-step') ? null : answer?.error;
  return (
    <AccountFrame title={title}>
      <FormErrors errors={error ? [error] : null} id="after-sale-error" />
      <div className="panel grid gap-4">
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <bdi>{sellerName(item.vendor.name)}</bdi>
          <a
            href={`/customer/orders/${encodeURIComponent(item.group_number)}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('account.order', { number: item.order_number })}
          </a>
        </p>
        {children}
      </div>
    </AccountFrame>
  );
}

interface AfterSaleRowProps {
  item: AfterSale;
  href: string;
  title: string;
  state: { tone: 'good' | 'open' | 'bad'; text: string };
  children: ReactNode;
}

/** One return or dispute in a customer's list. */
export function AfterSaleRow({ item, href, title, state, children }: AfterSaleRowProps): ReactElement {
  const { formats } = useApp();
  const sellerName = useSellerName();
  return (
    <li className="panel card grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="card-name text-base!">
          <a href={href} data-prefetch="">
            {title}
          </a>
        </h2>
        <StateLabel tone={state.tone}>{state.text}</StateLabel>
      </div>
      <p className="text-sm text-muted">
        {formats.date(item.created_at)} · <bdi>{sellerName(item.vendor.name)}</bdi>
      </p>
      <p className="text-sm">{children}</p>
    </li>
  );
}

/** Why a form of an order's page was refused that could not be read, so that nobody knows which of them it was. */
export function UnreadRefusal(): ReactElement {
  const answer = useActionData<OwnOrderAnswer>();
  const errors = answer?.about === 'unread' && answer.error ? [answer.error] : null;
  return <FormErrors errors={errors} id="unread-error" />;
}

/** Why the last form about one seller's returns or disputes was refused. */
export function AfterSaleRefusal({
  about,
  orderId,
}: {
  about: 'return' | 'dispute';
  orderId: number;
}): ReactElement {
  const answer = useActionData<OwnOrderAnswer>();
  const isAbout = answer?.about === about && answer.orderId === orderId;
  const errors = isAbout && answer.error ? [answer.error] : null;
  return <FormErrors errors={errors} id={`${about}-${orderId}-error`} />;
}

/** Why the last step of one return or dispute was refused. */
export function StepRefusal({ of, id }: { of: 'return' | 'dispute'; id: number }): ReactElement {
  const answer = useActionData<OwnOrderAnswer>();
  const isAbout = answer?.about === `${of}-step` && answer.filled?.[`${of}_id`] === String(id);
  return <FormErrors errors={isAbout && answer.error ? [answer.error] : null} id={`${of}-${id}-error`} />;
}
