import type { VendorStatus } from '@stoa/contracts';
import Document from 'pdfkit';
import { Passwords } from '../../../../src/kernel/access';
import { formFile } from '../../../../src/kernel/http';
import { Country } from '../../../../src/modules/localisation';
import {
  StoreDocuments,
  VendorAccounts,
  VendorApplication,
  VendorDocumentStore,
  vendors,
  VendorStore,
} from '../../../../src/modules/vendors';
import type { Seeder } from '../../seeder';
import { type Applicant, demoApplicants } from '../applicants';
import { DEMO_PASSWORD } from './accounts';

/** Vendor applications, pending or decided, with their documents. */
export async function seedApplicants(seeder: Seeder): Promise<void> {
  const countries = await seeder.database.em.find(Country);
  const password = await seeder.get(Passwords).hash(DEMO_PASSWORD);
  for (const { days_ago, moves, papers: documents, country, name, number, ...facts } of demoApplicants) {
    seeder.daysAgo(days_ago);
    const country_id = countries.find(({ iso2 }) => iso2 === country)?.id ?? null;
    const id = await seeder.create(vendors, facts.email, { ...facts, country_id });
    const { email, phone } = facts;
    await seeder.get(VendorAccounts).open({ vendor_id: id, name, email, phone }, password);
    await noteApplication(seeder, id, number);
    for (const file of documents) await keepDocument(seeder, id, file);
    seeder.daysAgo(days_ago - 1);
    await moveAlong(seeder, id, moves);
  }
  await seedOwnDocuments(seeder);
  seeder.daysAgo(0);
}

/** Came in on the seeder's present day. */
async function noteApplication(
  { database, clock }: Seeder,
  vendor_id: number,
  number: string,
): Promise<void> {
  const now = clock.now();
  const days = { terms_accepted_at: now, received_at: now, created_at: now, updated_at: now };
  await database.tx((em) => em.insert(VendorApplication, { vendor_id, number, ...days }));
}

async function keepDocument(
  seeder: Seeder,
  vendor_id: number,
  { kind, filename, lines, decision }: Applicant['papers'][number],
): Promise<void> {
  const file = formFile(filename, await pdfOf(lines));
  const id = await seeder.get(StoreDocuments).add(vendor_id, kind, file, null);
  if (decision)
    await seeder.get(VendorDocumentStore).changeStatus(id, decision[0], decision[1] ?? null, null);
}

async function moveAlong(
  seeder: Seeder,
  id: number,
  moves: readonly (readonly [VendorStatus, string?])[],
): Promise<void> {
  for (const [status, reason] of moves) await seeder.get(VendorStore).move(id, status, reason ?? null, null);
}

/** The vendor of the printed account has papers too, and a bank account to be paid to. */
async function seedOwnDocuments(seeder: Seeder): Promise<void> {
  seeder.daysAgo(200);
  const id = seeder.id('vendors', 'hearth-holt');
  const bytes = await pdfOf(['Registration of a company', 'Hearth & Holt ApS', 'CVR 38417205']);
  await seeder.get(StoreDocuments).add(id, 'registration', formFile('cvr-extract.pdf', bytes), null);
  const bank = { bank_name: 'Jutlander Bank', bank_account: 'DK50 0040 0440 1162 43' };
  await seeder.get(VendorStore).update(id, bank, {}, null);
}

/** A page with a heading and the lines below it. */
function pdfOf([heading = '', ...lines]: readonly string[]): Promise<Buffer> {
  const pdf = new Document({ size: 'A4', margin: 72 });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
  pdf.fontSize(24).text(heading).moveDown();
  for (const line of lines) pdf.fontSize(12).text(line).moveDown(0.5);
  pdf.end();
  return done;
}
