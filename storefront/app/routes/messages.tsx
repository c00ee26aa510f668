import type { ConversationList as Listed } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRevalidator, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { OWN, useLive } from '~/features/live/use-live';
import { ConversationList } from '~/features/messages/conversation-list';
import { toRow } from '~/features/messages/messages-view';
import { NotificationCard } from '~/features/notifications/notification-card';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';
import { EmptyState } from '~/ui/empty-state';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const before = new URL(args.request.url).searchParams.get('before') ?? '';
  const query = /^[1-9]\d{0,9}$/.test(before) ? `?before=${before}` : '';
  const page = await readAsCustomer<Listed>(shop, args.request, `web/fetch_message${query}`);
  const locale = await shop.locale();
  const last = page.conversations.at(-1)?.last.id;
  return {
    rows: page.conversations.map((conversation) => toRow(conversation, locale)),
    older: page.has_more ? `/customer/messages?before=${last}` : null,
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('messages.title') }));

/** A customer's conversations, newest message first. */
export default function Messages(): ReactElement {
  const { t } = useApp();
  const { rows, older } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive(OWN, (event) => {
    if (event.startsWith('message.') && event !== 'message.typing') revalidate();
  });
  return (
    <AccountFrame title={t('messages.title')}>
      {rows.length === 0 ? (
        <EmptyState
          icon="mail"
          title={t('messages.none')}
          text={t('messages.noneHint')}
          action={{ label: t('frame.stores'), href: '/stores' }}
        />
      ) : (
        <ConversationList rows={rows} />
      )}
      {older && (
        <p className="mt-4">
          <a href={older} className="btn btn-quiet">
            {t('messages.older')}
          </a>
        </p>
      )}
      <div className="mt-6">
        <NotificationCard />
      </div>
    </AccountFrame>
  );
}
