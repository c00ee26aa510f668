import { Stack, Typography } from '@mui/material';
import type { ReturnRecord } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoment } from '../settings/format';
import { ReviewPictures } from '../reviews/ReviewPictures';
import { ReturnFacts } from './ReturnFacts';
import { ReturnLines } from './ReturnLines';
import { ReturnMoves } from './ReturnMoves';
import { ReturnTimeline } from './ReturnTimeline';

/** One return: items, pictures, progress and allowed decisions. */
export function ReturnShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <ReturnPage />
    </ShowBase>
  );
}

function ReturnPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const item = useRecordContext<ReturnRecord>();
  if (!item) return null;
  return (
    <>
      <PageHeader
        title={translate('stoa.return.title', { number: item.number })}
        parent={{ label: labels.resource('returns'), to: addressOf('returns', 'list') }}
        badge={<StateChip value={item.state} />}
        subtitle={
          <Stack component="span" direction="row" sx={{ gap: 1 }}>
            <span>{moment(item.created_at)}</span>
            {item.escalated_at && (
              <Typography component="span" variant="body2" color="error">
                {translate('stoa.return.escalated')}
              </Typography>
            )}
          </Stack>
        }
      >
        <ReturnMoves item={item} />
      </PageHeader>
      <TwoColumns main={<MainColumn item={item} />} side={<ReturnFacts item={item} />} />
    </>
  );
}

function MainColumn({ item }: { item: ReturnRecord }) {
  const translate = useTranslate();
  return (
    <>
      <FormArea title={translate('order.items')}>
        <ReturnLines lines={item.lines} />
      </FormArea>
      {(item.note || item.pictures.length > 0) && (
        <FormArea title={translate('order.note')}>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {item.note}
          </Typography>
          <ReviewPictures pictures={item.pictures} size={112} />
        </FormArea>
      )}
      <FormArea title={translate('order.timeline')}>
        <ReturnTimeline timeline={item.timeline} />
      </FormArea>
    </>
  );
}
