import type { Conversation, ConversationMessage, ConversationPage } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';
import { toImage, type ImageView } from '~/ui/picture';

interface Texts {
  t: ServerTranslate;
  formats: Formats;
}

/** View model of a message. */
export interface MessageView {
  id: number;
  isOwn: boolean;
  body: string;
  image: ImageView | null;
  about: { text: string; href: string | null } | null;
  at: string;
  time: string;
  isRetracted: boolean;
  canRetract: boolean;
}

/** A row of the list of conversations. */
export interface ConversationRow {
  id: number;
  store: string;
  logo: ImageView | null;
  unread: number;
  preview: string;
  at: string;
  time: string;
}

/** Product or order that a new message refers to. */
export interface About {
  productId: number | null;
  orderId: number | null;
  text: string;
}

/** View model of a conversation, existing or new. */
export interface ConversationView {
  id: number | null;
  storeId: number;
  store: string;
  storeHref: string;
  canWrite: boolean;
  isClosed: boolean;
  /** Id of the last message that the store has read. */
  readId: number;
  /** Oldest first. */
  messages: MessageView[];
  /** URL of the older messages. */
  older: string | null;
}

/** The message's product or order as text with a link. */
function aboutOf({ product, order }: ConversationMessage, t: ServerTranslate): MessageView['about'] {
  if (product)
    return {
      text: t('messages.about', { name: product.name }),
      href: product.slug && `/product/${product.slug}`,
    };
  return order
    ? { text: t('messages.aboutOrder', { number: order.number }), href: `/customer/orders/${order.group_id}` }
    : null;
}

function toMessage(message: ConversationMessage, { t, formats }: Texts): MessageView {
  return {
    id: message.id,
    isOwn: message.author === 'customer',
    body: message.body,
    image: message.picture && toImage(message.picture),
    about: aboutOf(message, t),
    at: message.sent_at,
    time: formats.dateTime(message.sent_at),
    isRetracted: message.is_retracted,
    canRetract: message.can_retract,
  };
}

/** Formats a conversation for a visitor's language. */
export function toConversation(page: ConversationPage, texts: Texts): ConversationView {
  const { conversation, vendor, messages, has_more } = page;
  const oldest = messages.at(-1)?.id;
  return {
    id: conversation?.id ?? null,
    storeId: vendor.id,
    store: vendor.name,
    storeHref: `/store/${vendor.slug}`,
    canWrite: conversation?.can_write ?? true,
    isClosed: conversation?.is_closed ?? false,
    readId: conversation?.read_id ?? 0,
    messages: messages.map((message) => toMessage(message, texts)).reverse(),
    older: conversation && has_more ? `/customer/messages/${conversation.id}?before=${oldest}` : null,
  };
}

/** Formats a row of the conversation list for a visitor's language. */
export function toRow({ id, vendor, unread, last }: Conversation, { t, formats }: Texts): ConversationRow {
  const preview = last.body || (last.has_picture ? t('messages.picture') : '');
  const text = last.is_retracted ? t('messages.retracted') : preview;
  return {
    id,
    store: vendor.name,
    unread,
    logo: vendor.logo && toImage(vendor.logo, 320),
    preview: last.author === 'customer' ? t('messages.you', { text }) : text,
    at: last.sent_at,
    time: formats.dateTime(last.sent_at),
  };
}
