import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import type { About, ConversationView } from './messages-view';
import { useOutbox } from './use-outbox';
import { usePresence } from './use-presence';

interface ConversationPanelProps {
  view: ConversationView;
  about: About | null;
  requestKey: string;
  limit: { bytes: number; text: string };
  refusal: { error: string; message: string } | undefined;
}

/** A conversation with one store: messages and the message form. */
export function ConversationPanel({ view, ...rest }: ConversationPanelProps): ReactElement {
  const { t } = useApp();
  const outbox = useOutbox(view.id, view.messages);
  const { isTyping, typed } = usePresence(view);
  return (
    <section className="panel grid gap-4">
      <p className="flex flex-wrap gap-x-5">
        <a href="/customer/messages" className="link inline-flex min-h-11 items-center">
          {t('messages.all')}
        </a>
        <a href={view.storeHref} className="link inline-flex min-h-11 items-center">
          {t('messages.toStore')}
        </a>
      </p>
      <MessageLog view={view} outbox={outbox} isTyping={isTyping} />
      {view.canWrite ? (
        <Composer view={view} {...rest} send={outbox.send} typed={typed} />
      ) : (
        <p className="notice notice-warn">{t(view.isClosed ? 'messages.closed' : 'messages.unavailable')}</p>
      )}
    </section>
  );
}
