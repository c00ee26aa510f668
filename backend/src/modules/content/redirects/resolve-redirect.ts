import { Injectable } from '@nestjs/common';
import type { RedirectTarget } from '@stoa/contracts';
import { In } from 'typeorm';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Redirect } from './redirect.entity';
import { RedirectHits } from './redirect-hits';
import { pathsToFind, redirectPath } from './redirect-paths';

/** Finds where an address without a page redirects to. */
@Injectable()
export class ResolveRedirect {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly hits: RedirectHits,
  ) {}

  /** The target with the address's query; null if there is none. Counts a use. */
  async execute(address: string): Promise<RedirectTarget> {
    const path = redirectPath(address, this.config.PUBLIC_URL);
    if (!path) return { location: null };
    const paths = pathsToFind(path);
    const rows = await this.database.em.find(Redirect, { where: { path: In(paths), status: 'active' } });
    const found = paths.map((one) => rows.find((row) => row.path === one)).find(Boolean);
    if (!found) return { location: null };
    this.hits.count(found.id);
    // A query that belongs to the old address itself has served its purpose.
    const query = found.path.includes('?') ? '' : queryOf(address);
    return { location: withQuery(found.target, query) };
  }
}

function queryOf(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : (address.slice(at + 1).split('#', 1)[0] ?? '');
}

/** Adds a query to a target, before its fragment; what the target has already stays. */
function withQuery(target: string, query: string): string {
  if (!query) return target;
  const [rest = '', ...fragment] = target.split('#');
  const end = fragment.length ? `#${fragment.join('#')}` : '';
  return `${rest}${rest.includes('?') ? '&' : '?'}${query}${end}`;
}
