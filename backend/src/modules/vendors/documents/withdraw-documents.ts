import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Like, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { PRIVATE, PrivateFiles, Storage } from '../../../kernel/storage';
import { MediaLibrary } from '../../media';
import { VendorDocument } from './vendor-document.entity';

/**
 * Moves documents that were once public pictures of the media library to private storage, since their
 * migration can't reach the storage. Runs at start-up, once per document; the public picture is deleted
 * unless it is in use.
 */
@Injectable()
export class WithdrawDocuments implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly files: PrivateFiles,
    private readonly library: MediaLibrary,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const open = { storage_key: Not(Like(`${PRIVATE}%`)) };
    for (const document of await this.database.em.find(VendorDocument, { where: open }))
      await this.withdraw(document);
  }

  private async withdraw({ id, vendor_id, storage_key: master }: VendorDocument): Promise<void> {
    const bytes = await this.storage.read(master);
    if (!bytes) return;
    const storage_key = await this.files.store('papers', bytes);
    const moved = await this.database.tx((em) =>
      em.update(VendorDocument, { id, storage_key: master }, { storage_key, bytes: bytes.length }),
    );
    if (!moved.affected) return this.files.discard(storage_key);
    await this.library.withdraw(master.slice(master.lastIndexOf('/') + 1), vendor_id);
  }
}
