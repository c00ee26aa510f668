export { type Cell, type Decimal } from './cell';
export { ExportLabels } from './export-labels';
export { type Export, exportCsv, exportRows } from './export-rows';
export { EXPORT_FORMATS, EXPORT_TYPES, type ExportFormat } from './format';
export { CurrencyBook, type FormattedColumn, ValueFormatter } from './value-formatter';
export { type Table, type TableHead } from './table';
export * from './print';
