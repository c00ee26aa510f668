import { Form } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Picture } from '~/ui/picture';
import { ZoomLink } from '~/features/pictures/zoom-link';
import type { ConversationView, MessageView } from './messages-view';
import type { Outbox, OutgoingMessage } from './use-outbox';

function AboutLine({ about }: { about: NonNullable<MessageView['about']> }): ReactElement {
  return (
    <p className="text-sm text-muted">
      {about.href ? (
        <a href={about.href} className="link">
          {about.text}
        </a>
      ) : (
        about.text
      )}
    </p>
  );
}

function Bubble({ message, isRead }: { message: MessageView; isRead: boolean }): ReactElement {
  const { t } = useApp();
  const { about, image, isOwn } = message;
  if (message.isRetracted)
    return (
      <li id={`message-${message.id}`} className="message" data-own={isOwn || undefined}>
        <p className="text-sm text-muted italic">{t('messages.retracted')}</p>
      </li>
    );
  return (
    <li id={`message-${message.id}`} className="message" data-own={isOwn || undefined}>
      {about && <AboutLine about={about} />}
      {image && (
        <ZoomLink pictures={[image]} index={0} name={t('messages.picture')} className="message-picture">
          <Picture
            image={image}
            sizes="240px"
            alt={t('messages.picture')}
            className="size-full object-cover"
          />
        </ZoomLink>
      )}
      {message.body && (
        <p dir="auto" className="message-text">
          {message.body}
        </p>
      )}
      <div className="message-foot">
        <time dateTime={message.at}>{message.time}</time>
        {isRead && <span>{t('messages.read')}</span>}
        {message.canRetract && (
          <Form method="post" encType="multipart/form-data" preventScrollReset>
            <button name="retract" value={message.id} className="message-action">
              {t('messages.retract')}
            </button>
          </Form>
        )}
      </div>
    </li>
  );
}

function Waiting({ message, retry }: { message: OutgoingMessage; retry: () => void }): ReactElement {
  const { t } = useApp();
  return (
    <li className="message" data-own="">
      <p dir="auto" className="message-text opacity-70">
        {[message.picture, message.body].filter(Boolean).join('\n')}
      </p>
      <div className="message-foot" role="status">
        {message.state === 'sending' ? (
          t('messages.sending')
        ) : (
          <>
            <span className="font-medium text-sale">{message.error || t('messages.failed')}</span>
            <button type="button" className="message-action" onClick={retry}>
              {t('request.retry')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

interface MessageLogProps {
  view: ConversationView;
  outbox: Outbox;
  isTyping: boolean;
}

/** Messages of a conversation, oldest first, followed by the outbox. */
export function MessageLog({ view, outbox, isTyping }: MessageLogProps): ReactElement {
  const { t } = useApp();
  const { messages, readId } = view;
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last, outbox.waiting.length, isTyping]);
  const lastRead = messages.findLast(
    ({ id, isOwn, isRetracted }) => isOwn && !isRetracted && id <= readId,
  )?.id;
  return (
    <div ref={box} role="log" aria-label={t('messages.title')} tabIndex={0} className="message-log">
      {view.older && (
        <a href={view.older} className="btn btn-quiet self-center">
          {t('messages.older')}
        </a>
      )}
      {messages.length + outbox.waiting.length === 0 && (
        <p className="m-auto text-muted">{t('messages.first')}</p>
      )}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} isRead={message.id === lastRead} />
        ))}
        {outbox.waiting.map((message) => (
          <Waiting key={message.key} message={message} retry={() => outbox.retry(message.key)} />
        ))}
      </ol>
      {isTyping && <p className="text-sm text-muted">{t('messages.typing', { store: view.store })}</p>}
    </div>
  );
}
