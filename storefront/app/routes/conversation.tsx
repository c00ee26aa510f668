import { randomUUID } from 'node:crypto';
import type { ConversationPage as Read } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { readForm } from '~/features/forms/read-form.server';
import { isTooLarge, readPictureLimit, readShownPictureLimit } from '~/features/forms/upload-limit.server';
import { pageMeta } from '~/features/frame/page-meta';
import { aboutOf, pathOf, presentPath } from '~/features/messages/about.server';
import { ConversationPanel } from '~/features/messages/conversation-panel';
import { toConversation } from '~/features/messages/messages-view';
import { refusalOf, sendMessage } from '~/features/messages/send-message.server';
import { isFetched } from '~/session/same-origin.server';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const url = new URL(args.request.url);
  const [page, limit, locale, about] = await Promise.all([
    readAsCustomer<Read>(shop, args.request, pathOf(args.params.id, url)),
    readShownPictureLimit(shop),
    shop.locale(),
    aboutOf(shop, url),
  ]);
  if (args.params.id === 'new' && page.conversation)
    throw shop.redirect(presentPath(page.conversation.id, url));
  const newest = page.messages.find(({ author }) => author === 'vendor');
  // Scripts mark messages as read by themselves once the page is visible; a prefetched page is not.
  if (!isFetched(args.request) && page.conversation?.unread && newest)
    await shop.api.post('web/read_messages', {
      conversation_id: page.conversation.id,
      message_id: newest.id,
    });
  return {
    view: toConversation(page, locale),
    about,
    requestKey: randomUUID(),
    limit,
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  if (isTooLarge(args.request, await readPictureLimit(shop))) {
    const { t } = await shop.locale();
    return shop.json({ error: t('reviews.tooLarge'), message: '' }, { status: 413 });
  }
  const form = await readForm(args.request);
  const retracted = form.get('retract');
  if (retracted) {
    const path = 'web/retract_message';
    const gone = await asCustomer(shop, args.request, () =>
      shop.api.post(path, { message_id: Number(retracted) }),
    );
    if (!gone.ok)
      return shop.json({ error: gone.failure.error, message: '' }, { status: gone.failure.status });
    return shop.redirect(`/customer/messages/${args.params.id}`);
  }
  const sent = await asCustomer(shop, args.request, () => sendMessage(shop, form));
  if (sent.ok)
    return shop.redirect(`/customer/messages/${sent.data.conversation_id}#message-${sent.data.message.id}`);
  const message = String(form.get('message') ?? '');
  return shop.json({ error: refusalOf(sent.failure), message }, { status: sent.failure.status });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: data ? data.view.store : t('messages.title') }));

/** A customer's conversation with one store. */
export default function Conversation(): ReactElement {
  const { view, about, requestKey, limit } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountFrame title={view.store}>
      <ConversationPanel
        key={view.id ?? 'new'}
        view={view}
        about={about}
        requestKey={requestKey}
        limit={limit}
        refusal={refusal}
      />
    </AccountFrame>
  );
}
