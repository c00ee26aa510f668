import { Injectable } from '@nestjs/common';
import type { VendorApplicationView } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure, readForm } from '../../../kernel/http';
import { StoreDocuments, documentKind, VendorDocument, VendorDocumentStore } from '../documents';
import { Vendor } from '../vendor.entity';
import { applicationDocumentSent } from '../vendor.events';
import { ApplicationLinks } from './application-links';
import { OPEN_TO_APPLICANTS } from './open-application';
import { ShowApplication } from './show-application';
import { applicationClosed } from './withdraw-application';

/** Adds a document to an application; it replaces those of its kind that are pending or rejected. */
@Injectable()
export class SendApplicationDocument {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: ApplicationLinks,
    private readonly keeping: StoreDocuments,
    private readonly documents: VendorDocumentStore,
    private readonly showing: ShowApplication,
    private readonly events: EventBus,
  ) {}

  /** @throws Failure 404 for an invalid token; 409 `application_closed`; 413 or 422 on `file` or `kind` */
  async execute(request: FastifyRequest): Promise<VendorApplicationView> {
    const { fields, files } = await readForm(request, { field: 'file', max: 1, noun: 'document' });
    const token = fields.access_token ?? '';
    const { vendor } = await this.links.open(token);
    const [file] = files;
    if (!file) throw Failure.field('file', 'must have a document');
    const kind = documentKind(fields.kind);
    await this.keeping.execute([file], { kind, field: 'file' }, (stored) =>
      this.database.tx(async (em) => {
        const open = { id: vendor.id, status: In([...OPEN_TO_APPLICANTS]) };
        const held = await em.update(Vendor, open, { updated_at: this.clock.now() });
        if (!held.affected) throw applicationClosed();
        const status = In(['pending', 'rejected']);
        const former = await em.find(VendorDocument, { where: { vendor_id: vendor.id, kind, status } });
        for (const { id } of former) await this.documents.remove(id, {}, null);
        await this.documents.note(vendor.id, stored, null);
        await this.events.publish(applicationDocumentSent, { vendor_id: vendor.id });
      }),
    );
    return this.showing.byToken(token);
  }
}
