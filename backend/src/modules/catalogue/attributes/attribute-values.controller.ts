import { Body, Controller, Get, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AttributeValueChoice } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, IdPipe, Page } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { AttributeValue } from './attribute-value.entity';
import { Attribute } from './attribute.entity';
import { AttributeValueInput, CreateAttributeValue } from './create-attribute-value';

/** All active values of one attribute at once, without the page limit of look-ups. */
@Injectable()
export class AttributeValueLists {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  async list(attribute_id: number, caller: Caller): Promise<Page<AttributeValue, 'attribute_values'>> {
    if (!(await this.database.em.existsBy(Attribute, { id: attribute_id })))
      throw Failure.notFound('attribute');
    const order = { sort: 'ASC', id: 'ASC' } as const;
    const rows = await this.database.em.find(AttributeValue, {
      where: { attribute_id, status: 'active' },
      order,
    });
    return new Page(
      'attribute_values',
      await this.translator.translate('attribute_values', rows, caller.language),
      rows.length,
    );
  }
}

/** Values of an attribute, for operators. */
@ApiTags('admin attribute_values')
@Controller('backend/api/admin')
export class AttributeValuesController {
  constructor(
    private readonly lists: AttributeValueLists,
    private readonly creation: CreateAttributeValue,
  ) {}

  @Allow('admin', 'attribute_values.read')
  @Get('getAttributeValuesByAttribute/:id')
  getAttributeValuesByAttribute(
    @Param('id', IdPipe) id: number,
    @From() caller: Caller,
  ): Promise<Page<AttributeValue, 'attribute_values'>> {
    return this.lists.list(id, caller);
  }

  @Allow('admin', 'attribute_values.create')
  @HttpCode(200)
  @Post('createAttributeValue')
  createAttributeValue(
    @Body() input: AttributeValueInput,
    @From() caller: Caller,
  ): Promise<AttributeValueChoice> {
    return this.creation.execute(input, caller);
  }
}

/** Values of an attribute, for vendors. */
@ApiTags('vendor attribute_values')
@Controller('backend/api/vendor')
export class VendorAttributeValuesController {
  constructor(
    private readonly lists: AttributeValueLists,
    private readonly creation: CreateAttributeValue,
  ) {}

  @Allow('vendor', 'attribute_values.read')
  @Get('getAttributeValuesByAttribute/:id')
  getAttributeValuesByAttribute(
    @Param('id', IdPipe) id: number,
    @From() caller: Caller,
  ): Promise<Page<AttributeValue, 'attribute_values'>> {
    return this.lists.list(id, caller);
  }

  @Allow('vendor', 'attribute_values.create')
  @HttpCode(200)
  @Post('createAttributeValue')
  createAttributeValue(
    @Body() input: AttributeValueInput,
    @From() caller: Caller,
  ): Promise<AttributeValueChoice> {
    return this.creation.execute(input, caller);
  }
}
