import type { ReviewStanding } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

interface CannotReviewProps {
  standing: Exclude<ReviewStanding['state'], 'open'>;
  /** The product's page. */
  path: string;
}

/** Says why there is no form, before anybody fills one in. */
export function CannotReview({ standing, path }: CannotReviewProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid max-w-xl gap-5">
      <p className="notice">{t(standing === 'not_bought' ? 'reviews.onlyBuyers' : 'reviews.already')}</p>
      <a href={path} className="btn btn-quiet justify-self-start">
        {t('reviews.backToProduct')}
      </a>
    </div>
  );
}
