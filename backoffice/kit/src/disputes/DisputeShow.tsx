import { Alert } from '@mui/material';
import type { DisputeRecord } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoment } from '../settings/format';
import { DisputeFacts } from './DisputeFacts';
import { DisputeLines } from './DisputeLines';
import { DisputeMoves } from './DisputeMoves';
import { DisputeTimeline } from './DisputeTimeline';

/** One dispute: the claim, the evidence of both sides and allowed decisions. */
export function DisputeShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <DisputePage />
    </ShowBase>
  );
}

function DisputePage() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const item = useRecordContext<DisputeRecord>();
  if (!item) return null;
  return (
    <>
      <PageHeader
        title={translate('stoa.dispute.title', { number: item.number })}
        parent={{ label: labels.resource('disputes'), to: addressOf('disputes', 'list') }}
        badge={<StateChip value={item.state} />}
        subtitle={moment(item.created_at)}
      >
        <DisputeMoves item={item} />
      </PageHeader>
      <AnswerHint item={item} />
      <TwoColumns main={<MainColumn item={item} />} side={<DisputeFacts item={item} />} />
    </>
  );
}

/** What the vendor can answer until when, while the dispute waits for it. */
function AnswerHint({ item: { state, allowed, due_at } }: { item: DisputeRecord }) {
  const translate = useTranslate();
  const moment = useMoment();
  if (state !== 'needs_response' || !allowed.includes('accepted') || !due_at) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('stoa.dispute.answer_hint', { date: moment(due_at) })}
    </Alert>
  );
}

function MainColumn({ item }: { item: DisputeRecord }) {
  const translate = useTranslate();
  return (
    <>
      <FormArea title={translate('stoa.dispute.claim')}>
        <DisputeLines item={item} />
      </FormArea>
      <FormArea title={translate('stoa.dispute.evidence')}>
        <DisputeTimeline timeline={item.timeline} />
      </FormArea>
    </>
  );
}
