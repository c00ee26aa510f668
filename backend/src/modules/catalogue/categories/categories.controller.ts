import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import type { CategoryTreeNode, CategoryVendor } from './category-lists';
import { CategoryLists } from './category-lists';
import { MoveCategory, MoveCategoryInput } from './move-category';

/** Category tree look-ups, and moving categories, for operators. */
@ApiTags('admin categories')
@Controller('backend/api/admin')
export class CategoriesController {
  constructor(
    private readonly lists: CategoryLists,
    private readonly moveCategory: MoveCategory,
  ) {}

  @Allow('admin', 'categories.read')
  @Get('categoriesParentChildActive')
  categoriesParentChildActive(@From() caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.lists.tree(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoriesParentActive')
  categoriesParentActive(@From() caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.lists.roots(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoriesActiveInactive')
  categoriesActiveInactive(@From() caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.lists.all(caller);
  }

  @Allow('admin', 'categories.read')
  @Get('categoryVendors/:id')
  categoryVendors(@Param('id', IdPipe) id: number): Promise<Page<CategoryVendor, 'vendors'>> {
    return this.lists.vendors(id);
  }

  @Allow('admin', 'categories.update')
  @Put('categories/move/:id')
  move(@Param('id', IdPipe) id: number, @Body() input: MoveCategoryInput, @Me() actor: Actor): Promise<null> {
    return this.moveCategory.execute(id, input, actor);
  }
}

/** Category tree look-up for vendors. */
@ApiTags('vendor categories')
@Controller('backend/api/vendor')
export class VendorCategoriesController {
  constructor(private readonly lists: CategoryLists) {}

  @Allow('vendor', 'categories.read')
  @Get('categoriesParentChildActive')
  categoriesParentChildActive(@From() caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.lists.tree(caller);
  }
}
