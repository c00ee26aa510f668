export { printDocuments } from './print-documents';
export type {
  PrintedBlock,
  PrintedColumn,
  PrintedDocument,
  PrintedFact,
  PrintedRow,
  PrintedTable,
} from './printed-document';
