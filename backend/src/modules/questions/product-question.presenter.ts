import { Injectable } from '@nestjs/common';
import type { ProductQuestionFacts } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { Product } from '../catalogue';
import type { ProductQuestion } from './product-question.entity';
import { questionProcess } from './product-question.process';

/** Presents questions to operators and vendors: their fields, product name and allowed next statuses. */
@Injectable()
export class ProductQuestionPresenter implements Presenter<ProductQuestion> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly translator: Translator,
  ) {}

  async rows(rows: ProductQuestion[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const facts = await this.facts(rows, caller);
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: ProductQuestion, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }

  private async facts(rows: ProductQuestion[], { actor, language }: Caller): Promise<ProductQuestionFacts[]> {
    const ids = rows.map(({ product_id }) => product_id);
    const products = ids.length ? await this.database.em.find(Product, { where: { id: In(ids) } }) : [];
    const named = await this.translator.translate('products', products, language);
    const names = new Map(named.map((product) => [product.id, product.name]));
    const isOperator = actor?.audience === 'admin';
    return rows.map(({ product_id, status }) => ({
      product_name: names.get(product_id) ?? null,
      allowed: isOperator ? questionProcess.allowed(status, 'admin') : [],
    }));
  }
}
