import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Like, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { PRIVATE, PrivateFiles, Storage } from '../../../kernel/storage';
import { MediaLibrary } from '../../media';
import { VendorPaper } from './vendor-paper.entity';

/**
 * Takes papers that were once pictures of the library out of the public: their migration leaves them where they lay,
 * as it can't reach the storage. Moves each once, at a start, and throws the public picture away unless something shows it.
 */
@Injectable()
export class WithdrawPapers implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly files: PrivateFiles,
    private readonly library: MediaLibrary,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const open = { storage_key: Not(Like(`${PRIVATE}%`)) };
    for (const paper of await this.database.em.find(VendorPaper, { where: open })) await this.withdraw(paper);
  }

  private async withdraw({ id, vendor_id, storage_key: master }: VendorPaper): Promise<void> {
    const bytes = await this.storage.read(master);
    if (!bytes) return;
    const storage_key = await this.files.keep('papers', bytes);
    const moved = await this.database.tx((em) =>
      em.update(VendorPaper, { id, storage_key: master }, { storage_key, bytes: bytes.length }),
    );
    if (!moved.affected) return this.files.discard(storage_key);
    await this.library.withdraw(master.slice(master.lastIndexOf('/') + 1), vendor_id);
  }
}
