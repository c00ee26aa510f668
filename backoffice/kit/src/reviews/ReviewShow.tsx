import { Box, Typography } from '@mui/material';
import { ShowBase, useRecordContext } from 'react-admin';
import { Stars } from '../fields/Stars';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { useApi, useSchema } from '../schema/SchemaContext';
import { FieldDisplay } from '../fields/Field';
import { useTranslate } from '../i18n/useTranslate';
import { Fact } from '../screens/GeneratedShow';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { RecordLink } from '../screens/RecordLink';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoment } from '../settings/format';
import { Moderation } from './Moderation';
import { ReplyBox } from './ReplyBox';
import { Subject } from './ReviewList';
import { ReviewPictures } from './ReviewPictures';
import { nameOfReview, type ReviewRecord } from './review-record';

/** One review with its reply; also the vendors' edit screen, as they may change only the reply. */
export function ReviewShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <ReviewPage />
    </ShowBase>
  );
}

function ReviewPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const { audience } = useApi();
  const review = useRecordContext<ReviewRecord>();
  if (!review) return null;
  return (
    <>
      <PageHeader
        title={nameOfReview(review as unknown as Record<string, unknown>)}
        parent={{ label: labels.resource('reviews'), to: addressOf('reviews', 'list') }}
        subtitle={translate('stoa.review.written', { at: moment(review.created_at) })}
      >
        <Moderation />
        {audience === 'admin' && <RecordLink screen="edit" />}
      </PageHeader>
      <TwoColumns main={<ReviewText review={review} />} side={<About review={review} />} />
    </>
  );
}

function ReviewText({ review }: { review: ReviewRecord }) {
  const translate = useTranslate();
  return (
    <>
      <FormArea>
        <Stars value={review.rating} />
        {review.title && (
          <Typography variant="h2" dir="auto" sx={{ mt: 1 }}>
            {review.title}
          </Typography>
        )}
        <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.body}
        </Typography>
        <ReviewPictures pictures={review.media} size={112} />
      </FormArea>
      <FormArea title={translate('stoa.review.answer')}>
        <ReplyBox />
      </FormArea>
    </>
  );
}

function About({ review }: { review: ReviewRecord }) {
  const translate = useTranslate();
  const { fields } = useSchema();
  const links = fields.filter(({ name }) => name === 'vendor_id' || name === 'customer_id');
  const { audience } = useApi();
  return (
    <FormArea title={translate('stoa.review.about')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact source="product_id">
          <Subject />
        </Fact>
        <Fact source="author_name">
          <bdi>{review.author_name ?? translate('stoa.review.somebody')}</bdi>
        </Fact>
        {audience === 'admin' &&
          links.map((field) => (
            <Fact key={field.name} source={field.name}>
              <FieldDisplay field={field} />
            </Fact>
          ))}
        <Fact source="source">{translate(`stoa.review.source.${review.source}`)}</Fact>
        {review.rejection_reason && (
          <Fact source="rejection_reason">
            <bdi>{review.rejection_reason}</bdi>
          </Fact>
        )}
      </Box>
    </FormArea>
  );
}
