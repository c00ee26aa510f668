import { Injectable } from '@nestjs/common';
import type { PrivateFileKind } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { FormFile } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { PrivateFiles } from '../../../kernel/storage';
import { documentType } from './inspect-document';
import type { VendorDocument } from './vendor-document.entity';
import { VendorDocumentStore } from './vendor-document.store';

type StoredDocument = Pick<VendorDocument, 'kind' | 'filename' | 'mime' | 'bytes' | 'storage_key'>;
/** A file that may have a kind of its own. */
type SentDocument = FormFile & { kind?: PrivateFileKind };

/** Stores uploaded files as a vendor's documents: type check, private storage, then the rows. */
@Injectable()
export class StoreDocuments {
  constructor(
    private readonly files: PrivateFiles,
    private readonly store: VendorDocumentStore,
  ) {}

  /**
   * Stores the bytes; deletes them again when `note` fails.
   * @param field name of the upload field
   * @throws Failure 422 on the field when a file is empty or not a document
   */
  async execute<T>(
    sent: readonly SentDocument[],
    { kind, field }: { kind: PrivateFileKind; field: string },
    note: (stored: StoredDocument[]) => Promise<T>,
  ): Promise<T> {
    const types: string[] = [];
    for (const file of sent) types.push(await checked(file, file.field ?? field));
    const stored: StoredDocument[] = [];
    try {
      for (const [place, { size, filename, read, kind: own = kind }] of sent.entries()) {
        const storage_key = await this.files.store('papers', await read());
        stored.push({ kind: own, filename, mime: types[place] ?? '', bytes: size, storage_key });
      }
      return await note(stored);
    } catch (error) {
      for (const { storage_key } of stored) await this.files.discard(storage_key);
      throw error;
    }
  }

  /** Adds a document to a vendor; returns its id. */
  async add(vendor_id: number, kind: PrivateFileKind, file: FormFile, actor: Actor | null): Promise<number> {
    const [id = 0] = await this.execute([file], { kind, field: 'file' }, (stored) =>
      this.store.note(vendor_id, stored, actor),
    );
    return id;
  }
}

async function checked({ size, read, kind }: SentDocument, field: string): Promise<string> {
  if (size === 0) throw Failure.field(field, 'must have a document');
  const type = await documentType(await read(), field);
  if (kind === 'logo' && !type.startsWith('image/'))
    throw Failure.field(field, 'must be a picture (JPEG, PNG, WebP or AVIF)');
  return type;
}
