import type { ReviewEligibility } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

interface CannotReviewProps {
  state: Exclude<ReviewEligibility['state'], 'open'>;
  /** Path of the product's page. */
  path: string;
}

const REASONS = {
  not_bought: 'reviews.onlyBuyers',
  already_reviewed: 'reviews.already',
  own_product: 'reviews.ownProduct',
} as const;

/** Explains why the customer cannot review, in place of the form. */
export function CannotReview({ state, path }: CannotReviewProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid max-w-xl gap-5">
      <p className="notice">{t(REASONS[state])}</p>
      <a href={path} className="btn btn-quiet justify-self-start">
        {t('reviews.backToProduct')}
      </a>
    </div>
  );
}
