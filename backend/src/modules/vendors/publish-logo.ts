import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { AddMedia } from '../media';
import { VendorPaper, VendorPaperStore } from './papers';
import { Vendor } from './vendor.entity';
import { vendorMoved } from './vendor.events';

/** Puts the logo of an application into the vendor's library once it is approved: before, nothing that strangers send is public. */
@Injectable()
export class PublishLogo {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly papers: VendorPaperStore,
    private readonly adding: AddMedia,
  ) {}

  @Handles(vendorMoved, 'logo')
  async moved({ vendor_id, to }: { vendor_id: number; to: string }): Promise<void> {
    if (to !== 'approved') return;
    const where = { vendor_id, kind: 'logo' } as const;
    const paper = await this.database.em.findOne(VendorPaper, { where, order: { id: 'DESC' } });
    if (!paper || paper.status === 'rejected') return;
    const bytes = await this.storage.read(paper.storage_key);
    const logo_id = bytes && (await this.add(bytes, paper));
    if (logo_id) await this.database.tx((em) => this.show(em, paper, logo_id));
  }

  /** A vendor that has chosen another logo meanwhile keeps that. */
  private async show(em: EntityManager, { id, vendor_id }: VendorPaper, logo_id: number): Promise<void> {
    await em.update(Vendor, { id: vendor_id, logo_id: IsNull() }, { logo_id });
    await this.papers.remove(id, {}, null);
  }

  /** Null for a picture that the library doesn't take; its vendor then chooses another. */
  private async add(bytes: Buffer, { filename, vendor_id }: VendorPaper): Promise<number | null> {
    try {
      const facts = { filename, folder: null, alt: null, vendor_id, actor: null };
      return (await this.adding.execute(bytes, facts)).id;
    } catch (error) {
      if (error instanceof Failure && error.status === 422) return null;
      throw error;
    }
  }
}
