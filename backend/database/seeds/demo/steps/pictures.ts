import type { LanguageCode } from '@stoa/contracts';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AddMedia } from '../../../../src/modules/media';
import { Translator } from '../../../../src/kernel/i18n';
import { root } from '../../package-root';
import type { Seeder } from '../../seeder';

/** The pictures stay where they are committed; they are not part of the build. */
const PICTURES = join(root, 'database', 'seeds', 'demo', 'pictures');

/** What is in a committed picture. */
export const pictureBytes = (file: string): Buffer => readFileSync(join(PICTURES, file));

/** Puts a committed picture into the operator's or a vendor's library once and answers its id. */
export async function addPicture(
  seeder: Seeder,
  file: string,
  alt: Partial<Record<LanguageCode, string>> & { en: string },
  vendor_id: number | null = null,
): Promise<number> {
  const key = `${vendor_id ?? 'operator'}/${file}`;
  if (seeder.knows('media', key)) return seeder.id('media', key);
  const folder = dirname(file);
  const facts = { filename: basename(file), folder, alt: alt.en, vendor_id, actor: null };
  const { id } = await seeder.get(AddMedia).execute(pictureBytes(file), facts);
  const others = Object.entries(alt).filter(([language]) => language !== 'en');
  const texts = others.map(([language, text]) => [language, { alt: text }] as const);
  await seeder.get(Translator).save('media', id, Object.fromEntries(texts));
  return seeder.remember('media', key, id);
}
