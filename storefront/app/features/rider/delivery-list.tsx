import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { DeliveryCard } from './delivery-card';
import { Refusals } from './refusals';
import { expected, isWaiting, type Move, type RiderMemory } from './rider-queue';

function Nothing(): ReactElement {
  const { t } = useApp();
  return (
    <div className="panel grid justify-items-center gap-3 py-14! text-center">
      <Icon name="truck" className="size-12 text-muted" />
      <h2 className="text-xl">{t('rider.none')}</h2>
      <p className="text-muted">{t('rider.noneHint')}</p>
    </div>
  );
}

interface DeliveryListProps {
  memory: RiderMemory;
  /** The delivery of which a step was taken a moment ago. */
  tapped: number | undefined;
  /** The step that was refused a moment ago. */
  fresh: string | undefined;
  take: (move: Move) => void;
  dismiss: (key: string) => void;
}

/** The rider's deliveries, open ones first, each with its refused steps. */
export function DeliveryList({ memory, tapped, take, ...reading }: DeliveryListProps): ReactElement {
  const deliveries = expected(memory);
  const open = deliveries.filter(({ allowed, state }) => allowed.length > 0 || state === 'failed');
  const finished = deliveries.filter((one) => !open.includes(one));
  const isListed = (id: number): boolean => deliveries.some((delivery) => delivery.id === id);
  const conflictsOf = (id: number) => memory.conflicts.filter(({ delivery_id }) => delivery_id === id);
  return (
    <>
      {/* Of deliveries that are no longer the rider’s. */}
      <Refusals
        {...reading}
        conflicts={memory.conflicts.filter(({ delivery_id }) => !isListed(delivery_id))}
      />
      {deliveries.length === 0 && <Nothing />}
      <ul className="grid gap-4">
        {[...open, ...finished].map((delivery) => (
          <DeliveryCard
            key={delivery.id}
            delivery={delivery}
            isWaiting={isWaiting(memory, delivery.id)}
            isTapped={tapped === delivery.id}
            take={take}
            refusals={<Refusals {...reading} conflicts={conflictsOf(delivery.id)} />}
          />
        ))}
      </ul>
    </>
  );
}
