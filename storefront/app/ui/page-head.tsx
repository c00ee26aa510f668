import type { ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { breadcrumbData } from '~/features/frame/structured-data';
import { JsonLd } from './json-ld';

interface PageHeadProps {
  title: string;
  trail?: readonly { name: string; href: string }[];
  children?: ReactNode;
}

/** The way from home to a page. */
export function Trail({ trail }: { trail: readonly { name: string; href: string }[] }): ReactElement {
  const { t } = useApp();
  return (
    <nav aria-label={t('frame.trail')} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {[{ name: t('frame.home'), href: '/' }, ...trail].map(({ name, href }) => (
          <li key={href} className="flex items-center after:mx-2 after:content-['/'] last:after:hidden">
            <a href={href} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page's title under the way to it. */
export function PageHead({ title, trail, children }: PageHeadProps): ReactElement {
  const { t, frame } = useApp();
  return (
    <div className="pt-3 pb-5 md:pt-5">
      {trail && trail.length > 0 && (
        <>
          <JsonLd data={breadcrumbData([{ name: t('frame.home'), href: '/' }, ...trail], frame)} />
          <Trail trail={trail} />
        </>
      )}
      <h1 className={`page-title ${trail && trail.length > 0 ? '' : 'pt-3'}`}>{title}</h1>
      {children}
    </div>
  );
}
