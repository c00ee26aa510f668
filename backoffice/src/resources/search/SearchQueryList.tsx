import {
  addressOf,
  EmptyState,
  FilterTabs,
  GeneratedList,
  ListTable,
  useTranslate,
  type TextKey,
} from '@stoa/console-kit';
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

const MAX_SEARCHED = { field: 'searches', order: 'DESC' as const };
const COLUMNS = ['query', 'searches', 'results', 'language', 'last_searched_at'];
const CELLS = { query: Query };

/** Search queries of shoppers, with a tab for those without results, and links to create remedies. */
export function SearchQueryList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState title={translate('stoa.search.none')} text={translate('stoa.search.none_text')} />
  );
  return (
    <GeneratedList sort={MAX_SEARCHED} columns={COLUMNS}>
      <FilterTabs source="outcome" />
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
        {translate('stoa.search.about')}
      </Typography>
      <ListTable columns={COLUMNS} cells={CELLS} empty={empty} />
    </GeneratedList>
  );
}

/** The search query, with links to remedies. */
function Query() {
  const row = useRecordContext();
  if (!row) return null;
  const query = String(row.query);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <bdi>{query}</bdi>
      </Typography>
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        <Remedy page="search_synonyms" label="stoa.search.add_synonym" source={{ terms: `${query}, ` }} />
        <Remedy page="search_curations" label="stoa.search.pin_products" source={{ query }} />
      </Stack>
    </>
  );
}

/** Link to a create form that is prefilled from the row. */
function Remedy({ page, label, source }: { page: string; label: TextKey; source: object }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: page, action: 'create' });
  if (!canAccess) return null;
  return (
    <MuiLink
      component={Link}
      to={`${addressOf(page, 'create')}?source=${encodeURIComponent(JSON.stringify(source))}`}
      variant="body2"
      underline="hover"
    >
      {translate(label)}
    </MuiLink>
  );
}
