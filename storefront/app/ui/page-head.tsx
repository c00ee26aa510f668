import type { ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { breadcrumbData } from '~/features/frame/structured-data';
import { JsonLd } from './json-ld';

interface PageHeadProps {
  title: ReactNode;
  trail?: readonly { name: string; href: string }[];
  children?: ReactNode;
}

/** Breadcrumb without structured data. */
export function Trail({ trail }: { trail: readonly { name: string; href: string }[] }): ReactElement {
  const { t } = useApp();
  return (
    <nav aria-label={t('frame.trail')} className="text-sm text-muted">
      <ol className="trail flex flex-wrap">
        {[{ name: t('frame.home'), href: '/' }, ...trail].map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="relative inline-flex min-h-11 min-w-11 items-center hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Breadcrumb with structured data. */
export function PageTrail({ trail }: { trail: readonly { name: string; href: string }[] }): ReactElement {
  const { t, frame } = useApp();
  return (
    <>
      <JsonLd
        of={
          import.meta.env.SSR
            ? () => breadcrumbData([{ name: t('frame.home'), href: '/' }, ...trail], frame)
            : null
        }
      />
      <Trail trail={trail} />
    </>
  );
}

/** A page's breadcrumb and title. */
export function PageHead({ title, trail, children }: PageHeadProps): ReactElement {
  return (
    <div className="pt-3 pb-5 md:pt-5">
      {trail && trail.length > 0 && <PageTrail trail={trail} />}
      <h1 className={`page-title ${trail && trail.length > 0 ? '' : 'pt-3'}`}>{title}</h1>
      {children}
    </div>
  );
}
