import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { comparing } from './comparing';

interface CompareButtonProps {
  id: number;
  /** Accessible label, which ends with the visible text. */
  label: { text: string; name: string };
  className?: string;
}

/** Adds a product to the comparison or removes it; without scripts it opens the comparison. */
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
