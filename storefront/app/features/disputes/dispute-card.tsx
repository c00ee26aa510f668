import type { CustomerDispute, DisputeEntry, DisputeState, VerifyPayment } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { StepRefusal } from '~/features/account/after-sale';
import { piecesText } from '~/features/account/line-facts';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { EvidenceForm, WithdrawForm } from './dispute-forms';

/** Colour tone of a dispute's state. */
export function toneOfDispute(state: DisputeState): 'good' | 'open' | 'bad' {
  if (state === 'accepted' || state === 'refunded') return 'good';
  return state === 'needs_response' || state === 'under_review' ? 'open' : 'bad';
}

/** Files of one entry; guests need their access token to read them. */
function Files({
  files,
  access,
}: {
  files: DisputeEntry['files'];
  access: VerifyPayment;
}): ReactElement | null {
  if (files.length === 0) return null;
  const { group_number: group, access_token: token } = access;
  const query = new URLSearchParams({ group, ...(token && { token }) }).toString();
  return (
    <ul className="grid gap-1 text-sm">
      {files.map(({ id, filename }) => (
        <li key={id}>
          <a
            href={`/dispute-file/${id}?${query}`}
            className="link row-link font-medium break-all"
            data-document=""
          >
            <bdi>{filename}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Timeline({ item, access }: { item: CustomerDispute; access: VerifyPayment }): ReactElement {
  const { t, formats } = useApp();
  return (
    <ol className="timeline" aria-label={t('disputes.timeline')}>
      {item.timeline.map(({ id, at, event, by, note, files }) => (
        <li key={id}>
          <b className="font-semibold">{t(`disputes.event.${event}`)}</b>
          <span className="block text-sm text-muted">
            <time dateTime={at}>{formats.dateTime(at)}</time>
            {by && ` · ${t(`returns.by.${by}`)}`}
          </span>
          {note && (
            <p className="text-sm break-words whitespace-pre-line">
              <bdi>{note}</bdi>
            </p>
          )}
          <Files files={files} access={access} />
        </li>
      ))}
    </ol>
  );
}

/** What is claimed, what is expected next, and the refund. */
function Facts({ item }: { item: CustomerDispute }): ReactElement {
  const { t, formats } = useApp();
  const { amount, currency, due_at: due, state, refund, reason } = item;
  const refunded = refund ? formats.money(refund.amount, refund.currency) : '';
  const facts = [
    t('disputes.claim', { amount: formats.money(amount, currency) }),
    t(`disputes.reasons.${reason}`),
    due ? t('disputes.dueBy', { date: formats.date(due) }) : '',
    state === 'under_review' ? t('disputes.reviewed') : '',
    refund && refund.state !== 'cancelled'
      ? t(`returns.refund.${refund.state === 'succeeded' ? refund.state : 'pending'}`, { amount: refunded })
      : '',
  ].filter(Boolean);
  return (
    <ul className="grid gap-1 rounded-lg bg-tint p-3 text-sm">
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines, with_shipping: withShipping }: CustomerDispute): ReactElement {
  const { t, formats } = useApp();
  const items = lines.map(({ order_line_id, name, quantity }) => {
    return { key: String(order_line_id), text: `${name} ${piecesText(quantity, formats)}` };
  });
  const shipping = withShipping ? [{ key: 'shipping', text: t('disputes.shipping') }] : [];
  return (
    <ul className="text-sm">
      {[...items, ...shipping].map(({ key, text }) => (
        <li key={key}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** One dispute: claim, progress with the evidence of both sides, and what its customer can do now. */
export function DisputeCard({
  item,
  access,
}: {
  item: CustomerDispute;
  access: VerifyPayment;
}): ReactElement {
  const { t } = useApp();
  return (
    <article className="grid gap-3" id={`dispute-${item.id}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {t('disputes.number', { number: item.number })}
        </h3>
        <StateLabel tone={toneOfDispute(item.state)}>{t(`disputes.state.${item.state}`)}</StateLabel>
      </div>
      <StepRefusal of="dispute" id={item.id} />
      <Facts item={item} />
      <Lines {...item} />
      <Timeline item={item} access={access} />
      {item.can_add_evidence && <EvidenceForm id={item.id} />}
      {item.can_withdraw && <WithdrawForm id={item.id} />}
    </article>
  );
}
