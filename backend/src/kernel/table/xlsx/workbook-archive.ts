import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TableError } from '../table-error';

/** Maximum number of files in a workbook, and of bytes that they may have when unpacked. */
const MAX_PARTS = 2_000;
const MAX_BYTES = 1024 ** 3;

/**
 * The parts of a workbook, which is a ZIP archive. Its directory states their unpacked sizes, which are never exceeded
 * when they are read.
 */
export class WorkbookArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly parts: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws TableError if it is no archive, or would be too large when unpacked */
  static async open(path: string): Promise<WorkbookArchive> {
    const zip = await openPromise(path, { autoClose: false }).catch(broken);
    const parts = new Map<string, Entry>();
    let bytes = 0;
    try {
      for await (const entry of zip.eachEntry()) {
        parts.set(entry.fileName.toLowerCase(), entry);
        bytes += entry.uncompressedSize;
        if (parts.size > MAX_PARTS || bytes > MAX_BYTES)
          throw new TableError({ reason: 'workbook_too_large' });
      }
    } catch (error) {
      zip.close();
      throw error instanceof TableError ? error : broken();
    }
    return new WorkbookArchive(zip, parts);
  }

  has(name: string): boolean {
    return this.parts.has(name.toLowerCase());
  }

  /** Streams a part; nothing if there is none. @throws TableError if it is damaged, encrypted or too large */
  async *read(name: string, maxBytes = MAX_BYTES): AsyncGenerator<Buffer> {
    const entry = this.parts.get(name.toLowerCase());
    if (!entry) return;
    if (entry.uncompressedSize > maxBytes) throw new TableError({ reason: 'workbook_too_large' });
    if (entry.isEncrypted()) broken();
    let stream: Readable | undefined;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Buffer;
    } catch {
      broken();
    } finally {
      stream?.destroy();
    }
  }

  close(): void {
    this.zip.close();
  }
}

function broken(): never {
  throw new TableError({ reason: 'no_workbook' });
}
