import { Box, Button, Card, Skeleton, TablePagination } from '@mui/material';
import type { ReportData } from '@stoa/contracts';
import { useCanAccess } from 'react-admin';
import { RangePicker } from '../dashboard/RangePicker';
import { ExportMenu, type ExportFormat } from '../exports/ExportMenu';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { useApi } from '../schema/SchemaContext';
import { LoadFailure } from '../screens/LoadFailure';
import { EmptyState } from '../screens/list/EmptyList';
import { REPORTS, type ReportName } from './kinds';
import { reportQuery, PER_PAGE, rowsOf, useReportParams, type ReportParams } from './params';
import { ReportFigures } from './ReportFigures';
import { ReportFilters } from './ReportFilters';
import { ReportTable } from './ReportTable';
import { useReport, type ReportRow } from './useReport';
import { useReportLabels } from './useReportLabels';

/** One report: date range, filters, totals compared with the previous period, and rows. */
export function ReportPage({ name }: { name: ReportName }) {
  const { params, change, clear } = useReportParams(name);
  const query = { ...reportQuery(params), range: rowsOf(params.page) };
  const { data, error, refetch, isPlaceholderData } = useReport(name, query);
  return (
    <>
      <ReportHeader name={name} params={params} change={change} empty={!data || data.total === 0} />
      <ReportFilters name={name} params={params} onChange={change} onClear={clear} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data && (
        <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity .2s' }}>
          <ReportBody name={name} params={params} data={data} change={change} onClear={clear} />
        </Box>
      )}
    </>
  );
}

interface PartProps {
  name: ReportName;
  params: ReportParams;
  change: (values: Record<string, string>) => void;
}

function ReportHeader({ name, params, change, empty }: PartProps & { empty: boolean }) {
  const api = useApi();
  const translate = useTranslate();
  const resources = useLabels();
  const labels = useReportLabels(name);
  const { canAccess: mayExport } = useCanAccess({ resource: 'reports', action: 'export' });
  const save = (format: ExportFormat) => {
    const { vendor_id, category_id, ...rest } = reportQuery(params);
    const ids = {
      ...(vendor_id && { vendor_id: Number(vendor_id) }),
      ...(category_id && { category_id: Number(category_id) }),
    };
    return api.file(REPORTS[name].export[api.audience] ?? '', { ...rest, ...ids, export: format, labels });
  };
  return (
    <PageHeader title={resources.resource(`reports/${name}`)} subtitle={translate(`report.${name}_hint`)}>
      <RangePicker range={params.range} onChoose={change} />
      {mayExport && <ExportMenu disabled={empty} onExport={save} />}
    </PageHeader>
  );
}

function ReportBody({
  name,
  params,
  data,
  change,
  onClear,
}: PartProps & { data: ReportData<ReportRow>; onClear: () => void }) {
  const translate = useTranslate();
  if (data.total === 0)
    return (
      <Card>
        <EmptyState title={translate('report.empty')} text={translate('report.empty_text')}>
          <Button variant="contained" sx={{ mt: 1.5 }} onClick={() => change({ days: '90' })}>
            {translate('dashboard.days_90')}
          </Button>
          {Object.keys(params.narrowed).length > 0 && (
            <Button onClick={onClear}>{translate('report.clear')}</Button>
          )}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ReportFigures name={name} params={params} data={data} />
      <Card>
        <ReportTable name={name} params={params} data={data} onSort={(sort) => change({ sort })} />
        <TablePagination
          component="div"
          count={data.total}
          page={params.page - 1}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
          onPageChange={(_event, page) => change({ page: String(page + 1) })}
          labelDisplayedRows={({ from, to, count }) =>
            translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
          }
          slotProps={{
            actions: {
              nextButton: { 'aria-label': translate('ra.navigation.next') },
              previousButton: { 'aria-label': translate('ra.navigation.previous') },
            },
          }}
        />
      </Card>
    </>
  );
}
