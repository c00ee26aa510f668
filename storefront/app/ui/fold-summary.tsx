import type { ReactElement } from 'react';
import { Icon } from './icons';

/** Summary of a collapsible part, with an arrow. */
export function FoldSummary({ title, className = '' }: { title: string; className?: string }): ReactElement {
  return (
    <summary className={`flex min-h-11 items-center justify-between gap-3 font-medium ${className}`}>
      {title}
      <Icon name="down" className="size-4" />
    </summary>
  );
}
