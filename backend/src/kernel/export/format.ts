/** Export formats of lists, with their content types. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

export type ExportFormat = keyof typeof EXPORT_TYPES;

export const EXPORT_FORMATS = Object.keys(EXPORT_TYPES) as ExportFormat[];
