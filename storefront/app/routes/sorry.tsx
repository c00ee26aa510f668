import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';
import { Icon } from '~/ui/icons';

export { ErrorBoundary } from '~/features/errors/error-screen';

/** 503 marks the page as a temporary replacement of another, for robots and caches. */
export function loader(args: LoaderFunctionArgs) {
  return shopOf(args).json(null, { status: 503 });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('sorry.title') }));

/** Apology page while the shop is unreachable, with links to go on (specification §2.3). */
export default function Sorry(): ReactElement {
  const { t } = useApp();
  return (
    <div className="container-page py-10">
      <div className="panel grid justify-items-center gap-4 py-14! text-center">
        <Icon name="clock" className="size-12 text-muted" />
        <h1 className="text-2xl">{t('sorry.title')}</h1>
        <p className="max-w-prose text-muted">{t('sorry.text')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/" className="btn btn-primary">
            {t('sorry.home')}
          </a>
          <a href="/contact" className="btn btn-quiet">
            {t('contact.title')}
          </a>
        </div>
      </div>
    </div>
  );
}
