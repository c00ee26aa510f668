import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Stars } from '../fields/Stars';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { EmptyList } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { ListTable } from '../screens/list/ListTable';
import { Moderation } from './Moderation';
import { ReviewPictures } from './ReviewPictures';
import { nameOfReview, type ReviewRecord } from './review-record';

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS = {
  admin: ['rating', 'title', 'product_id', 'vendor_id', 'status', 'created_at'],
  vendor: ['rating', 'title', 'product_id', 'status', 'created_at'],
};
const CELLS = { rating: Rating, title: ReviewText, product_id: Subject, status: Moderation };

/** The vendor column is redundant where all reviews are one vendor's. */
const columnsFor = (ofOne: boolean) => COLUMNS[ofOne ? 'vendor' : 'admin'];

/** Reviews with their text, moderated in the list. */
export function ReviewList() {
  const { audience } = useApi();
  const ofOne = audience === 'vendor';
  return (
    <GeneratedList sort={LATEST} columns={columnsFor(ofOne)}>
      <ReviewTable ofOne={ofOne} />
    </GeneratedList>
  );
}

/** The reviews of the list context. */
export function ReviewTable({ ofOne }: { ofOne: boolean }) {
  return <ListTable columns={columnsFor(ofOne)} cells={CELLS} empty={<EmptyList />} />;
}

function Rating() {
  const review = useRecordContext<ReviewRecord>();
  return review ? <Stars value={review.rating} /> : null;
}

function ReviewText() {
  const review = useRecordContext<ReviewRecord>();
  const translate = useTranslate();
  if (!review) return null;
  const author = review.author_name ?? translate('stoa.review.somebody');
  const marks = [author, review.vendor_reply && translate('stoa.review.answered')].filter(Boolean);
  return (
    <Box sx={{ minWidth: 220, maxWidth: 460 }}>
      <MuiLink component={Link} to={addressOf('reviews', 'view', review.id)} underline="hover" sx={nameSx}>
        <bdi>{nameOfReview(review as unknown as Record<string, unknown>)}</bdi>
      </MuiLink>
      {review.title && (
        <Typography variant="body2" color="text.secondary" dir="auto" sx={twoLinesSx}>
          {review.body}
        </Typography>
      )}
      <ReviewPictures pictures={review.media} size={40} />
      <Typography variant="caption" color="text.secondary">
        <bdi>{marks.join(' · ')}</bdi>
      </Typography>
    </Box>
  );
}

/** The review's product, or the store as a whole. */
export function Subject() {
  const review = useRecordContext<ReviewRecord>();
  const translate = useTranslate();
  if (!review) return null;
  if (!review.product_id) return <>{translate('stoa.review.store')}</>;
  return (
    <MuiLink component={Link} to={addressOf('products', 'view', review.product_id)} underline="hover">
      {review.product_name ?? `#${review.product_id}`}
    </MuiLink>
  );
}

const nameSx = { fontWeight: 600, color: 'text.primary', display: 'block', textAlign: 'start' };
const twoLinesSx = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  textAlign: 'start',
};
