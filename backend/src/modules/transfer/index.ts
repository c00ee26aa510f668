export * from './import.entity';
export * from './transfer.module';
export { CellError } from './reading/cells';
export type { TableFacts } from './reading/look-through';
export { type FileMoment, readFileMoment } from './reading/moments';
export { markOf, numberText, westernDigits } from './reading/number-text';
export type { FileRecord } from './reading/table.worker';
export { analyzeTableInThread, tableRecords, tryTableInThread } from './reading/table-threads';
