import type { CustomerSession } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';

/** A device's name from its User-Agent, as far as it is recognised. */
function useDeviceName(): (device: Pick<CustomerSession, 'browser' | 'system'>) => string {
  const { t } = useApp();
  return ({ browser, system }) => {
    if (browser && system) return t('security.device', { browser, system });
    return browser ?? system ?? t('security.unknownDevice');
  };
}

function SessionRow({ session }: { session: CustomerSession }): ReactElement {
  const { t, formats } = useApp();
  const name = useDeviceName()(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} {session.is_current && <StateLabel tone="good">{t('security.thisDevice')}</StateLabel>}
        </p>
        <p className="text-sm text-muted">
          {t('security.signedIn', { date: formats.dateTime(session.signed_in_at) })}
          {' · '}
          {t('security.lastSeen', { date: formats.dateTime(session.last_seen_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Form method="post">
          <input type="hidden" name="session_id" value={session.id} />
          <button
            name="intent"
            value="end"
            className="btn btn-text text-sm"
            aria-label={t('security.endNamed', { device: name })}
          >
            {t('security.end')}
          </button>
        </Form>
      )}
    </li>
  );
}

/** The customer's sessions, each with a sign-out button. */
export function Sessions({ sessions }: { sessions: readonly CustomerSession[] }): ReactElement {
  const { t } = useApp();
  return (
    <section className="panel grid gap-2">
      <h2 className="text-xl">{t('security.sessions')}</h2>
      <p className="text-muted">{t('security.sessionsHint')}</p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <button name="intent" value="end_others" className="btn btn-quiet">
            {t('security.endOthers')}
          </button>
        </Form>
      )}
    </section>
  );
}
