import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { UnbrokenNumber } from '~/ui/unbroken-number';
import { isTyping } from './is-typing';
import type { Conflict } from './rider-queue';

interface RefusalsProps {
  conflicts: readonly Conflict[];
  /** The step that was refused a moment ago: riders are led to it. */
  fresh?: string;
  dismiss: (key: string) => void;
}

/** Steps that the server has refused, each until the rider has read it. */
export function Refusals({ conflicts, fresh, dismiss }: RefusalsProps): ReactElement {
  return (
    <div role="alert" className="grid gap-3 empty:sr-only">
      {conflicts.map((conflict) => (
        <Refusal
          key={conflict.request_key}
          conflict={conflict}
          isFresh={conflict.request_key === fresh}
          dismiss={dismiss}
        />
      ))}
    </div>
  );
}

interface RefusalProps extends Pick<RefusalsProps, 'dismiss'> {
  conflict: Conflict;
  isFresh: boolean;
}

function Refusal({ conflict, isFresh, dismiss }: RefusalProps): ReactElement {
  const { t } = useApp();
  const { request_key, order_number, state, error } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh || isTyping()) return;
    notice.current?.focus({ preventScroll: true });
    // Its delivery may have moved to those that are finished, far below on a phone.
    notice.current?.scrollIntoView({ block: 'center' });
  }, [isFresh]);
  return (
    <div ref={notice} className="notice notice-error" tabIndex={-1} autoFocus={isFresh}>
      <Icon name="warning" className="size-5 flex-none text-sale" />
      <div className="grid justify-items-start gap-2">
        <p className="font-medium">
          <UnbrokenNumber
            text={t('rider.refused', { number: order_number, step: t(`rider.step.${state}`) })}
            number={order_number}
          />
        </p>
        <p>{error || t('error.failed')}</p>
        <button type="button" className="btn btn-quiet" onClick={() => dismiss(request_key)}>
          {t('rider.dismiss')}
        </button>
      </div>
    </div>
  );
}
