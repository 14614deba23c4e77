import { IsIn, IsMongoId, IsNotEmpty, IsOptional, IsString, Validate } from 'class-validator';
import type { CourseVersion, ItemsGroup, ItemType } from './course-answers.ts';
import {
  BlogDetailsPayloadValidator,
  QuizDetailsPayloadValidator,
  VideoDetailsPayloadValidator,
} from './item-details.ts';
import { AtLeastOne, OnlyOneId } from './neighbour-rules.ts';

const ITEM_TYPES = ['VIDEO', 'QUIZ', 'BLOG'] as const;

/** A new item, its place and its details. Body of `ItemController.create`. */
export class CreateItemBody {
  /** Name of the item; not empty, no maximum. */
  @IsNotEmpty()
  @IsString()
  name!: string;

  /** What the item is about; not empty, no maximum. */
  @IsNotEmpty()
  @IsString()
  description!: string;

  /** Kind of the item. It cannot change later. */
  @IsNotEmpty()
  @IsIn(ITEM_TYPES)
  type!: ItemType;

  /** Id of the item that stands before the new one. It wins when both ids are given. */
  @IsOptional()
  @IsMongoId()
  afterItemId?: string;

  /** Id of the item that stands after the new one. Without an id the item goes to the end. */
  @IsOptional()
  @IsMongoId()
  beforeItemId?: string;

  /** Needed when `type` is VIDEO, ignored otherwise. */
  @IsOptional()
  videoDetails?: VideoDetailsPayloadValidator;

  /** Needed when `type` is QUIZ, ignored otherwise. */
  @IsOptional()
  quizDetails?: QuizDetailsPayloadValidator;

  /** Needed when `type` is BLOG, ignored otherwise. */
  @IsOptional()
  blogDetails?: BlogDetailsPayloadValidator;
}

/** New name, description and details. Body of `ItemController.update`. */
export class UpdateItemBody {
  /** Name of the item; not empty. */
  @IsNotEmpty()
  @IsString()
  name!: string;

  /** What the item is about; not empty. */
  @IsNotEmpty()
  @IsString()
  description!: string;

  /** Kind of the item: the stored one. */
  @IsNotEmpty()
  @IsIn(ITEM_TYPES)
  type!: ItemType;

  /** Details of the stored type. The field is `details` here, not `videoDetails`. */
  @IsNotEmpty()
  details!:
    | VideoDetailsPayloadValidator
    | QuizDetailsPayloadValidator
    | BlogDetailsPayloadValidator;
}

/** The new place: exactly one neighbour. Body of `ItemController.move`. */
export class MoveItemBody {
  /** Id of the item that stands before this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterItemId', 'beforeItemId'])
  @Validate(OnlyOneId, ['afterItemId', 'beforeItemId'])
  afterItemId?: string;

  /** Id of the item that stands after this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterItemId', 'beforeItemId'])
  @Validate(OnlyOneId, ['afterItemId', 'beforeItemId'])
  beforeItemId?: string;
}

/** Path parameters of `ItemController.move`. */
export class VersionModuleSectionItemParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the module inside the version. */
  @IsMongoId()
  moduleId!: string;

  /** Id of the section inside the module. */
  @IsMongoId()
  sectionId!: string;

  /** Id of the item. */
  @IsMongoId()
  itemId!: string;
}

/** Path parameters of `ItemController.update`. */
export class VersionItemParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the item. */
  @IsMongoId()
  itemId!: string;
}

/** Path parameters of `ItemController.delete`. */
export class DeleteItemParams {
  /** Id of the items group that a section points to. */
  @IsMongoId()
  itemsGroupId!: string;

  /** Id of the item. */
  @IsMongoId()
  itemId!: string;
}

/** Declared answer when there is no such item. The running server also sends `name`. */
export class ItemNotFoundErrorResponse {
  /** What was not found. */
  message!: string;
}

/** Declared answer of most operations on items. Lists and single items come in other shapes. */
export class ItemDataResponse {
  /** The items group after the change. */
  itemsGroup!: ItemsGroup;

  /** The version after the change. */
  version?: CourseVersion;
}

/** Declared answer of `ItemController.delete`. The server names its fields otherwise. */
export class DeletedItemResponse {
  /** Declared name of what the server sends as `deletedItemId`. */
  deletedItem!: string;

  /** Declared name of what the server sends as `itemsGroup`. */
  updatedItemsGroup!: ItemsGroup;
}

/** Path parameters of `ItemController.getItem`. */
export class GetItemParams {
  /** Id of the course. */
  @IsMongoId()
  courseId!: string;

  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the item. */
  @IsMongoId()
  itemId!: string;
}

/** The thirteen classes of items, in the order of the module's entry. */
export const ITEM_VALIDATORS = [
  CreateItemBody,
  UpdateItemBody,
  MoveItemBody,
  VideoDetailsPayloadValidator,
  QuizDetailsPayloadValidator,
  BlogDetailsPayloadValidator,
  VersionModuleSectionItemParams,
  VersionItemParams,
  DeleteItemParams,
  ItemNotFoundErrorResponse,
  ItemDataResponse,
  DeletedItemResponse,
  GetItemParams,
] as const;
