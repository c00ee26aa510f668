import { refuseBinary, tableFailure } from '../../kernel/http';
import { detectLayout, detectWorkbook, startOf, TableError } from '../../kernel/table';
import type { StoredLayout } from './reading/file-layout';

/** Detects how a file is to be read. @throws Failure 422 on `file` if it is no table */
export async function tableLayoutOf(path: string): Promise<StoredLayout> {
  try {
    const workbook = await detectWorkbook(path);
    if (workbook) return workbook;
  } catch (error) {
    throw error instanceof TableError ? tableFailure(error.refusal) : error;
  }
  const layout = await detectLayout(path);
  refuseBinary(await startOf(path), layout);
  return layout;
}
