import { useStore } from 'react-admin';
import { useApi } from '../schema/SchemaContext';
import { REPORTS, type ReportColumn, type ReportName } from './kinds';

export interface ReportColumns {
  /** The columns of the table. */
  shown: readonly ReportColumn[];
  /** The columns that can be hidden: all but the first, which names a row, and the total. */
  optional: readonly ReportColumn[];
  toggle: (name: string) => void;
}

/** The columns of a report that the user has chosen, which the browser keeps for each report. */
export function useReportColumns(name: ReportName): ReportColumns {
  const { audience } = useApi();
  const all = REPORTS[name].columns.filter(({ isOperators }) => !isOperators || audience === 'admin');
  const byDefault = all.filter(({ isHidden }) => isHidden).map((column) => column.name as string);
  const [hidden, hide] = useStore<string[]>(`report.${name}.hidden`, byDefault);
  const optional = all.slice(1, -1);
  const isShown = (column: ReportColumn) => !optional.includes(column) || !hidden.includes(column.name);
  return {
    shown: all.filter(isShown),
    optional,
    toggle: (one) => hide(hidden.includes(one) ? hidden.filter((other) => other !== one) : [...hidden, one]),
  };
}
