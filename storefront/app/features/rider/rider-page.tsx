import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { DeliveryList } from './delivery-list';
import { Messages } from './messages';
import { type RiderMemory, unreadOf } from './rider-queue';
import { DutyPanel } from './duty-panel';
import type { RiderRefusal } from './rider-actions.server';
import { useRiderQueue } from './use-rider-queue';

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
  const { memory, forget, isOffline, isSignedOut, readMessages, ...steps } = useRiderQueue(rider.id, page);
  return (
    <div className="container-page grid max-w-2xl! gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('rider.title')}</h1>
        <Form method="post" reloadDocument onSubmit={forget} className="flex items-center gap-3">
          <input type="hidden" name="intent" value="sign-out" />
          <bdi className="text-sm text-muted">{rider.name}</bdi>
          {/* Signing out forgets what is kept here. */}
          <button className="btn btn-quiet" disabled={isOffline || memory.queue.length > 0}>
            {t('rider.signOut')}
          </button>
        </Form>
      </div>
      <Connection isOffline={isOffline} isSignedOut={isSignedOut} />
      {refusal?.message === undefined && !refusal?.step && (
        <FormErrors errors={refusal && [refusal.error]} id="rider-refusal" />
      )}
      {memory.duty && <DutyPanel duty={memory.duty} isOffline={isOffline} />}
      {memory.messages && (
        <Messages
          messages={memory.messages}
          unread={unreadOf(memory)}
          isOffline={isOffline}
          refusal={refusal}
          onOpen={readMessages}
        />
      )}
      <DeliveryList memory={memory} {...steps} />
    </div>
  );
}
