import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** A link to another order of the same buyer; a guest is asked for the e-mail address there. */
export function OwnOrderLink({
  order: { group_number: group, number },
}: {
  order: { group_number: string; number: string };
}): ReactElement {
  const { frame } = useApp();
  const path = frame.isSignedIn ? '/customer/orders/' : '/ProductOrder?order=';
  return (
    <a href={path + encodeURIComponent(group)} className="link">
      <bdi>{number}</bdi>
    </a>
  );
}
