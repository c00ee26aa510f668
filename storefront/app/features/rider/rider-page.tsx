import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { DeliveryCard } from './delivery-card';
import { Messages } from './messages';
import { type Conflict, expected, isWaiting, type RiderMemory, unreadOf } from './rider-queue';
import { DutyPanel } from './duty-panel';
import type { RiderRefusal } from './rider-actions.server';
import { forgetRiders } from './rider-memory';
import { useRiderQueue } from './use-rider-queue';

/** Steps that the server has refused, each until the rider has read it. */
function Conflicts({
  conflicts,
  dismiss,
}: {
  conflicts: readonly Conflict[];
  dismiss: (key: string) => void;
}): ReactElement {
  const { t } = useApp();
  return (
    <div role="alert" className="grid gap-3 empty:sr-only">
      {conflicts.map(({ request_key, order_number, state, error }) => (
        <div key={request_key} className="notice notice-error">
          <Icon name="warning" className="size-5 flex-none text-sale" />
          <div className="grid justify-items-start gap-2">
            <p className="font-medium">
              {t('rider.refused', { number: order_number, step: t(`rider.step.${state}`) })}
            </p>
            <p>{error || t('error.failed')}</p>
            <button type="button" className="btn btn-quiet" onClick={() => dismiss(request_key)}>
              {t('rider.dismiss')}
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}

/** That steps are kept until there is a connection, or that the rider must sign in again. */
function Connection({ isOffline, isSignedOut }: { isOffline: boolean; isSignedOut: boolean }): ReactElement {
  const { t } = useApp();
  return (
    <div role="status" className="empty:sr-only">
      {isSignedOut && (
        <p className="notice">
          <a href="/rider/login" className="link">
            {t('rider.signInAgain')}
          </a>
        </p>
      )}
      {isOffline && !isSignedOut && <p className="notice">{t('rider.offline')}</p>}
    </div>
  );
}

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

interface RiderPageProps {
  rider: { id: number; name: string };
  /** What the page was loaded with. */
  page: RiderMemory;
  /** What the server has refused, and why. */
  refusal?: RiderRefusal;
}

/** A rider's deliveries, for the phone: also without a connection. */
export function RiderPage({ rider, page, refusal }: RiderPageProps): ReactElement {
  const { t } = useApp();
  const { memory, tapped, take, dismiss, readMessages, ...connection } = useRiderQueue(rider.id, page);
  const deliveries = expected(memory);
  const open = deliveries.filter(({ allowed, state }) => allowed.length > 0 || state === 'failed');
  const finished = deliveries.filter((one) => !open.includes(one));
  return (
    <div className="container-page grid max-w-2xl! gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('rider.title')}</h1>
        <Form method="post" reloadDocument onSubmit={forgetRiders} className="flex items-center gap-3">
          <input type="hidden" name="intent" value="sign-out" />
          <bdi className="text-sm text-muted">{rider.name}</bdi>
          {/* Signing out forgets what is kept here. */}
          <button className="btn btn-quiet" disabled={memory.queue.length > 0}>
            {t('rider.signOut')}
          </button>
        </Form>
      </div>
      <Connection {...connection} />
      {refusal?.message === undefined && (
        <FormErrors errors={refusal && [refusal.error]} id="rider-refusal" />
      )}
      {memory.duty && <DutyPanel duty={memory.duty} isOffline={connection.isOffline} />}
      {memory.messages && (
        <Messages
          messages={memory.messages}
          unread={unreadOf(memory)}
          isOffline={connection.isOffline}
          refusal={refusal}
          onOpen={readMessages}
        />
      )}
      <Conflicts conflicts={memory.conflicts} dismiss={dismiss} />
      {deliveries.length === 0 && <Nothing />}
      <ul className="grid gap-4">
        {[...open, ...finished].map((delivery) => (
          <DeliveryCard
            key={delivery.id}
            delivery={delivery}
            isWaiting={isWaiting(memory, delivery.id)}
            isTapped={tapped === delivery.id}
            take={take}
          />
        ))}
      </ul>
    </div>
  );
}
