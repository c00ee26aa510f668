import { Injectable } from '@nestjs/common';
import type { VendorApplicationView } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure, readForm } from '../../../kernel/http';
import { KeepPapers, paperKind, VendorPaper, VendorPaperStore } from '../papers';
import { Vendor } from '../vendor.entity';
import { applicationPaperSent } from '../vendor.events';
import { ApplicationLinks } from './application-links';
import { OPEN_TO_APPLICANTS } from './open-application';
import { ShowApplication } from './show-application';
import { closed } from './withdraw-application';

/** Takes one more paper of an application; it takes the place of those of its kind that an operator has not accepted. */
@Injectable()
export class SendApplicationPaper {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: ApplicationLinks,
    private readonly keeping: KeepPapers,
    private readonly papers: VendorPaperStore,
    private readonly showing: ShowApplication,
    private readonly events: EventBus,
  ) {}

  /** @throws Failure 404 for the token; 409 `application_closed`; 413 or 422 on `file` or `kind` */
  async execute(request: FastifyRequest): Promise<VendorApplicationView> {
    const { words, files } = await readForm(request, { field: 'file', most: 1, noun: 'document' });
    const token = words.access_token ?? '';
    const { vendor } = await this.links.open(token);
    const [file] = files;
    if (!file) throw Failure.field('file', 'must have a document');
    const kind = paperKind(words.kind);
    await this.keeping.execute([file], { kind, field: 'file' }, (kept) =>
      this.database.tx(async (em) => {
        const open = { id: vendor.id, status: In([...OPEN_TO_APPLICANTS]) };
        const held = await em.update(Vendor, open, { updated_at: this.clock.now() });
        if (!held.affected) throw closed();
        const status = In(['pending', 'rejected']);
        const former = await em.find(VendorPaper, { where: { vendor_id: vendor.id, kind, status } });
        for (const { id } of former) await this.papers.remove(id, {}, null);
        await this.papers.note(vendor.id, kept, null);
        await this.events.publish(applicationPaperSent, { vendor_id: vendor.id });
      }),
    );
    return this.showing.byToken(token);
  }
}
