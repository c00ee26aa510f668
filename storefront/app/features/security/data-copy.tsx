import type { CustomerDataExport } from '@stoa/contracts';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

/** Export of the customer's personal data: request, progress, and a download for limited time. */
export function DataCopy({ copy }: { copy: CustomerDataExport }): ReactElement {
  const { t, formats } = useApp();
  const isSending = useNavigation().formData?.get('intent') === 'copy';
  return (
    <section className="panel grid justify-items-start gap-3">
      <h2 className="text-xl">{t('security.copy')}</h2>
      <p className="text-muted">{t('security.copyHint')}</p>
      {copy.state === 'pending' && (
        <p className="notice" role="status">
          <Icon name="clock" className="size-5 flex-none" /> {t('security.copyPending')}
        </p>
      )}
      {copy.state === 'ready' && copy.expires_at && (
        <>
          <p>{t('security.copyReady', { date: formats.date(copy.expires_at) })}</p>
          <p className="flex flex-wrap gap-3">
            <a href="/customer/data-copy?format=html" download className="btn btn-primary">
              {t('security.copyHtml')}
            </a>
            <a href="/customer/data-copy" download className="btn btn-quiet">
              {t('security.copyJson')}
            </a>
          </p>
        </>
      )}
      {copy.state !== 'pending' && (
        <Form method="post">
          <button name="intent" value="copy" className="btn btn-quiet" disabled={isSending}>
            {t(copy.state === 'ready' ? 'security.copyAgain' : 'security.copyAsk')}
          </button>
        </Form>
      )}
    </section>
  );
}
