import { MAX_CART_NOTE_LENGTH, MAX_GIFT_MESSAGE_LENGTH, type CartNote } from '@stoa/contracts';
import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { FoldSummary } from '~/ui/fold-summary';
import type { CartAnswer } from './cart-answer';

interface NoteFieldsProps {
  vendor: { id: number; name: string };
  note: CartNote | null;
}

/**
 * Note to one seller and gift message; field names carry the seller's id, so that one form may hold several.
 */
export function NoteFields({ vendor: { id, name }, note }: NoteFieldsProps): ReactElement {
  const { t } = useApp();
  const seller = useSellerName()(name);
  return (
    <div className="gift grid gap-3" role="group" aria-label={seller}>
      <label>
        <span className="mb-1 block text-sm font-medium">{t('notes.to', { vendor: seller })}</span>
        <textarea
          name={`note.${id}`}
          rows={2}
          maxLength={MAX_CART_NOTE_LENGTH}
          className="input"
          defaultValue={note?.note ?? ''}
        />
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={`gift.${id}`}
          defaultChecked={note?.is_gift ?? false}
          className="size-5 accent-(--primary-text)"
        />
        {t('notes.isGift')}
      </label>
      <label className="when-gift">
        <span className="mb-1 block text-sm font-medium">{t('notes.message')}</span>
        <textarea
          name={`message.${id}`}
          rows={2}
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          className="input"
          defaultValue={note?.gift_message ?? ''}
        />
      </label>
    </div>
  );
}

/** The note fields as a form of their own, collapsed until a note exists. */
export function NoteForm({ vendor, note }: NoteFieldsProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <details className="mt-3 border-t border-line pt-1" open={note !== null}>
      <FoldSummary title={t('notes.title')} className="text-sm" />
      <fetcher.Form method="post" action="/cart" className="grid gap-3 pb-2">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="vendor" value={vendor.id} />
        <NoteFields vendor={vendor} note={note} />
        <div className="flex flex-wrap items-center gap-3">
          <button className="btn btn-quiet">{t('notes.save')}</button>
          <span role="status" className="text-sm">
            {answer?.ok && <span className="text-ok">{t('notes.saved')}</span>}
            {answer && !answer.ok && <span className="font-medium text-sale">{answer.error}</span>}
          </span>
        </div>
      </fetcher.Form>
    </details>
  );
}
