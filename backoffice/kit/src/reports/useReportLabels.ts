import { useMemo } from 'react';
import type { ExportLabels } from '../exports/useExportLabels';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { ORDER_STATES } from '@stoa/contracts';
import type { ReportColumnName, ReportName } from './kinds';

/** Columns of the reports' exports that get a label. */
const COLUMNS: readonly ReportColumnName[] = [
  'period',
  'until',
  'currency',
  'orders',
  'quantity',
  'items',
  'discount',
  'shipping',
  'payment_fee',
  'tax',
  'total',
  'name',
  'sku',
  'vendor_name',
  'customer_name',
  'email',
  'first_order_at',
  'last_order_at',
  'number',
  'placed_at',
  'state',
  'payment_method',
];

/** Labels of a report's title, columns and choices, on screen and in exports. */
export function useReportLabels(name: ReportName): ExportLabels {
  const translate = useTranslate();
  const labels = useLabels();
  return useMemo(
    () => ({
      title: labels.resource(`reports/${name}`),
      fields: Object.fromEntries(COLUMNS.map((column) => [column, translate(`report.columns.${column}`)])),
      choices: Object.fromEntries(ORDER_STATES.map((state) => [state, labels.choice(state)])),
    }),
    [labels, name, translate],
  );
}
