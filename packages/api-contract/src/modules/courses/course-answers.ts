/** Kind of an item. */
export type ItemType = 'VIDEO' | 'QUIZ' | 'BLOG';

/** A course as the API returns it. */
export interface Course {
  /** Id of the course. */
  _id: string;
  /** Name of the course. */
  name: string;
  /** What the course is about. */
  description: string;
  /** Ids of its versions. */
  versions: string[];
  /** Ids of its instructors; empty when a course is new. */
  instructors: string[];
  /** When it was created. */
  createdAt: string;
  /** When it last changed; a change of name or description does not refresh it. */
  updatedAt: string;
}

/** A section of a module. */
export interface Section {
  /** Id of the section. */
  sectionId: string;
  /** Name of the section. */
  name: string;
  /** What the section is about. */
  description: string;
  /** Rank as LexoRank text. */
  order: string;
  /** Id of the group with its items. */
  itemsGroupId: string;
  /** When it was created. */
  createdAt: string;
  /** When it, or something inside it, last changed. */
  updatedAt: string;
}

/** A module of a course version. */
export interface Module {
  /** Id of the module. */
  moduleId: string;
  /** Name of the module. */
  name: string;
  /** What the module is about. */
  description: string;
  /** Rank as LexoRank text. */
  order: string;
  /** Sections in their order. */
  sections: Section[];
  /** When it was created. */
  createdAt: string;
  /** When it, or something inside it, last changed. */
  updatedAt: string;
}

/** One edition of a course with its whole outline. */
export interface CourseVersion {
  /** Id of the version. */
  _id: string;
  /** Id of the course. */
  courseId: string;
  /** Label of the version, free text. */
  version: string;
  /** What is special about it. */
  description: string;
  /** Modules in their order. */
  modules: Module[];
  /** Number of items in all sections. */
  totalItems?: number;
  /** When it was created. */
  createdAt: string;
  /** When it, or something inside it, last changed. */
  updatedAt: string;
}

/** A reference to an item. */
export interface ItemRef {
  /** Id of the item. */
  _id: string;
  /** Kind of the item. */
  type: ItemType;
  /** Rank as LexoRank text. */
  order: string;
}

/** The items of one section, as references. */
export interface ItemsGroup {
  /** Id of the group. */
  _id: string;
  /** References in their order. */
  items: ItemRef[];
  /** Section that the group belongs to. */
  sectionId: string;
}

/** An item with its content. */
export interface Item {
  /** Id of the item. */
  _id: string;
  /** Name of the item. */
  name: string;
  /** What the item is about. */
  description: string;
  /** Kind of the item. */
  type: ItemType;
  /** Details by type. */
  details: object;
}
