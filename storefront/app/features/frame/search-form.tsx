import type { SearchSuggestions } from '@stoa/contracts';
import { Form, useFetcher, useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useEarlyInput } from '~/ui/early-input';
import { Icon } from '~/ui/icons';
import { useApp } from './app-context';
import { ForgetSearches } from './forget-searches';
import { categoryHref } from './frame-view';
import { recentSearches, useRecentSearches } from './recent-searches';

interface Suggestion {
  label: string;
  href: string;
  kind: string;
}

/** Most suggestions shown at once (experience §2). */
const MAX = 10;
/** Most recent searches among them. */
const OWN = 2;
/** Debounce in milliseconds before suggestions are requested. */
const PAUSE = 150;

/** How well a label matches the typed text: exactly, by prefix, at a word's start, or not at all. */
function fitOf(label: string, typed: string): number {
  const [name, wanted] = [label, typed].map((text) => text.toLowerCase());
  if (!name || !wanted) return 0;
  if (name === wanted) return 3;
  if (name.startsWith(wanted)) return 2;
  return name.includes(` ${wanted}`) ? 1 : 0;
}

/** Suggestions by kind, best match first; an exact match of another kind comes before all products. */
function bestFirst(typed: string, kinds: Suggestion[][]): Suggestion[] {
  const best = (kind: Suggestion[]) => Math.max(0, ...kind.map(({ label }) => fitOf(label, typed)));
  const byFit = (kind: Suggestion[]) =>
    [...kind].sort((a, b) => Number(fitOf(b.label, typed) === 3) - Number(fitOf(a.label, typed) === 3));
  return [...kinds].sort((a, b) => best(b) - best(a)).flatMap(byFit);
}

const asSuggestion = (label: string): Suggestion => ({
  label,
  href: `/Shop?q=${encodeURIComponent(label)}`,
  kind: '',
});

/** Adds the first matching recent searches before the shop's suggestions. */
function withRecent(
  suggestions: Suggestion[],
  recent: readonly string[],
  text: string,
  kind: string,
): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const own = recent.filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed);
  if (typed.length < 2) return suggestions;
  return [...own.slice(0, OWN).map((one) => ({ ...asSuggestion(one), kind })), ...suggestions].slice(0, MAX);
}

function useSuggestions(text: string): Suggestion[] {
  const { t } = useApp();
  const { data, load } = useFetcher<SearchSuggestions>();
  const query = text.trim();
  useEffect(() => {
    if (query.length < 2) return;
    const timer = setTimeout(() => load(`/suggestions?q=${encodeURIComponent(query)}`), PAUSE);
    return () => clearTimeout(timer);
  }, [query, load]);
  if (query.length < 2 || !data) return [];
  return bestFirst(query, [
    data.products.map(({ name, slug }) => ({
      label: name,
      href: `/product/${slug}`,
      kind: t('search.product'),
    })),
    data.categories.map(({ name, slug }) => ({
      label: name,
      href: categoryHref(slug),
      kind: t('search.category'),
    })),
    data.brands.map(({ name, slug }) => ({
      label: name,
      href: `/Shop?brand=${slug}`,
      kind: t('search.brand'),
    })),
    data.vendors.map(({ name, slug }) => ({
      label: name,
      href: `/store/${slug}`,
      kind: t('search.store'),
    })),
  ]).slice(0, MAX);
}

/** The typed part in normal weight, the rest in bold; without a match, all of it in bold. */
function Emphasised({ label, typed }: { label: string; typed: string }): ReactElement {
  const at = label.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (at < 0) return <b>{label}</b>;
  const end = at + typed.trim().length;
  return (
    <span>
      <b>{label.slice(0, at)}</b>
      {label.slice(at, end)}
      <b>{label.slice(end)}</b>
    </span>
  );
}

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  typed: string;
  /** Index of the active option; null while the list is closed, -1 if none is active. */
  marked: number | null;
  onPick: () => void;
}

function SuggestionList({ id, suggestions, typed, marked, onPick }: SuggestionListProps): ReactElement {
  const { t } = useApp();
  return (
    <ul id={id} role="listbox" aria-label={t('search.suggestions')} hidden={marked === null}>
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.href} id={`${id}-${index}`} role="option" aria-selected={index === marked}>
          {/* mousedown must not take the focus before the click arrives. */}
          <a
            href={suggestion.href}
            tabIndex={-1}
            className="dropdown-item"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onPick}
          >
            <Emphasised label={suggestion.label} typed={typed} />
            <span className="text-sm text-muted">{suggestion.kind}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Keyboard navigation and active option of the combobox. */
function useCombobox(suggestions: Suggestion[], onDelete?: (suggestion: Suggestion) => void) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  // The last suggestion may have been deleted while it was the active one.
  const marked = Math.min(place, suggestions.length - 1);
  const shown = isOpen && suggestions.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      // Browsers would empty the field as well, which only a second Escape may do.
      if (shown) event.preventDefault();
      setOpen(false);
    }
    if (!shown) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One position more than there are suggestions: the input itself.
      const places = suggestions.length + 1;
      setPlace(((marked + 1 + step + places) % places) - 1);
    }
    const chosen = suggestions[marked];
    if (event.key === 'Delete' && chosen && onDelete) {
      event.preventDefault();
      onDelete(chosen);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      setOpen(false);
      navigate(chosen.href);
    }
  };
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const type = () => {
    setPlace(-1);
    open();
  };
  return { shown, marked, type, open, close, onKeyDown };
}

/** The input's text: follows the URL, except for text typed while the next page is loading. */
function useSearchText(query: string) {
  const isArriving = useNavigation().state !== 'idle';
  const [{ text, seen, isAhead }, hold] = useState({ text: query, seen: query, isAhead: false });
  if (query !== seen) hold({ text: isAhead ? text : query, seen: query, isAhead: false });
  const type = (typed: string) => hold({ text: typed, seen, isAhead: isArriving });
  return { text, type };
}

/**
 * Suggestions of the list: deletable recent searches while the input is empty, otherwise matches of the text.
 */
function useChoices(text: string, query: string) {
  const { t } = useApp();
  const fetched = useSuggestions(text === query ? '' : text);
  const recent = useRecentSearches(query);
  if (text.trim() === '' && recent.length > 0) {
    const onDelete = ({ label }: Suggestion) => recentSearches.remove(label);
    return { suggestions: recent.map(asSuggestion), forgettable: recent, onDelete };
  }
  const suggestions = text === query ? [] : withRecent(fetched, recent, text, t('search.recent'));
  return { suggestions, forgettable: null, onDelete: undefined };
}

/** Id of the suggestion list; a page has one search form. */
const LIST = 'search-list';

/** Search with suggestions; a plain form without scripts, and Enter always searches. */
export function SearchForm({ className = '' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  const { text, type: write } = useSearchText(query);
  const adopt = useEarlyInput(text, write);
  const { suggestions, forgettable, onDelete } = useChoices(text, query);
  const { shown, marked, type, open, close, onKeyDown } = useCombobox(suggestions, onDelete);
  return (
    <Form action="/Shop" role="search" className={`search ${className}`} onSubmit={close}>
      <input
        ref={adopt}
        className="search-input"
        type="search"
        name="q"
        value={text}
        placeholder={t(frame.isMultiVendor ? 'search.placeholder' : 'search.productsPlaceholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        role="combobox"
        aria-expanded={shown}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={shown && marked >= 0 ? `${LIST}-${marked}` : undefined}
        onChange={(event) => {
          write(event.target.value);
          type();
        }}
        onFocus={open}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <button className="search-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      <div className={`search-list ${forgettable ? 'search-recent' : ''}`} hidden={!shown}>
        {forgettable && <p className="search-recent-title">{t('search.recentTitle')}</p>}
        <SuggestionList
          id={LIST}
          suggestions={suggestions}
          typed={text}
          marked={shown ? marked : null}
          onPick={close}
        />
        {forgettable && <ForgetSearches searches={forgettable} />}
      </div>
    </Form>
  );
}
