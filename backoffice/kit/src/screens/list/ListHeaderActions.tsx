import Add from '@mui/icons-material/Add';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleDataProvider, FilterData } from '../../api/data-provider';
import { saveFile } from '../../api/save-file';
import { useLabels } from '../../i18n/labels';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';

/** "New …" and the export of what the list shows now, each where the reader may. */
export function ListHeaderActions() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  const { canAccess: mayCreate } = useCanAccess({ resource: schema.page, action: 'create' });
  const { canAccess: mayExport } = useCanAccess({ resource: schema.page, action: 'export' });
  return (
    <>
      {mayExport && <ServerExportButton />}
      {mayCreate && schema.screens.includes('create') && (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          to={addressOf(schema.page, 'create')}
        >
          {translate('stoa.list.new', { name: labels.one(schema.page) })}
        </Button>
      )}
    </>
  );
}

/** The file comes from the server, so it holds every row of the filter, not only the page shown. */
function ServerExportButton() {
  const { page } = useSchema();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { sort, filterValues, total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (format: 'csv' | 'xlsx') => {
    setAnchor(null);
    setBusy(true);
    try {
      const filterData: FilterData = { sort: [sort.field, sort.order], filter: filterValues };
      saveFile(await dataProvider.exportList(page, format, filterData));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'stoa.error.server', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        loading={busy}
        disabled={total === 0}
        startIcon={<FileDownloadOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        sx={{ borderColor: 'divider' }}
      >
        {translate('ra.action.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void save('xlsx')}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  );
}
