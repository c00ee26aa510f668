import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCanAccess, useDataProvider, useListContext, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleDataProvider, FilterData } from '../../api/data-provider';
import { ExportMenu, type ExportFormat } from '../../exports/ExportMenu';
import { useExportLabels } from '../../exports/useExportLabels';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { exportedColumns, offeredColumns, type ListColumns } from './exported-columns';

interface ListHeaderActionsProps {
  /** Default columns of the list, if different from the override's. */
  columns?: ListColumns;
}

/** "New …" and the export of the current list, each if permitted. */
export function ListHeaderActions({ columns }: ListHeaderActionsProps) {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  const { canAccess: mayCreate } = useCanAccess({ resource: schema.page, action: 'create' });
  const { canAccess: mayExport } = useCanAccess({ resource: schema.page, action: 'export' });
  return (
    <>
      {mayExport && <ListExport columns={columns} />}
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

/** Exports the list with its current filter, sort and visible columns. */
function ListExport({ columns }: ListHeaderActionsProps) {
  const schema = useSchema();
  const labels = useLabels();
  const exportLabels = useExportLabels();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { sort, filterValues, total } = useListContext();
  const { columns: chosen, hiddenFields } = useOverride(schema.resource);
  const { offered, hidden } = offeredColumns(schema, columns ?? chosen, hiddenFields);
  const [switchedOff] = useStore<string[]>(`${schema.page}.datatable`, hidden);
  const exported = async (format: ExportFormat) => {
    const filterData: FilterData = { sort: [sort.field, sort.order], filter: filterValues };
    const columns = exportedColumns(
      schema,
      offered.filter(({ name }) => !switchedOff.includes(name)),
    );
    const body = {
      export: format,
      filterData,
      columns: columns.map(({ name }) => name),
      labels: exportLabels(labels.resource(schema.page), columns),
    };
    return dataProvider.exportList(schema.page, body);
  };
  return <ExportMenu disabled={total === 0} onExport={exported} />;
}
