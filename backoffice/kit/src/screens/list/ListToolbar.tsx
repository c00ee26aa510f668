import { Stack } from '@mui/material';
import { useMemo } from 'react';
import { ColumnsButton, FilterButton, FilterContext, FilterForm, useListContext } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { filterInputs } from './filters';
import { SearchBox } from './SearchBox';

/** Search on the left; filters (with saved queries) and columns on the right; chosen filters below. */
export function ListToolbar() {
  const schema = useSchema();
  const { hiddenFields } = useOverride(schema.resource);
  const { displayedFilters, filterValues } = useListContext();
  const filters = useMemo(() => filterInputs(schema, hiddenFields), [hiddenFields, schema]);
  const shown = Object.keys({ ...displayedFilters, ...filterValues }).some((name) => name !== 'q');
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

const toolsSx = {
  gap: 0.5,
  marginInlineStart: 'auto',
  alignItems: 'center',
  '& .MuiButton-root': { color: 'text.secondary', py: 0.75 },
};
