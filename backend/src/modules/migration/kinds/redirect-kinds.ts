import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { msg } from '../../../kernel/translation';
import { Redirect, redirectPath, redirects } from '../../content';
import type { RecordReader } from '../reading/record-reader';
import { FindProduct } from './find-product';
import { type KindContext, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { ValidatedStore } from './validated-store';

interface Values {
  path: string;
  target: string;
  status: string;
}

/** A path of the former shop, from a path or URL. */
function oldPath(text: string): string {
  if (/^https?:\/\//i.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url ? url.pathname + url.search : text;
  }
  return text.startsWith('/') ? text : `/${text}`;
}

abstract class RedirectKind<D extends object> extends MigrationKind<D, Values> {
  readonly resource = 'redirects';

  constructor(
    protected readonly database: Database,
    private readonly store: ValidatedStore,
    protected readonly config: Config,
  ) {
    super();
  }

  async find({ path }: Values): Promise<number | null> {
    return (await this.database.em.findOne(Redirect, { where: { path } }))?.id ?? null;
  }

  async current(id: number): Promise<Values | null> {
    const row = await this.database.em.findOne(Redirect, { where: { id } });
    return row && { path: row.path, target: row.target, status: row.status };
  }

  /** Redirects to this address lead straight to its target from now on: a chain would be refused. */
  async create({ ...values }: Values): Promise<number> {
    const path = redirectPath(values.path, this.config.PUBLIC_URL) ?? values.path;
    const earlier = await this.database.em.find(Redirect, { where: { target_path: path } });
    for (const { id, status, path: from } of earlier)
      await this.update(id, { path: from, target: values.target, status });
    return this.store.create(redirects, values);
  }

  update(id: number, { ...values }: Values): Promise<void> {
    return this.store.update(redirects, id, values);
  }

  remove(id: number): Promise<void> {
    return this.store.remove(redirects, id);
  }

  /** The same redirect to the end of the way, where its target is redirected itself. */
  protected async straightened(values: Values): Promise<Prepared<Values>> {
    const path = redirectPath(values.target, this.config.PUBLIC_URL);
    const onward = path && (await this.database.em.findOne(Redirect, { where: { path } }));
    if (!onward || redirectPath(onward.target, this.config.PUBLIC_URL) === values.path) return { values };
    const message = msg`is redirected to ${onward.target}, which is entered instead`;
    return {
      values: { ...values, target: onward.target },
      warnings: [{ field: 'target', value: values.target, message }],
    };
  }

  /** The path as it is stored, for finding an existing redirect. */
  protected normalised(values: Values): Values {
    return { ...values, path: redirectPath(values.path, this.config.PUBLIC_URL) ?? values.path };
  }
}

const CODES: Readonly<Record<string, 'permanent' | 'temporary'>> = {
  '': 'permanent',
  '301': 'permanent',
  '308': 'permanent',
  'permanent (301)': 'permanent',
  url: 'permanent',
  '302': 'temporary',
  '303': 'temporary',
  '307': 'temporary',
  'temporary (302)': 'temporary',
};

/** Redirects of the former shop, or of this one's own export. */
@Injectable()
export class RedirectsKind extends RedirectKind<Values> {
  readonly name = 'redirects';

  constructor(database: Database, store: ValidatedStore, config: Config) {
    super(database, store, config);
  }

  read(reader: RecordReader, { source }: KindContext): ReadRecord<Values> {
    const path = reader.required('path', 500);
    const target = reader.required('target', 500);
    if (['1', 'true', 'yes', 'regex'].includes(reader.cell('regex').toLowerCase()))
      reader.refuse('regex', 'is a pattern; only single addresses can be redirected');
    const code = reader.cell('code').toLowerCase();
    if (source === 'magento' && code === '0')
      reader.refuse(
        'code',
        'is an address that Magento resolves itself; upload the file of products for theirs',
      );
    else if (!CODES[code]) reader.refuse('code', 'is no redirect to another address');
    else if (CODES[code] === 'temporary')
      reader.note('code', 'is temporary; here all redirects are permanent');
    const status = ['inactive', 'disabled', '0'].includes(reader.cell('status').toLowerCase())
      ? 'inactive'
      : 'active';
    const isPath = !/^[a-z][a-z\d+.-]*:/i.test(target);
    const draft = { path: oldPath(path), target: isPath ? oldPath(target) : target, status };
    return { key: this.normalised(draft).path, label: draft.path, draft };
  }

  prepare(draft: Values): Promise<Prepared<Values>> {
    return this.straightened(this.normalised(draft));
  }
}

interface ProductPath {
  handle: string;
  sku: string | null;
  path: string;
}

/** Redirects from the products' old addresses, read from the former shop's file of products. */
@Injectable()
export class ProductPathsKind extends RedirectKind<ProductPath> {
  readonly name = 'product_paths';
  override readonly groupBy = 'handle';

  constructor(
    database: Database,
    store: ValidatedStore,
    config: Config,
    private readonly products: FindProduct,
  ) {
    super(database, store, config);
  }

  read(reader: RecordReader, { source }: KindContext): ReadRecord<ProductPath> {
    const handle = reader.required('handle', 190);
    const permalink = reader.text('permalink', 500);
    const path = permalink ? oldPath(permalink) : pathIn(source, handle);
    if (!path) reader.refuse('permalink', 'is required');
    const draft = { handle, sku: reader.text('sku', 64), path: path ?? '' };
    return { key: JSON.stringify([source, handle]), label: handle, draft };
  }

  async prepare({ handle, sku, path }: ProductPath): Promise<Prepared<Values>> {
    const product = await this.products.execute({ handle, sku, name: null });
    if (product === null)
      return { waits: msg`waits for the product ${handle}`, field: 'handle', value: handle };
    if ('refused' in product) return { refused: product.refused, field: 'sku', value: sku ?? '' };
    const target = `/product/${encodeURIComponent(product.slug)}`;
    const values = this.normalised({ path, target, status: 'active' });
    return redirectPath(target, this.config.PUBLIC_URL) === values.path ? { nothing: true } : { values };
  }
}

/** Where each system has its products. */
function pathIn(source: KindContext['source'], handle: string): string | null {
  if (source === 'shopify') return `/products/${handle}`;
  if (source === 'woocommerce') return `/product/${handle}`;
  return source === 'magento' ? `/${handle}.html` : null;
}
