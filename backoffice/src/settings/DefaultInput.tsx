import { FormArea, useLabels, useTranslate } from '@stoa/console-kit';
import { Box, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  useCanAccess,
  useDataProvider,
  useGetList,
  useNotify,
  useRefresh,
  type DataProvider,
} from 'react-admin';

type DefaultDataProvider = DataProvider & { setDefault(page: string, id: number): Promise<void> };

/** The defaults of new visitors are flags of a currency and of a language; both can be changed here. */
export function DefaultInput() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 920, mt: 2 }}>
      <FormArea title={translate('settings.sections.defaults.title')}>
        <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 1.5, fontSize: 14 }}>
          {translate('settings.sections.defaults.text')}
        </Box>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DefaultOf page="currencies" />
          <DefaultOf page="languages" />
        </Box>
      </FormArea>
    </Box>
  );
}

interface Row {
  id: number;
  name: string;
  /** Native name of a language. */
  native_name?: string;
  status: string;
  is_default: boolean;
}

const EVERY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

function DefaultOf({ page }: { page: 'currencies' | 'languages' }) {
  const labels = useLabels();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const data = useDataProvider<DefaultDataProvider>();
  const { canAccess } = useCanAccess({ resource: page, action: 'default' });
  const { data: rows = [] } = useGetList<Row>(page, EVERY);
  const current = rows.find((row) => row.is_default)?.id ?? '';
  const choose = async (id: number) => {
    try {
      await data.setDefault(page, id);
      await queries.invalidateQueries({ queryKey: ['shop-settings'] });
      refresh();
      notify('settings.saved', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    }
  };
  return (
    <TextField
      select
      label={translate(`settings.default_${page}`)}
      value={current}
      disabled={!canAccess}
      onChange={(event) => void choose(Number(event.target.value))}
    >
      {rows
        .filter((row) => row.status === 'active' || row.is_default)
        .map((row) => (
          <MenuItem key={row.id} value={row.id}>
            {row.native_name || row.name || labels.one(page)}
          </MenuItem>
        ))}
    </TextField>
  );
}
