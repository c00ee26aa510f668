import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import { lockNamed } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { msg } from '../../../kernel/translation';
import { Redirect } from './redirect.entity';
import { foreignUrl, MAX_PATH_LENGTH, ownPath, redirectPath } from './redirect-paths';

/** Stores redirects: normalised paths, and neither loops nor chains. */
@Injectable()
export class RedirectStore extends ResourceStore<Redirect> {
  constructor(
    tools: StoreTools,
    private readonly config: Config,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const facts = await this.checked(String(input.path), String(input.target), 0);
      return super.create({ ...input, ...facts }, bounds, actor);
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      const { path = before.path, target = before.target } = input;
      const facts = await this.checked(String(path), String(target), id);
      await super.update(id, { ...input, ...facts }, bounds, actor);
    });
  }

  protected override columns(input: Values): Values {
    return 'target_path' in input
      ? { ...super.columns(input), target_path: input.target_path }
      : super.columns(input);
  }

  /** @throws Failure 422 on `path` or `target` */
  private async checked(path: string, target: string, id: number): Promise<Values> {
    const { em } = this.tools.database;
    const from = redirectPath(path, this.config.PUBLIC_URL);
    if (!from || from === '/' || from.length > MAX_PATH_LENGTH)
      throw Failure.field('path', 'must be a path of this shop such as /old-page');
    const to = redirectPath(target, this.config.PUBLIC_URL);
    const url = to === null ? foreignUrl(target) : null;
    if ((to === null && url === null) || (to?.length ?? 0) > MAX_PATH_LENGTH)
      throw Failure.field(
        'target',
        'must be a path such as /new-page, or a URL such as https://example.com/page',
      );
    if (to === from) throw Failure.field('target', 'leads back to the same address');
    // Two redirects saved at the same moment could form a loop that neither sees.
    await lockNamed(em, 'redirects', this.tools.clock.now());
    const onward = to && (await em.findOne(Redirect, { where: { path: to, id: Not(id) } }));
    if (onward)
      throw Failure.field('target', msg`is redirected to ${onward.target} itself; enter that address`);
    const earlier = await em.findOne(Redirect, { where: { target_path: from, id: Not(id) } });
    if (earlier) throw Failure.field('path', msg`is the target of the redirect of ${earlier.path}`);
    return { path: from, target: to === null ? url : ownPath(target), target_path: to };
  }
}
