import { useEffect, useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { Icon } from '~/ui/icons';
import { Facets } from './facets';
import type { ShopView } from './shop-view';

/** On phones, where the panel covers the page: Tab stays in it, as what has the focus behind it can't be seen. */
function keepFocusIn(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || getComputedStyle(panel).position !== 'fixed') return;
  const links = [...panel.querySelectorAll('a')];
  // The panel begins and ends with links: to close it, and to the results.
  const [first, last] = [links[0], links.at(-1)];
  const from = document.activeElement;
  const isLeaving = from === (event.shiftKey ? first : last) || !panel.contains(from);
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

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
      const panel = toggle.current?.nextElementSibling;
      if (event.key === 'Escape') close();
      else if (toggle.current?.open && panel instanceof HTMLElement) keepFocusIn(panel, event);
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
  // Without scripts, sending a price closes the sheet: it opens again on what is wrong. Later it is the shopper's.
  const [startsOpen] = useState((view.price?.wrong.length ?? 0) > 0);
  return (
    <>
      <details ref={toggle} className="filter-toggle" data-overlay="" open={startsOpen}>
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
