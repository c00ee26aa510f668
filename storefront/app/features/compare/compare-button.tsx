import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { comparing } from './comparing';

interface CompareButtonProps {
  id: number;
  /** What it says to those who don't see the product beside it; its last part is what it shows. */
  label: { text: string; name: string };
  className?: string;
}

/** Puts a product beside others, or takes it away again; without scripts it leads to the comparison. */
export function CompareButton({
  id,
  label: { text, name },
  className = 'card-compare',
}: CompareButtonProps): ReactElement {
  const isChosen = useSyncExternalStore(
    comparing.subscribe,
    () => comparing.get().includes(id),
    () => false,
  );
  return (
    <button
      className={className}
      name={isChosen ? 'uncompare' : 'compare'}
      value={id}
      formAction="/Compare"
      formNoValidate
      aria-pressed={isChosen}
      aria-label={name}
    >
      <Icon name="compare" className="size-4" />
      {text}
    </button>
  );
}
