import { Injectable } from '@nestjs/common';
import { DOCUMENT_PATHS, type DocumentName } from '@stoa/contracts';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Document } from './document.entity';

const NAMES = Object.keys(DOCUMENT_PATHS);

/** Finds the legal and information documents that have a text: the storefront shows and links to no others. */
@Injectable()
export class PublishedDocuments {
  constructor(private readonly database: Database) {}

  async find(): Promise<Map<DocumentName, Document>> {
    const rows = await this.database.em.find(Document, { where: { code: In(NAMES), body: Not(IsNull()) } });
    return new Map(rows.filter(({ body }) => body).map((row) => [row.code as DocumentName, row]));
  }
}
