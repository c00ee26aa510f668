import { useSyncExternalStore, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { StoredTexts } from '~/ui/stored-texts';
import { useDevice } from './use-device';

/** Set once the visitor has chosen "not now" on this device. */
const dismissed = new StoredTexts('notifications_dismissed', 1);

/** Offers notifications where they are supported, off and not dismissed. */
export function NotificationCard(): ReactElement | null {
  const { t } = useApp();
  const { state, isBusy, hasFailed, turnOn } = useDevice();
  const declined = useSyncExternalStore(dismissed.subscribe, dismissed.get, dismissed.none);
  if (state !== 'off' || declined.length > 0) return null;
  return (
    <section className="panel grid justify-items-start gap-3" aria-labelledby="notifications-offer">
      <h2 id="notifications-offer" className="text-lg">
        {t('notifications.offer')}
      </h2>
      <p className="text-muted">{t('notifications.hint')}</p>
      {hasFailed && (
        <p role="alert" className="text-sale">
          {t('notifications.failed')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={turnOn}>
          {t('notifications.turnOn')}
        </button>
        <button type="button" className="btn btn-text" onClick={() => dismissed.add('declined')}>
          {t('notifications.later')}
        </button>
      </div>
    </section>
  );
}
