import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FoldSummary } from '~/ui/fold-summary';
import { toast } from '~/ui/toaster';

/** Shares the link with the device's share sheet, or copies it. */
async function pass(url: string, title: string, copied: string): Promise<void> {
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
  await navigator.clipboard.writeText(url);
  toast(copied, 'success');
}

function SharedLink({ url }: { url: string }): ReactElement {
  const { t } = useApp();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor="shared-list" className="mb-1 block text-sm font-medium">
          {t('sharedList.link')}
        </label>
        <input
          id="shared-list"
          className="input"
          dir="ltr"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <button
        type="button"
        className="btn btn-primary [@media(scripting:none)]:hidden"
        onClick={() => void pass(url, t('wishlist.title'), t('sharedList.copied'))}
      >
        {t('sharedList.pass')}
      </button>
      <Form method="post" action="/WishList">
        <button name="intent" value="unshare" className="btn btn-quiet">
          {t('sharedList.end')}
        </button>
      </Form>
    </div>
  );
}

/** Shares the wish list by a link, or stops sharing. */
export function ShareList({ url }: { url: string | null }): ReactElement {
  const { t } = useApp();
  return (
    <details className="panel mb-4" open={url !== null || undefined}>
      <FoldSummary title={t('sharedList.share')} className="text-primary-text" />
      <p className="mb-3 text-muted">{t('sharedList.hint')}</p>
      {url ? (
        <SharedLink url={url} />
      ) : (
        <Form method="post" action="/WishList">
          <button name="intent" value="share" className="btn btn-quiet">
            {t('sharedList.begin')}
          </button>
        </Form>
      )}
    </details>
  );
}
