import { Injectable } from '@nestjs/common';
import type { ReviewFacts } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { Product } from '../catalogue';
import { ReviewLabels } from './review-labels';
import { Review } from './review.entity';
import { ReviewPictures } from './review-pictures';
import { reviewMoverOf, reviewProcess } from './review.process';

/** Presents reviews to operators and vendors: fields, product name, pictures and allowed next statuses. */
@Injectable()
export class ReviewPresenter implements Presenter<Review> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly labels: ReviewLabels,
    private readonly translator: Translator,
    private readonly pictures: ReviewPictures,
  ) {}

  async rows(rows: Review[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const facts = await this.facts(rows, caller);
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: Review, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }

  private async facts(rows: Review[], { actor, language }: Caller): Promise<ReviewFacts[]> {
    const ids = rows.flatMap((row) => row.product_id ?? []);
    const products = ids.length ? await this.database.em.find(Product, { where: { id: In(ids) } }) : [];
    const named = await this.translator.translate('products', products, language);
    const names = new Map(named.map((product) => [product.id, product.name]));
    const labels = await this.labels.in(language);
    const pictures = await this.pictures.findByReviews(
      rows.map(({ id }) => id),
      language,
    );
    return rows.map(({ id, product_id, status, source }) => ({
      product_name: names.get(product_id ?? 0) ?? null,
      status_label: labels.named(status),
      media: pictures.get(id) ?? [],
      allowed: reviewProcess.allowed(status, reviewMoverOf(actor, source)),
    }));
  }
}
