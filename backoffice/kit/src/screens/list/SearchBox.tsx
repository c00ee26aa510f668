import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const PAUSE_MS = 350;

/** What is typed and what the list searches; a search of elsewhere, as of a link, takes the place of what was typed. */
function useSearchText() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const current = String(filterValues.q ?? '');
  const [text, setText] = useState(current);
  // The last search that stands in the address or is on its way there: one's own, coming back, takes nothing typed since.
  const [known, setKnown] = useState(current);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    setKnown(current);
    if (current !== known) setText(current);
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

/** Searches as one types, after a pause; the search stands in the list's address. */
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
