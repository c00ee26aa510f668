import { Form, useSearchParams } from '@remix-run/react';
import {
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { About, ConversationView } from './messages-view';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const MAX_LENGTH = 2000;

interface ComposerProps {
  view: ConversationView;
  about: About | null;
  /** Idempotency key of the form. */
  requestKey: string;
  /** Largest image, in bytes, and in megabytes as text. */
  limit: { bytes: number; text: string };
  refusal: { error: string; message: string } | undefined;
  send: (form: FormData) => void;
  typed: () => void;
}

function Hidden({
  view,
  about,
  requestKey,
}: Pick<ComposerProps, 'view' | 'about' | 'requestKey'>): ReactElement {
  const values = {
    ...(view.id ? { conversation_id: view.id } : { vendor_id: view.storeId }),
    ...(about?.productId && { product_id: about.productId }),
    ...(about?.orderId && { order_id: about.orderId }),
    request_key: requestKey,
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The image input; an image that is too large is refused at once. */
function usePicture({ bytes, text }: ComposerProps['limit']) {
  const { t } = useApp();
  const [chosen, setChosen] = useState<{ name: string; refusal: string | null } | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const isTooLarge = file !== undefined && file.size > bytes;
    const refusal = isTooLarge ? t('file.tooLarge', { name: file.name, size: text }) : null;
    if (isTooLarge) target.value = '';
    setChosen(file ? { name: isTooLarge ? '' : file.name, refusal } : null);
  };
  return { chosen, choose, forget: () => setChosen(null) };
}

/**
 * Submits with scripts: the form is reset at once, because the outbox stores its data until it was accepted.
 */
function useSending({ view, about, send }: ComposerProps, forgetPicture: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [, setSearch] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = new FormData(form.current ?? undefined);
    const file = sent.get('picture');
    if (!String(sent.get('message')).trim() && !(file instanceof File && file.size > 0)) return;
    send(sent);
    form.current?.reset();
    forgetPicture();
    // The subject belongs to this message only; the next one has none.
    if (view.id && about) setSearch({}, { replace: true, preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return { form, submit, onKeyDown };
}

interface TextProps {
  label: string;
  texts: string | undefined;
  typed: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MessageText({ label, texts: text, typed, onKeyDown }: TextProps): ReactElement {
  return (
    <>
      <label htmlFor="message" className="sr-only">
        {label}
      </label>
      <textarea
        id="message"
        name="message"
        rows={2}
        maxLength={MAX_LENGTH}
        dir="auto"
        defaultValue={text}
        placeholder={label}
        className="input h-auto py-2.5"
        aria-describedby="message-error"
        onKeyDown={onKeyDown}
        onInput={typed}
      />
    </>
  );
}

/** Message form of the page, submitted by scripts without navigation. Enter sends. */
export function Composer(props: ComposerProps): ReactElement {
  const { t } = useApp();
  const { view, about, requestKey, limit, refusal, typed } = props;
  const picture = usePicture(limit);
  const { form, submit, onKeyDown } = useSending(props, picture.forget);
  const label = t('messages.write', { store: view.store });
  return (
    <Form ref={form} method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-2">
      <Hidden view={view} about={about} requestKey={requestKey} />
      {about && <p className="text-sm text-muted">{about.text}</p>}
      <MessageText label={label} texts={refusal?.message} typed={typed} onKeyDown={onKeyDown} />
      <div className="flex flex-wrap items-center gap-3">
        <label className="btn btn-quiet relative cursor-pointer">
          <Icon name="plus" className="size-5" />
          <span>{picture.chosen?.name || t('messages.addPicture')}</span>
          <input
            type="file"
            name="picture"
            accept={KINDS}
            className="file-overlay"
            onChange={picture.choose}
          />
        </label>
        <button className="btn btn-primary ms-auto">{t('messages.send')}</button>
      </div>
      <p id="message-error" role="alert" className="text-sm font-medium text-sale">
        {picture.chosen?.refusal ?? refusal?.error}
      </p>
    </Form>
  );
}
