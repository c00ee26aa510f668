import type { PickupPlace } from '@stoa/contracts';
import type { ReactElement } from 'react';

/** Address and instructions of a pickup location. */
export function Pickup({ place }: { place: PickupPlace }): ReactElement {
  return (
    <span className="block text-sm whitespace-pre-line text-muted">
      {place.address && <bdi className="block w-fit">{place.address}</bdi>}
      {place.instructions && <bdi className="block w-fit">{place.instructions}</bdi>}
    </span>
  );
}
