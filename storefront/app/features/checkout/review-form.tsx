import type { ChangedLine } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { NoteFields } from '~/features/cart/note-fields';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { FoldSummary } from '~/ui/fold-summary';
import { Icon } from '~/ui/icons';
import type { ReviewStep, SummaryView } from './checkout-view';
import { ContinueButton } from './step-parts';
import type { Refusal } from './take-step.server';

interface ChangesProps {
  lines: readonly ChangedLine[];
  currency: string;
}

/** What has changed in each line: price or quantity, old and new. */
function Changes({ lines, currency }: ChangesProps): ReactElement {
  const { t, formats } = useApp();
  const money = ({ unit_price }: NonNullable<ChangedLine['now']>) => formats.money(unit_price, currency);
  const describe = ({ before, now }: ChangedLine): ReactElement | string => {
    if (!now) return t('consent.gone');
    if (!before) return t('consent.new');
    if (before.unit_price === now.unit_price)
      return t('consent.quantity', { before: before.quantity, now: now.quantity });
    return (
      <bdi>
        <s>{money(before)}</s> <b>{money(now)}</b>
      </bdi>
    );
  };
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.cart_item_id}>
          {line.name && (
            <>
              <bdi>{line.name}</bdi>:{' '}
            </>
          )}
          {describe(line)}
        </li>
      ))}
    </ul>
  );
}

/** Asks for consent to changed prices; nothing is charged that was not shown (ADR 39). */
function Consent({ lines, currency }: ChangesProps): ReactElement | null {
  const { t } = useApp();
  if (lines.length === 0) return null;
  return (
    <section className="notice notice-warn">
      <div>
        <p className="font-semibold">{t('savedCart.pricesChanged')}</p>
        <Changes lines={lines} currency={currency} />
        <input type="hidden" name="changes" value={lines.length} />
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="consent" required className="size-5 accent-(--primary-text)" />
          {t('consent.agree')}
        </label>
      </div>
    </section>
  );
}

function Notes({ notes }: Pick<ReviewStep, 'notes'>): ReactElement {
  const { t } = useApp();
  return (
    <details className="panel py-3!" open={notes.some(({ note }) => note !== null)}>
      <FoldSummary title={t('notes.title')} />
      <div className="grid gap-5 pb-2">
        {notes.map(({ vendor, note }) => (
          <NoteFields key={vendor.id} vendor={vendor} note={note} />
        ))}
      </div>
    </details>
  );
}

interface ReviewFormProps {
  body: ReviewStep;
  summary: SummaryView;
  refusal: Extract<Refusal, { error: string }> | null;
}

/**
 * The last step: notes, consent to changed prices, then the order; the idempotency key makes a second submit
 * harmless.
 */
export function ReviewForm({ body, summary, refusal }: ReviewFormProps): ReactElement {
  const { t, formats } = useApp();
  const { currency, wallet } = summary;
  // What the chosen method is charged, if the wallet pays a part.
  const due = wallet && wallet.remaining > 0 ? wallet.remaining : body.expectedTotal;
  const hidden: [string, string][] = [
    ['step', 'review'],
    ['idempotency_key', body.key],
    ['choices', body.choices],
    ...(body.addressVersion ? [['address_version', String(body.addressVersion)] as [string, string]] : []),
    ['expected_total', String(body.expectedTotal)],
    ...(body.useWallet > 0 ? [['use_wallet', String(body.useWallet)] as [string, string]] : []),
    ...body.coupons.map((code): [string, string] => ['coupon_code', code]),
    ...(body.notes.some(({ note }) => note) ? [['noted', 'yes'] as [string, string]] : []),
    ...body.seen.map((line): [string, string] => ['seen', line]),
    ...body.notes.map(({ vendor }): [string, string] => ['vendor', String(vendor.id)]),
  ];
  return (
    // The server asks for a missing consent in the page's language; browsers would in their own.
    <Form method="post" className="grid gap-6" noValidate>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FormErrors errors={refusal ? [refusal.error] : null} id="review-error" />
      {refusal?.lines && refusal.lines.length > 0 && (
        <section className="notice notice-warn" role="alert">
          <div>
            <p className="font-semibold">{t('consent.title')}</p>
            <Changes lines={refusal.lines} currency={currency} />
          </div>
        </section>
      )}
      <Notes notes={body.notes} />
      <Consent lines={body.repriced} currency={currency} />
      <ContinueButton>{t('checkout.place', { total: formats.money(due, currency) })}</ContinueButton>
      <p className="flex items-center gap-2 text-sm text-muted sm:justify-end">
        <Icon name="lock" className="size-4" />
        {t('checkout.secure')}
      </p>
    </Form>
  );
}
