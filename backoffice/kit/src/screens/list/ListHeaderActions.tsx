import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { FieldSchema } from '@stoa/contracts';
import { useCanAccess, useDataProvider, useListContext, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleDataProvider, FilterData } from '../../api/data-provider';
import { ExportMenu, type ExportFormat } from '../../exports/ExportMenu';
import { useExportLabels } from '../../exports/useExportLabels';
import { useLabels } from '../../i18n/labels';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { columnsOf } from './columns';

/** "New …" and the export of what the list shows now, each where the reader may. */
export function ListHeaderActions() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  const { canAccess: mayCreate } = useCanAccess({ resource: schema.page, action: 'create' });
  const { canAccess: mayExport } = useCanAccess({ resource: schema.page, action: 'export' });
  return (
    <>
      {mayExport && <ListExport />}
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

const ID: FieldSchema = { name: 'id', kind: 'int', required: false, writable: false };

/** Exports what the list shows: its filter, its order and the columns that are switched on. */
function ListExport() {
  const schema = useSchema();
  const labels = useLabels();
  const words = useExportLabels();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { sort, filterValues, total } = useListContext();
  const { columns: chosen, hiddenFields, list: own } = useOverride(schema.resource);
  const { all, hidden } = columnsOf(schema, chosen, hiddenFields);
  const [switchedOff] = useStore<string[]>(`${schema.page}.datatable`, hidden);
  const exported = async (format: ExportFormat) => {
    const filterData: FilterData = { sort: [sort.field, sort.order], filter: filterValues };
    // A list of its own has columns of its own, of which only those named by the override are fields.
    const offered = own ? all.filter(({ name }) => !hidden.includes(name)) : all;
    const shown = offered.filter(({ name }) => !switchedOff.includes(name));
    const columns = ['id', ...shown.map(({ name }) => name)];
    const called = words(labels.resource(schema.page), [ID, ...schema.fields, ...shown]);
    return dataProvider.exportList(schema.page, { export: format, filterData, columns, labels: called });
  };
  return <ExportMenu disabled={total === 0} onExport={exported} />;
}
