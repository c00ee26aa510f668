import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportLabels } from '../exports/useExportLabels';
import { useLabels } from '../i18n/labels';
import { ORDER_STATES } from '@stoa/contracts';
import type { ReportName } from './kinds';

/** Every column that any report's file can have. */
const COLUMNS =
  'period until currency orders quantity items discount shipping tax total name sku vendor_name customer_name email first_order_at last_order_at number placed_at state payment_method'.split(
    ' ',
  );

/** The words of a report's title, columns and choices, on screen and on paper. */
export function useReportLabels(name: ReportName): ExportLabels {
  const translate = useTranslate();
  const labels = useLabels();
  return useMemo(
    () => ({
      title: labels.resource(`reports/${name}`),
      fields: Object.fromEntries(
        COLUMNS.map((column) => [column, translate(`stoa.report.columns.${column}`)]),
      ),
      choices: Object.fromEntries(ORDER_STATES.map((state) => [state, labels.choice(state)])),
    }),
    [labels, name, translate],
  );
}
