import {
  Authorized,
  Body,
  Delete,
  Get,
  HttpCode,
  JsonController,
  Params,
  Post,
  Put,
} from 'routing-controllers';
import { contractOnly } from '../shared/contract-only.ts';
import type { CourseVersion, Item, ItemRef, ItemsGroup } from './course-answers.ts';
import {
  CreateItemBody,
  DeleteItemParams,
  GetItemParams,
  MoveItemBody,
  UpdateItemBody,
  VersionItemParams,
  VersionModuleSectionItemParams,
} from './item-validators.ts';
import { VersionModuleSectionParams } from './section-validators.ts';

const ITEMS = '/versions/:versionId/modules/:moduleId/sections/:sectionId/items';

/** Items: the videos, quizzes and articles in a section. */
@JsonController('/courses')
export class ItemController {
  /** Creates an item and puts a reference to it into the group of its section. */
  @Authorized()
  @Post(ITEMS)
  @HttpCode(201)
  create(
    @Params({ type: VersionModuleSectionParams }) _params: VersionModuleSectionParams,
    @Body({ type: CreateItemBody }) _body: CreateItemBody,
  ): Promise<{ itemsGroup: ItemsGroup; version: CourseVersion; createdItem: ItemRef }> {
    return contractOnly();
  }

  /** Returns references to the items of a section. */
  @Authorized()
  @Get(ITEMS)
  readAll(
    @Params({ type: VersionModuleSectionParams }) _params: VersionModuleSectionParams,
  ): Promise<ItemRef[]> {
    return contractOnly();
  }

  /** Replaces name, description and details. The type stays. */
  @Authorized()
  @Put('/versions/:versionId/items/:itemId')
  update(
    @Params({ type: VersionItemParams }) _params: VersionItemParams,
    @Body({ type: UpdateItemBody }) _body: UpdateItemBody,
  ): Promise<Item> {
    return contractOnly();
  }

  /** Removes an item from its group, with the watch time recorded for it. */
  @Authorized()
  @Delete('/itemGroups/:itemsGroupId/items/:itemId')
  delete(
    @Params({ type: DeleteItemParams }) _params: DeleteItemParams,
  ): Promise<{ deletedItemId: string; itemsGroup: ItemsGroup }> {
    return contractOnly();
  }

  /** Puts an item after or before another one of its section. */
  @Authorized()
  @Put(`${ITEMS}/:itemId/move`)
  move(
    @Params({ type: VersionModuleSectionItemParams }) _params: VersionModuleSectionItemParams,
    @Body({ type: MoveItemBody }) _body: MoveItemBody,
  ): Promise<{ itemsGroup: ItemsGroup; version: CourseVersion }> {
    return contractOnly();
  }

  /** Returns an item with its content. Its status is 201, although nothing is created. */
  @Authorized()
  @Get('/:courseId/versions/:versionId/item/:itemId')
  @HttpCode(201)
  getItem(@Params({ type: GetItemParams }) _params: GetItemParams): Promise<{ item: Item }> {
    return contractOnly();
  }
}
