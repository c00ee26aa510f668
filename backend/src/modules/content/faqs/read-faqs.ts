import { Injectable } from '@nestjs/common';
import type { WebFaq } from '@stoa/contracts';
import { FAQ_GROUPS } from '@stoa/contracts';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { PublicAnswers } from '../../search';
import { ShownVendor } from '../shown-vendor';
import { Faq } from './faq.entity';
import type { FaqsQuery } from './faqs.query';

/** Reads the active FAQs for the storefront. */
@Injectable()
export class ReadFaqs {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly vendors: ShownVendor,
    private readonly answers: PublicAnswers,
  ) {}

  /** The shop's own FAQs, or those of a vendor (404 unless its store is public), by group. */
  async execute({ groups, vendor }: FaqsQuery, language: string): Promise<RawJson<WebFaq[]>> {
    const vendorId = await this.vendors.idOf(vendor);
    const wanted = FAQ_GROUPS.filter((group) => !groups || groups.includes(group));
    const data = async (): Promise<string> => JSON.stringify(await this.rows(wanted, vendorId, language));
    return this.answers.getOrCompute(['faqs', wanted, vendorId, language], data, 'page');
  }

  private async rows(
    groups: readonly Faq['group'][],
    vendorId: number | null,
    language: string,
  ): Promise<WebFaq[]> {
    const rows = await this.database.em.find(Faq, {
      where: { status: 'active', group: In([...groups]), vendor_id: vendorId ?? IsNull() },
      order: { sort: 'ASC', id: 'ASC' },
    });
    const texts = await this.translator.translate('faqs', rows, language);
    return groups.flatMap((group) =>
      texts
        .filter((row) => row.group === group)
        .map(({ id, question, answer }) => ({ id, group, question, answer })),
    );
  }
}
