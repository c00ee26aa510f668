import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from './icons';

interface SectionHeadProps {
  title: string;
  /** Why its content is shown. */
  reason?: string;
  more?: string;
}

/** A section's title with a link to all of its content. */
export function SectionHead({ title, reason, more }: SectionHeadProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="mb-4 flex items-end justify-between gap-4 md:mb-5">
      <div>
        <h2 className="section-title">{title}</h2>
        {reason && <p className="mt-1 text-sm text-muted">{reason}</p>}
      </div>
      {more && (
        <a
          href={more}
          className="-my-2 inline-flex min-h-11 flex-none items-center gap-1 text-[0.9375rem] font-semibold text-primary-text hover:underline"
          aria-label={t('home.allOf', { title })}
        >
          {t('home.all')}
          <Icon name="next" className="size-4" />
        </a>
      )}
    </div>
  );
}
