export { ExportLabels } from './export-labels';
export { type Export, exportCsv, exportRows, type ExportTable, type PrintedTable } from './export-rows';
export { EXPORT_FORMATS, EXPORT_TYPES, type ExportFormat } from './format';
export { CurrencyBook, PrintedWords } from './printed-words';
