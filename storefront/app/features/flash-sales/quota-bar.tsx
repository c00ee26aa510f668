import type { ReactElement } from 'react';
import type { QuotaView } from '~/features/catalogue/card-view';

/** How much of a flash sale's quota is left, as a bar and in words. */
export function QuotaBar({ quota }: { quota: QuotaView }): ReactElement {
  return (
    <p className="quota">
      <progress className="quota-bar" value={quota.left} max={quota.of} aria-hidden="true" />
      {quota.text}
    </p>
  );
}
