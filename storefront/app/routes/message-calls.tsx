import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '~/features/forms/read-form.server';
import { isTooLarge, readPictureLimit } from '~/features/forms/upload-limit.server';
import type { CallAnswer } from '~/features/messages/message-call';
import { refusalOf, sendMessage } from '~/features/messages/send-message.server';
import { shopOf, type Shop } from '~/session/shop.server';

const READ_PATHS: Record<string, string> = {
  read: 'web/read_messages',
  typing: 'web/message_typing',
  retract: 'web/retract_message',
};

async function send(shop: Shop, form: FormData): Promise<CallAnswer> {
  const sent = await sendMessage(shop, form);
  if (!sent.ok)
    return { ok: false, error: refusalOf(sent.failure), isSignedOut: sent.failure.status === 401 };
  return { ok: true, conversationId: sent.data.conversation_id, messageId: sent.data.message.id };
}

/** Script calls of open conversations: send, read mark, typing. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  if (!shop.visitor.token) return shop.json<CallAnswer>({ ok: false, isSignedOut: true }, { status: 401 });
  if (isTooLarge(args.request, await readPictureLimit(shop))) {
    const { t } = await shop.locale();
    return shop.json<CallAnswer>({ ok: false, error: t('reviews.tooLarge') }, { status: 413 });
  }
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  if (intent === 'send') return shop.json(await send(shop, form));
  const path = READ_PATHS[intent];
  if (!path) return shop.json<CallAnswer>({ ok: false }, { status: 400 });
  const names = ['conversation_id', 'message_id'].filter((name) => form.has(name));
  const outcome = await shop.api.post(
    path,
    Object.fromEntries(names.map((name) => [name, Number(form.get(name))])),
  );
  return shop.json<CallAnswer>(outcome.ok ? { ok: true } : { ok: false, error: outcome.failure.error });
}
