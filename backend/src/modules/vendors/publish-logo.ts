import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { NEXT_VERSION } from '../../kernel/versions';
import { Handles } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { AddMedia } from '../media';
import { VendorDocument, VendorDocumentStore } from './documents';
import { Vendor } from './vendor.entity';
import { vendorMoved } from './vendor.events';

/** On approval, publishes an application's logo in the vendor's library; until then no upload is public. */
@Injectable()
export class PublishLogo {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly documents: VendorDocumentStore,
    private readonly adding: AddMedia,
    private readonly clock: Clock,
  ) {}

  @Handles(vendorMoved, 'logo')
  async moved({ vendor_id, to }: { vendor_id: number; to: string }): Promise<void> {
    if (to !== 'approved') return;
    const where = { vendor_id, kind: 'logo' } as const;
    const document = await this.database.em.findOne(VendorDocument, { where, order: { id: 'DESC' } });
    if (!document || document.status === 'rejected') return;
    const bytes = await this.storage.read(document.storage_key);
    const logo_id = bytes && (await this.add(bytes, document));
    if (logo_id) await this.database.tx((em) => this.show(em, document, logo_id));
  }

  /** A logo that the vendor has chosen in the meantime is not replaced. */
  private async show(em: EntityManager, { id, vendor_id }: VendorDocument, logo_id: number): Promise<void> {
    await em.update(
      Vendor,
      { id: vendor_id, logo_id: IsNull() },
      { logo_id, ...NEXT_VERSION, updated_at: this.clock.now() },
    );
    await this.documents.remove(id, {}, null);
  }

  /** Null if the library refuses the picture (422); the vendor then chooses another. */
  private async add(bytes: Buffer, { filename, vendor_id }: VendorDocument): Promise<number | null> {
    try {
      const facts = { filename, folder: null, alt: null, vendor_id, actor: null };
      return (await this.adding.execute(bytes, facts)).id;
    } catch (error) {
      if (error instanceof Failure && error.status === 422) return null;
      throw error;
    }
  }
}
