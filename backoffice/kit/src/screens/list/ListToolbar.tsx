import { Box, Stack } from '@mui/material';
import { ColumnsButton, FilterButton, FilterContext, FilterForm, useListContext } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { useFilterInputs } from './filters';
import { FilterSheet } from './FilterSheet';
import { SearchBox } from './SearchBox';
import { useIsPhone } from './useIsPhone';

/**
 * Search on the left; filters (with saved queries) and columns on the right; active filters below. Hidden in
 * an empty list without filters.
 */
export function ListToolbar() {
  const schema = useSchema();
  const isPhone = useIsPhone();
  const { hiddenFields } = useOverride(schema.resource);
  const { displayedFilters, filterValues, total } = useListContext();
  const filters = useFilterInputs(schema, hiddenFields);
  const shown = Object.keys({ ...displayedFilters, ...filterValues }).some((name) => name !== 'q');
  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  if (isPhone)
    return (
      <Stack direction="row" sx={phoneSx}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>{schema.searchable && <SearchBox />}</Box>
        {(filters.length > 0 || schema.sortable.length > 0) && <FilterSheet filters={filters} />}
        <ColumnsButton />
      </Stack>
    );
  return (
    <FilterContext.Provider value={filters}>
      <Stack direction="row" useFlexGap sx={{ p: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {schema.searchable && <SearchBox />}
        <Stack direction="row" sx={toolsSx}>
          {filters.length > 0 && <FilterButton variant="text" size="medium" />}
          <ColumnsButton />
        </Stack>
      </Stack>
      <Stack sx={{ px: 1.5, pb: shown ? 1 : 0, display: shown ? 'flex' : 'none' }}>
        <FilterForm />
      </Stack>
    </FilterContext.Provider>
  );
}

const phoneSx = {
  p: 1,
  gap: 0.5,
  alignItems: 'center',
  '& .MuiIconButton-root': { color: 'text.secondary', p: 1.25 },
};

const toolsSx = {
  gap: 0.5,
  marginInlineStart: 'auto',
  alignItems: 'center',
  '& .MuiButton-root': { color: 'text.secondary', py: 0.75 },
};
