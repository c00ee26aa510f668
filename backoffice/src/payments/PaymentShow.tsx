import {
  addressOf,
  Fact,
  FormArea,
  PageHeader,
  StateChip,
  TwoColumns,
  useLabels,
  useMoment,
  useMoney,
  useTranslate,
  WHOLE_RECORD,
} from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';
import type { PaymentRecord } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { MethodName } from './MethodName';
import { OrderLinks } from './OrderLinks';
import { PaymentSteps, type Step } from './PaymentSteps';

/** One attempt to pay: the requests to its provider, the responses, and the outcome. */
export function PaymentShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <PaymentPage />
    </ShowBase>
  );
}

function PaymentPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const payment = useRecordContext<PaymentRecord>();
  if (!payment) return null;
  return (
    <>
      <PageHeader
        title={translate('stoa.payment_attempt.title', { reference: payment.reference })}
        parent={{ label: labels.resource('payments'), to: addressOf('payments', 'list') }}
        badge={<StateChip value={payment.payment_status} />}
        subtitle={moment(payment.created_at)}
      />
      <TwoColumns main={<Steps payment={payment} />} side={<Facts payment={payment} />} />
    </>
  );
}

function Steps({ payment }: { payment: PaymentRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const money = useMoney(payment.currency);
  const isOrder = (part: string) => payment.orders.some(({ number }) => number === part);
  const partName = (part: string | null) => (!part || isOrder(part) ? (part ?? '') : labels.choice(part));
  const events = payment.events.map((event): Step => ({
    id: event.id,
    title: labels.choice(event.type),
    facts: [money(event.amount), partName(event.part)],
    key: event.event_key,
    error: event.reason ? labels.choice(event.reason) : null,
    at: event.created_at,
  }));
  const operations = payment.operations.map((operation): Step => ({
    id: operation.id,
    // What has succeeded is among the events.
    title: [operation.type, ...(operation.state === 'succeeded' ? [] : [operation.state])]
      .map((one) => labels.choice(one))
      .join(' · '),
    facts: [money(operation.amount), operation.source ?? ''],
    key: operation.idempotency_key,
    error: operation.failure,
    at: operation.created_at,
  }));
  const webhooks = payment.webhooks.map(({ id, type, event_id, created_at }): Step => {
    return { id, title: type, facts: [], key: event_id, error: null, at: created_at };
  });
  if (events.length + operations.length + webhooks.length === 0)
    return (
      <FormArea title={translate('stoa.payment_attempt.events')}>
        <Typography color="text.secondary">{translate('stoa.payment_attempt.none')}</Typography>
      </FormArea>
    );
  return (
    <>
      <PaymentSteps title={translate('stoa.payment_attempt.events')} steps={events} />
      <PaymentSteps title={translate('stoa.payment_attempt.operations')} steps={operations} />
      <PaymentSteps title={translate('stoa.payment_attempt.webhooks')} steps={webhooks} />
    </>
  );
}

function Facts({ payment }: { payment: PaymentRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const money = useMoney(payment.currency);
  const { driver, method_code: code, provider_reference: id, check_at, superseded_at, problem } = payment;
  return (
    <FormArea title={translate('stoa.payment_attempt.about')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact label={labels.field('amount')}>
          <bdi>{money(payment.amount)}</bdi>
        </Fact>
        {payment.orders.length > 0 && (
          <Fact label={labels.resource('orders')}>
            <OrderLinks orders={payment.orders} />
          </Fact>
        )}
        <Fact label={labels.field('driver')}>{labels.choice(driver)}</Fact>
        <Fact label={labels.field('method_code')}>
          <MethodName code={code} />
        </Fact>
        {id && (
          <Fact label={labels.field('provider_reference')}>
            <bdi style={{ overflowWrap: 'anywhere' }}>{id}</bdi>
          </Fact>
        )}
        <Fact label={labels.field('capture_method')}>{labels.choice(payment.capture_method)}</Fact>
        {check_at && <Fact label={labels.field('check_at')}>{moment(check_at)}</Fact>}
        {superseded_at && <Fact label={labels.field('superseded_at')}>{moment(superseded_at)}</Fact>}
        {problem && <Fact label={labels.field('problem')}>{problem}</Fact>}
      </Box>
    </FormArea>
  );
}
