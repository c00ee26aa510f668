import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { useLeaving } from './optimistic';
import type { RemovalView } from './saved-view';

/** Most removals for which undo is offered; more would hide the cart. */
const SHOWN = 3;

/** Recently removed lines with an undo button; works without scripts too. */
export function Removals({ removals }: { removals: readonly RemovalView[] }): ReactElement {
  const { t } = useApp();
  const leaving = useLeaving();
  const remaining = removals.filter(({ ids }) => !ids.some((id) => leaving.has(id)));
  return (
    <div role="status">
      {remaining.slice(0, SHOWN).map(({ ids, name, others }) => (
        <Form
          key={ids.join()}
          method="post"
          action="/cart"
          preventScrollReset
          className="notice mb-4 flex flex-wrap items-center! gap-2"
        >
          <Icon name="check" className="size-5 flex-none" />
          <span className="min-w-0 flex-1">
            {others > 0
              ? t('savedCart.removedMany', { name, count: others })
              : t('savedCart.removed', { name })}
          </span>
          <input type="hidden" name="intent" value="restore" />
          {ids.map((id) => (
            <input key={id} type="hidden" name="saved" value={id} />
          ))}
          <button className="btn btn-quiet" aria-label={t('savedCart.undoNamed', { name })}>
            {t('savedCart.undo')}
          </button>
        </Form>
      ))}
    </div>
  );
}
