import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, insertMany } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { ResourceService } from '../../../kernel/resource';
import type { ExistingProduct, ProductDraft, VariantDraft } from '../../catalogue';
import { Attribute, AttributeValue, loadKnown, normaliseSku, Product, SaveProducts } from '../../catalogue';
import { Media, media as mediaResource } from '../../media';
import { type Import, ImportEffect } from '../import.entity';
import { actorOf } from '../running/actor-of';
import { ImportedPictures, withKnown } from './imported-pictures';
import type { PictureTask } from './picture-orders';
import { MAX_PICTURES } from './picture-orders';

/** Shows obtained pictures in the gallery of a product, at its variants and in its descriptions. */
@Injectable()
export class ShowPictures {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly resourceService: ResourceService,
    private readonly products: SaveProducts,
    private readonly pictures: ImportedPictures,
  ) {}

  /** @param found by URL; if `isComplete` is false, none of the former pictures is taken away */
  async execute(
    task: PictureTask,
    found: ReadonlyMap<string, Media>,
    row: Import,
    isComplete: boolean,
  ): Promise<void> {
    const { product_id: id } = task;
    await this.database.tx(async (em) => {
      // Taken first, so that a simultaneous change of the product waits, and its pictures aren't lost.
      await em.increment(Product, { id }, 'version', 1);
      const draft = { id, vendor_id: 0, values: {}, axes: [], variants: [] };
      const known = (await loadKnown(em, this.translator, [draft])).products.get(id);
      if (!known) return;
      await this.save(await this.draftOf(task, known, found, isComplete), known, task, row);
      await this.describe(task, found, row, known.product.vendor_id);
      await this.pictures.remember({ import_id: row.id, product_id: id }, found);
      if (isComplete) await this.pictures.settle(id, task.hash);
    });
  }

  private async draftOf(
    { gallery, variants, described }: PictureTask,
    known: ExistingProduct,
    found: ReadonlyMap<string, Media>,
    isComplete: boolean,
  ): Promise<ProductDraft> {
    const { product, axes } = known;
    const named = [...new Set(gallery.flatMap(({ url }) => found.get(url)?.id ?? []))];
    const former = isComplete ? await this.pictures.ids(product.id) : new Set<number>();
    const others = known.media_ids.filter((id) => !named.includes(id) && !former.has(id));
    const shown = new Map(variants.map(({ sku, url }) => [normaliseSku(sku), found.get(url)?.id]));
    const pictured = known.variants.flatMap((variant): VariantDraft[] => {
      const media_id = shown.get(variant.sku);
      const option_value_ids = variant.option_key.split('.').filter(Boolean).map(Number);
      return media_id === undefined ? [] : [{ sku: variant.sku, option_value_ids, media_id }];
    });
    return {
      id: product.id,
      vendor_id: product.vendor_id,
      values: described.length ? descriptions(known, found) : {},
      axes,
      variants: pictured,
      ...(gallery.length > 0 && { media_ids: [...named, ...others].slice(0, MAX_PICTURES) }),
    };
  }

  private async save(
    draft: ProductDraft,
    known: ExistingProduct,
    { isNew }: PictureTask,
    row: Import,
  ): Promise<void> {
    const { em } = this.database;
    const values = known.variants.flatMap(({ option_key }) => option_key.split('.').filter(Boolean));
    const references = {
      attributes: byId(await em.find(Attribute, { where: { id: In(known.axes) } })),
      values: byId(await em.find(AttributeValue, { where: { id: In(values.map(Number)) } })),
    };
    const save = { actor: actorOf(row), references, write: true, key: `import:${row.id}:pictures` };
    const [outcome] = await this.products.execute([draft], save);
    // The product was valid when it was imported; what was changed since is not for a picture to judge.
    if (!outcome?.ok || outcome.action !== 'updated' || isNew) return;
    const effect = { import_id: row.id, resource: 'products', record_id: known.product.id };
    await insertMany(em, ImportEffect, [{ ...effect, patch: outcome.patch }]);
  }

  /** Sets the alternative texts that the file states, of pictures in the vendor's library. */
  private async describe(
    { gallery, variants }: PictureTask,
    found: ReadonlyMap<string, Media>,
    row: Import,
    vendor_id: number,
  ): Promise<void> {
    const texts = new Map(
      [...variants, ...gallery].flatMap(({ url, alt }) => {
        const picture = found.get(url);
        return picture && alt !== undefined ? [[picture, alt.slice(0, 250)] as const] : [];
      }),
    );
    for (const [picture, alt] of texts) {
      const { id } = picture;
      const before = picture.alt ?? '';
      if (before === alt || picture.vendor_id !== vendor_id) continue;
      await this.resourceService.store(mediaResource).update(id, { alt: alt || null }, {}, actorOf(row));
      const fields = { alt: { before, after: alt } };
      const patch = { fields, variants: [], added: [], stock: [] };
      const effect = { import_id: row.id, resource: 'media', record_id: id, patch };
      await insertMany(this.database.em, ImportEffect, [effect]);
    }
  }
}

function byId<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The product's rich texts, with obtained pictures shown from the library. */
function descriptions(
  { product, translations }: ExistingProduct,
  found: ReadonlyMap<string, Media>,
): ProductDraft['values'] {
  const changed = (html: unknown): string | undefined => {
    if (typeof html !== 'string') return undefined;
    const text = withKnown(html, (url) => found.get(url));
    return text === html ? undefined : text;
  };
  const own = changed(product.description);
  const texts = Object.entries(translations).flatMap(([language, one]) => {
    const description = changed(one?.description);
    return description === undefined ? [] : [[language, { description }]];
  });
  return {
    ...(own !== undefined && { description: own }),
    ...(texts.length > 0 && { translations: Object.fromEntries(texts) as object }),
  };
}
