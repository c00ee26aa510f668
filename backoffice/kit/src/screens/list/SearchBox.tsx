import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';

const PAUSE_MS = 350;

/** The typed text and the list's search; a search set elsewhere, as by a link, replaces the text. */
function useSearchText() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const current = String(filterValues.q ?? '');
  const [text, setText] = useState(current);
  // The last search in the URL or on its way there: its arrival must not overwrite later typing.
  const [searchText, setKnown] = useState(current);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    setKnown(current);
    if (current !== searchText) setText(current);
  }
  useEffect(() => {
    if (text === current) return undefined;
    const timer = setTimeout(() => {
      const { q: _former, ...rest } = filterValues;
      setKnown(text);
      setFilters(text ? { ...rest, q: text } : rest, displayedFilters);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [current, displayedFilters, filterValues, setFilters, text]);
  return { text, setText };
}

/**
 * Debounced search; the query is stored in the list's URL. Not react-admin's `SearchInput`: that is part of the
 * filter form, and an arriving list would overwrite what has been typed since.
 */
export function SearchBox() {
  const translate = useTranslate();
  const { text, setText } = useSearchText();

  const clear = text && (
    <InputAdornment position="end">
      <IconButton
        size="small"
        onClick={() => setText('')}
        aria-label={translate('ra.action.clear_input_value')}
      >
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  const glass = (
    <InputAdornment position="start">
      <Search fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={translate('ra.action.search')}
      margin="none"
      type="search"
      sx={{ width: { xs: '100%', sm: 320 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('ra.action.search') },
        input: { startAdornment: glass, endAdornment: clear || undefined },
      }}
    />
  );
}
