import { Injectable } from '@nestjs/common';
import type { KeptKind } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { FormFile } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { PrivateFiles } from '../../../kernel/storage';
import { typeOfPaper } from './inspect-paper';
import type { VendorPaper } from './vendor-paper.entity';
import { VendorPaperStore } from './vendor-paper.store';

type KeptPaper = Pick<VendorPaper, 'kind' | 'filename' | 'mime' | 'bytes' | 'storage_key'>;
/** A file whose kind may be another than that of those beside it. */
type SentPaper = FormFile & { kind?: KeptKind };

/** Keeps files as papers of a vendor: looked at first, then stored privately, then noted. */
@Injectable()
export class KeepPapers {
  constructor(
    private readonly files: PrivateFiles,
    private readonly store: VendorPaperStore,
  ) {}

  /**
   * Stores the bytes, and throws them away again when `note` fails.
   * @param field what the files were sent in
   * @throws Failure 422 on it when one is empty or no paper
   */
  async execute<T>(
    sent: readonly SentPaper[],
    { kind, field }: { kind: KeptKind; field: string },
    note: (kept: KeptPaper[]) => Promise<T>,
  ): Promise<T> {
    const types: string[] = [];
    for (const file of sent) types.push(await checked(file, file.field ?? field));
    const kept: KeptPaper[] = [];
    try {
      for (const [place, { size, filename, read, kind: own = kind }] of sent.entries()) {
        const storage_key = await this.files.keep('papers', await read());
        kept.push({ kind: own, filename, mime: types[place] ?? '', bytes: size, storage_key });
      }
      return await note(kept);
    } catch (error) {
      for (const { storage_key } of kept) await this.files.discard(storage_key);
      throw error;
    }
  }

  /** Adds one to a vendor's papers; answers its id. */
  async add(vendor_id: number, kind: KeptKind, file: FormFile, actor: Actor | null): Promise<number> {
    const [id = 0] = await this.execute([file], { kind, field: 'file' }, (kept) =>
      this.store.note(vendor_id, kept, actor),
    );
    return id;
  }
}

async function checked({ size, read, kind }: SentPaper, field: string): Promise<string> {
  if (size === 0) throw Failure.field(field, 'must have a document');
  const type = await typeOfPaper(await read(), field);
  if (kind === 'logo' && !type.startsWith('image/'))
    throw Failure.field(field, 'must be a picture (JPEG, PNG, WebP or AVIF)');
  return type;
}
