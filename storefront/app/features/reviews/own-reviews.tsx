import type { CustomerReviews, OwnReview, ProductToReview } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { DeleteForm } from '~/features/account/delete-form';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { Photos } from '~/features/pictures/photos';
import { Picture, toImage } from '~/ui/picture';
import { ownPhotos } from './own-photos';

/** Colour tone of a status. */
const TONES = { pending: 'open', approved: 'good', rejected: 'bad', hidden: 'bad' } as const;

function ToWrite({ product }: { product: ProductToReview }): ReactElement {
  const { t } = useApp();
  const path = `/product/${encodeURIComponent(product.slug)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="size-14 flex-none overflow-hidden rounded-lg bg-tint">
        {product.picture && (
          <Picture image={toImage(product.picture)} sizes="56px" alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <a href={path} className="inline-flex min-h-11 items-center font-semibold hover:underline">
          <bdi>{product.name}</bdi>
        </a>
        <span className="block text-sm text-muted">
          {t('account.order', { number: product.order_number })}
        </span>
      </span>
      <a
        href={`${path}/review`}
        className="btn btn-primary"
        aria-label={t('ownReviews.writeNamed', { name: product.name })}
      >
        {t('ownReviews.write')}
      </a>
    </li>
  );
}

/** The photos of an own review, which only its author sees until it is published. */
function OwnPhotos({ pictures }: Pick<OwnReview, 'pictures'>): ReactElement {
  const { t } = useApp();
  return <Photos photos={ownPhotos(pictures, t)} name={t('ownReviews.photos')} />;
}

/** Why a review is not published, and that its author may edit it. */
function Rejection({ review }: { review: OwnReview }): ReactElement {
  const { t } = useApp();
  return (
    <>
      {review.rejection_reason && (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {t('ownReviews.reason')} <bdi>{review.rejection_reason}</bdi>
        </p>
      )}
      {review.can_edit && <p className="text-sm text-muted">{t('ownReviews.rejectedHint')}</p>}
    </>
  );
}

function Written({ review }: { review: OwnReview }): ReactElement {
  const { t, formats } = useApp();
  const { product, rating, status } = review;
  return (
    <li className="panel grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {product ? (
            <a href={`/product/${encodeURIComponent(product.slug)}`} className="row-link">
              <bdi>{product.name}</bdi>
            </a>
          ) : (
            t('ownReviews.gone')
          )}
        </h3>
        <StateLabel tone={TONES[status]}>{t(`ownReviews.status.${status}`)}</StateLabel>
      </div>
      <p className="text-sm text-muted">
        <b>★ {formats.number(rating)}</b> · {formats.date(review.written_at)}
      </p>
      {review.title && (
        <p dir="auto" className="w-fit font-semibold">
          {review.title}
        </p>
      )}
      <p dir="auto" className="w-fit max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {review.body}
      </p>
      <OwnPhotos pictures={review.pictures} />
      {status === 'rejected' && <Rejection review={review} />}
      {review.reply && (
        <p className="border-s-2 border-line ps-3 text-muted">
          {t('ownReviews.reply')} <bdi>{review.reply}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {review.can_edit && (
          <a href={`/customer/reviews/${review.id}`} className="btn btn-text text-sm">
            {t('ownReviews.edit')}
          </a>
        )}
        <DeleteForm name="review_id" id={review.id} question={t('ownReviews.deleteAsk')} />
      </div>
    </li>
  );
}

/** Products that can be reviewed, then the customer's reviews with their status. */
export function OwnReviews({ to_write, reviews }: CustomerReviews): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid gap-6">
      <section className="panel grid gap-2">
        <h2 className="text-xl">{t('ownReviews.toWrite')}</h2>
        {to_write.length === 0 && <p className="text-muted">{t('ownReviews.nothing')}</p>}
        <ul className="divide-y divide-line">
          {to_write.map((product) => (
            <ToWrite key={product.id} product={product} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('ownReviews.written')}</h2>
        {reviews.length === 0 && <p className="text-muted">{t('ownReviews.none')}</p>}
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <Written key={review.id} review={review} />
          ))}
        </ul>
      </section>
    </div>
  );
}
