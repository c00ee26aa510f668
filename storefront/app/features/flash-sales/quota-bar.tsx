import type { ReactElement } from 'react';
import type { QuotaView } from '~/features/catalogue/card-view';

/** Remaining quota of a flash sale as a bar and as text. */
export function QuotaBar({ quota }: { quota: QuotaView }): ReactElement {
  return (
    <p className="quota">
      <progress className="quota-bar" value={quota.left} max={quota.of} aria-hidden="true" />
      {quota.text}
    </p>
  );
}
