export { exportRows, type ExportTable } from './export-rows';
export { EXPORT_TYPES, type ExportFormat } from './format';
