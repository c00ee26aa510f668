import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import { feedPath } from './blog-meta';
import type { BlogView } from './blog-view';
import { PostGrid } from './post-tile';

function Categories({ view }: { view: BlogView }): ReactElement | null {
  const { t } = useApp();
  if (view.categories.length === 0) return null;
  const all = { label: t('blog.all'), href: '/blog', current: !view.category && !view.tag };
  return (
    <nav aria-label={t('blog.categories')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[all, ...view.categories].map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} className="chip" aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
        {view.tag && (
          <li>
            <a href="/blog" className="chip" aria-label={t('shop.removeFilter', { label: view.tag })}>
              <bdi>#{view.tag}</bdi>
              <Icon name="close" className="size-3.5" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Pager({ view }: { view: BlogView }): ReactElement | null {
  const { t } = useApp();
  if (view.pages.length < 2) return null;
  return (
    <nav className="mt-8 flex flex-wrap items-center justify-center gap-1.5" aria-label={t('shop.pages')}>
      {view.previous && (
        <a href={view.previous} rel="prev" className="option" aria-label={t('shop.previousPage')}>
          <Icon name="previous" className="size-4" />
        </a>
      )}
      {view.pages.map(({ label, href, current }) => (
        <a key={href} href={href} className="option" aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
      {view.next && (
        <a href={view.next} rel="next" className="option" aria-label={t('shop.nextPage')}>
          <Icon name="next" className="size-4" />
        </a>
      )}
    </nav>
  );
}

/** The blog's list of posts with its filters and pagination. */
export function BlogPage({ view }: { view: BlogView }): ReactElement {
  const { t, frame } = useApp();
  const blog = { name: t('blog.title'), href: '/blog' };
  const trail = view.category ? [blog, { name: view.category, href: view.canonical }] : [blog];
  return (
    <div className="container-page pb-12">
      <PageHead title={view.category ?? t('blog.title')} trail={trail}>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
          {t('blog.hint')}
          <a href={feedPath(frame)} className="link inline-flex min-h-11 min-w-11 items-center text-sm">
            RSS
          </a>
        </p>
      </PageHead>
      <Categories view={view} />
      {view.posts.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('blog.none')}
          action={
            view.category || view.tag || view.canonical !== '/blog'
              ? { label: t('blog.all'), href: '/blog' }
              : { label: t('shop.all'), href: '/Shop' }
          }
        />
      ) : (
        <>
          <h2 className="sr-only">{t('blog.posts')}</h2>
          <PostGrid posts={view.posts} isMain />
        </>
      )}
      <Pager view={view} />
    </div>
  );
}
