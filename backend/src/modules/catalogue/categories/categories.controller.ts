import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { CategoryLists } from './category-lists';

/** Look-ups of the category tree for operators. */
@ApiTags('admin categories')
@Controller('backend/api/admin')
export class CategoriesController {
  constructor(private readonly lists: CategoryLists) {}

  @Allow('admin', 'categories.read')
  @Get('categoriesParentChildActive')
  categoriesParentChildActive(@From() caller: Caller): Promise<Page> {
    return this.lists.tree(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoriesParentActive')
  categoriesParentActive(@From() caller: Caller): Promise<Page> {
    return this.lists.roots(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoriesActiveInactive')
  categoriesActiveInactive(@From() caller: Caller): Promise<Page> {
    return this.lists.all(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoryVendors/:id')
  categoryVendors(@Param('id', IdPipe) id: number): Promise<Page> {
    return this.lists.vendors(id);
  }
}

/** The category tree for vendors, who choose from it. */
@ApiTags('vendor categories')
@Controller('backend/api/vendor')
export class VendorCategoriesController {
  constructor(private readonly lists: CategoryLists) {}

  @Allow('vendor', 'categories.read')
  @Get('categoriesParentChildActive')
  categoriesParentChildActive(@From() caller: Caller): Promise<Page> {
    return this.lists.tree(caller);
  }
}
