import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  action: { label: string; href: string };
}

/** Message that there is nothing to show, with the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactElement {
  return (
    <div className="panel grid justify-items-center gap-3 py-14! text-center">
      <Icon name={icon} className="size-12 text-muted" />
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      <a href={action.href} className="btn btn-primary mt-1">
        {action.label}
      </a>
    </div>
  );
}
