import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { useApp } from './app-context';
import { recentSearches } from './recent-searches';

/** mousedown must not take the focus from the field, which would close the list. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Buttons to delete recent searches, one or all; outside the listbox, which may only hold options. */
export function ForgetSearches({ searches }: { searches: readonly string[] }): ReactElement {
  const { t } = useApp();
  return (
    <>
      <ul className="search-forget">
        {searches.map((query) => (
          <li key={query}>
            <button
              type="button"
              tabIndex={-1}
              className="option"
              aria-label={t('search.forget', { query })}
              onMouseDown={keepFocus}
              onClick={() => recentSearches.remove(query)}
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        tabIndex={-1}
        className="btn btn-text search-forget-all"
        onMouseDown={keepFocus}
        onClick={() => recentSearches.clear()}
      >
        {t('search.forgetAll')}
      </button>
    </>
  );
}
