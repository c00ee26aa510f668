import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import type { ConsoleDataProvider } from '../api/data-provider';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { StateMenu } from '../screens/StateMenu';
import { nameOfReview, type ReviewRecord } from './review-record';

/** The status of the current review, with the allowed changes. */
export function Moderation() {
  const review = useRecordContext<ReviewRecord>();
  const translate = useTranslate();
  const api = useApi();
  const { audience } = api;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'reviews', action: 'status' });
  if (!review) return null;
  const text = translate(audience === 'admin' ? 'stoa.review.move_text' : 'stoa.review.withdraw_text', {
    // Without the full stop of an initial, which another one follows.
    author: isolated(review.author_name?.replace(/\.$/, '') ?? translate('stoa.review.somebody')),
    subject: isolated(review.product_name ?? translate('stoa.review.store')),
  });
  return (
    <StateMenu
      state={review.status}
      label={review.status_label}
      allowed={review.allowed}
      permitted={canAccess}
      page="reviews"
      name={nameOfReview(review as unknown as Record<string, unknown>)}
      text={text}
      noteOf={(to) => (to === 'rejected' ? 'stoa.review.reason' : undefined)}
      noteLength={500}
      move={(to, reason) =>
        to === 'rejected'
          ? api.call(api.own(`rejectReview/${review.id}`), { method: 'PUT', body: { reason } })
          : dataProvider.setStatus('reviews', review.id, to)
      }
    />
  );
}
