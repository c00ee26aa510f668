import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { useDevice } from './use-device';

/** Shows the actual state of notifications on this device and turns them on or off. */
export function NotificationSwitch(): ReactElement {
  const { t } = useApp();
  const { state, isBusy, hasFailed, turnOn, turnOff } = useDevice();
  const isOn = state === 'on';
  return (
    <section className="panel grid justify-items-start gap-3" aria-labelledby="notifications">
      <h2 id="notifications" className="text-xl">
        {t('notifications.title')}
      </h2>
      <p className="text-muted">{t('notifications.hint')}</p>
      <noscript>{t('notifications.needsScript')}</noscript>
      <p role="status" className="min-h-6">
        {state && t(`notifications.${state}`)}
      </p>
      {hasFailed && (
        <p role="alert" className="text-sale">
          {t('notifications.failed')}
        </p>
      )}
      {(state === 'on' || state === 'off') && (
        <button
          type="button"
          className={`btn ${isOn ? 'btn-quiet' : 'btn-primary'}`}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={isOn ? turnOff : turnOn}
        >
          {t(isOn ? 'notifications.turnOff' : 'notifications.turnOn')}
        </button>
      )}
    </section>
  );
}
