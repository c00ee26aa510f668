import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { Icon } from '~/ui/icons';
import { Facets } from './facets';
import type { ShopView } from './shop-view';

/** Closes the panel by its own buttons and Escape, and returns the focus to the toggle. */
function useClosing() {
  const toggle = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (!toggle.current?.open) return;
    toggle.current.open = false;
    toggle.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  return { toggle, onClick };
}

interface FilterPanelProps {
  view: ShopView;
  path: string;
  /** Content below the filters on wide screens. */
  children?: ReactNode;
}

/**
 * The filters: next to the list on wide screens, a sheet over the page on phones. The details element only
 * holds whether the sheet is open, so the filters are rendered once and the sheet works without scripts: its
 * close links then reload the current page.
 */
export function FilterPanel({ view, path, children }: FilterPanelProps): ReactElement {
  const { t } = useApp();
  const { toggle, onClick } = useClosing();
  const chosen = view.chips.length;
  return (
    <>
      <details ref={toggle} className="filter-toggle">
        <summary className="chip">
          <Icon name="filter" className="size-4" />
          {t('shop.filters')}
          {chosen > 0 && ` (${chosen})`}
        </summary>
      </details>
      <DeferredHydration>
        <aside className="filter-panel" aria-label={t('shop.filters')}>
          <div className="filter-head">
            <h2 className="text-lg">{t('shop.filters')}</h2>
            <a href={view.href} className="filter-close" aria-label={t('frame.close')} onClick={onClick}>
              <Icon name="close" className="size-6" />
            </a>
          </div>
          <div className="filter-body">
            <Facets view={view} path={path} />
            {children}
          </div>
          <div className="filter-foot">
            {chosen > 0 && (
              <a href={view.clearHref} className="btn btn-quiet" data-keep-scroll="">
                {t('shop.clearAll')}
              </a>
            )}
            <a href={view.href} className="btn btn-primary flex-1" onClick={onClick}>
              {t('shop.showResults', { count: view.count })}
            </a>
          </div>
        </aside>
      </DeferredHydration>
    </>
  );
}
