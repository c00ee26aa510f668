import FilterList from '@mui/icons-material/FilterList';
import {
  Badge,
  Box,
  Button,
  Drawer,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState, type ReactElement } from 'react';
import { FilterLiveForm, SavedQueriesList, useListContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { useNumber } from '../../settings/format';

/** Filters, sort order and saved queries of a list on a phone: a bottom sheet that applies at once. */
export function FilterSheet({ filters }: { filters: readonly ReactElement[] }) {
  const translate = useTranslate();
  const number = useNumber();
  const [open, setOpen] = useState(false);
  const { filterValues, setFilters, total = 0 } = useListContext();
  const { q, ...chosen } = filterValues as Record<string, unknown>;
  const count = Object.keys(chosen).length;
  const title = translate('stoa.list.filters');
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        aria-label={title}
        aria-haspopup="dialog"
        sx={{ color: 'text.secondary' }}
      >
        <Badge badgeContent={count} color="primary">
          <FilterList />
        </Badge>
      </IconButton>
      <Drawer anchor="bottom" open={open} onClose={close} slotProps={{ paper: { sx: sheetSx } }}>
        <Box role="dialog" aria-label={title} sx={{ p: 2, overflowY: 'auto' }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <SortChoice />
          <FilterLiveForm>{filters}</FilterLiveForm>
          <SavedQueriesList />
        </Box>
        <Stack direction="row" sx={footSx}>
          <Button color="inherit" disabled={count === 0} onClick={() => setFilters(q ? { q } : {}, [])}>
            {translate('ra.action.remove_all_filters')}
          </Button>
          <Button variant="contained" onClick={close}>
            {translate('stoa.list.show_found', { total: number(total) })}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

/** Sorting on phones, where the table has no headings. */
function SortChoice() {
  const { sortable } = useSchema();
  const labels = useLabels();
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  if (sortable.length === 0) return null;
  const sortFields = sortable.includes(sort.field) ? sortable : [sort.field, ...sortable];
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1 }}>
      <TextField
        select
        label={translate('stoa.list.sort_by')}
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
      >
        {sortFields.map((name) => (
          <MenuItem key={name} value={name}>
            {labels.field(name)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={sort.order}
        onChange={(_event, order: 'ASC' | 'DESC' | null) => order && setSort({ field: sort.field, order })}
      >
        <ToggleButton value="ASC" aria-label={translate('ra.sort.ASC')}>
          ↑
        </ToggleButton>
        <ToggleButton value="DESC" aria-label={translate('ra.sort.DESC')}>
          ↓
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

const sheetSx = { maxHeight: '86vh', borderStartStartRadius: 16, borderStartEndRadius: 16 };

const footSx = {
  p: 1.5,
  gap: 1,
  justifyContent: 'space-between',
  borderTop: 1,
  borderColor: 'divider',
  position: 'sticky',
  bottom: 0,
  bgcolor: 'background.paper',
};
