import {
  choice,
  dateTime,
  flag,
  integer,
  type JsonSchema,
  list,
  number,
  object,
  objectId,
  ref,
  text,
} from '../json-schema.ts';
import {
  courseIdField,
  itemIdField,
  moduleIdField,
  sectionIdField,
  timestamps,
  versionIdField,
} from './fields.ts';

const order = text('Rank as LexoRank text: sort by it. Moving changes one rank only.', '0|hzzzzz:');
const itemType = choice('Kind of the item.', ['VIDEO', 'QUIZ', 'BLOG']);
const TIME_PATTERN = '^(\\d{1,2}:)?\\d{1,2}:\\d{2}$';

const name = (what: string, example: string) =>
  text(`Name of the ${what}.`, example, { minLength: 1, maxLength: 255 });
const description = (what: string, example: string) =>
  text(`What the ${what} is about.`, example, { minLength: 1, maxLength: 1000 });

const moduleText = {
  name: name('module', 'Control flow'),
  description: description('module', 'Conditions and loops'),
};
const sectionText = {
  name: name('section', 'Conditions'),
  description: description('section', 'Deciding with if and switch'),
};
const itemText = {
  name: text('Name of the item.', 'What is a condition?', { minLength: 1 }),
  description: text('What the item is about.', 'A short video on if', { minLength: 1 }),
};

/** `afterModuleId` and `beforeModuleId`, and the same for sections and items. */
function neighbours(kind: 'Module' | 'Section' | 'Item'): Readonly<Record<string, JsonSchema>> {
  const thing = kind.toLowerCase();
  const example = '665f1c2ab7e4d90012a3f4a1';
  return {
    [`after${kind}Id`]: objectId(`Id of the ${thing} that stands before this one.`, example),
    [`before${kind}Id`]: objectId(`Id of the ${thing} that stands after this one.`, example),
  };
}

/** At most one neighbour: both together are refused. */
function placed(kind: 'Module' | 'Section', schema: JsonSchema): JsonSchema {
  const names = Object.keys(neighbours(kind));
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  return { ...schema, not: { properties, required: names } };
}

function moveBody(kind: 'Module' | 'Section' | 'Item'): JsonSchema {
  const fields = neighbours(kind);
  return {
    ...object('The new place: exactly one neighbour.', {}, fields),
    oneOf: Object.keys(fields).map((field) => ({ required: [field] })),
  };
}

const requestSchemas: Readonly<Record<string, JsonSchema>> = {
  CourseBody: object('Name and description of a course.', {
    name: text('Name of the course.', 'Programming basics', { minLength: 3, maxLength: 255 }),
    description: description('course', 'A first course for people who have never programmed'),
  }),
  CreateCourseVersionBody: object('Label and description of a version.', {
    version: text('Label of the version, free text.', 'v1.0', { minLength: 1 }),
    description: text('What is special about this version.', 'First edition', { minLength: 1 }),
  }),
  CreateModuleBody: placed(
    'Module',
    object(
      'A new module and its place. At most one neighbour; without one it goes to the end.',
      moduleText,
      neighbours('Module'),
    ),
  ),
  UpdateModuleBody: object('New name and description of a module.', moduleText),
  MoveModuleBody: moveBody('Module'),
  CreateSectionBody: placed(
    'Section',
    object(
      'A new section and its place. At most one neighbour; without one it goes to the end.',
      sectionText,
      neighbours('Section'),
    ),
  ),
  UpdateSectionBody: object('New name and description of a section.', sectionText),
  MoveSectionBody: moveBody('Section'),
  CreateItemBody: {
    ...object(
      'A new item, its place, and the details that match its type.',
      { ...itemText, type: itemType },
      {
        videoDetails: ref('VideoDetails', 'Needed when `type` is VIDEO.'),
        quizDetails: ref('QuizDetails', 'Needed when `type` is QUIZ.'),
        blogDetails: ref('BlogDetails', 'Needed when `type` is BLOG.'),
        ...neighbours('Item'),
      },
    ),
    examples: [
      {
        name: 'What is a condition?',
        description: 'A short video on if',
        type: 'VIDEO',
        videoDetails: {
          URL: 'https://example.org/v/1',
          startTime: '00:00',
          endTime: '04:30',
          points: 10,
        },
      },
    ],
  },
  UpdateItemBody: object('New name, description and details of an item.', {
    ...itemText,
    type: { ...itemType, description: 'Kind of the item: the stored one, it cannot change.' },
    details: ref('ItemDetails'),
  }),
  MoveItemBody: moveBody('Item'),
};

const detailSchemas: Readonly<Record<string, JsonSchema>> = {
  VideoDetails: object('Which part of which video is shown.', {
    URL: text('Address of the video. The field name is upper case.', 'https://example.org/v/1', {
      format: 'uri',
    }),
    startTime: text('Where it starts, [HH:]MM:SS.', '00:00', { pattern: TIME_PATTERN }),
    endTime: text('Where it ends, [HH:]MM:SS.', '04:30', { pattern: TIME_PATTERN }),
    points: number('Points for watching it.', 10),
  }),
  QuizDetails: object(
    'Settings of a quiz.',
    {
      passThreshold: number('Share of the points that passes, above 0 and at most 1.', 0.7, {
        exclusiveMinimum: 0,
        maximum: 1,
      }),
      maxAttempts: number('How often a learner may try; -1 is meant as unlimited.', 3, {
        minimum: -1,
      }),
      quizType: choice('Whether the quiz has a deadline.', ['NO_DEADLINE', 'DEADLINE']),
      approximateTimeToComplete: text('How long it takes, [HH:]MM:SS.', '05:00', {
        pattern: TIME_PATTERN,
      }),
      allowPartialGrading: flag('Whether a partly right answer gets some points.'),
      allowHint: flag('Whether hints may be shown. Stored; the server does not act on it.'),
      showCorrectAnswersAfterSubmission: flag('Whether the graded result has the right answers.'),
      showExplanationAfterSubmission: flag('Whether the graded result has explanations.'),
      showScoreAfterSubmission: flag('Whether the graded result has score and status.'),
      questionVisibility: number('How many questions are shown. Stored only.', 5, {
        exclusiveMinimum: 0,
      }),
      releaseTime: dateTime('When the quiz opens. Stored; the server does not act on it.'),
    },
    { deadline: dateTime('Last moment for attempts, where `quizType` is DEADLINE.') },
  ),
  BlogDetails: object(
    'An article.',
    {
      content: text('The text of the article.', 'A condition is a question…', { minLength: 1 }),
      points: text('Points for reading it, as decimal text.', '1.0', {
        pattern: '^\\d+(\\.\\d+)?$',
      }),
      estimatedReadTimeInMinutes: number('Reading time in minutes.', 4, { exclusiveMinimum: 0 }),
    },
    {
      tags: list('Leave it out: the server refuses any value.', text('A tag.', 'basics'), {
        maxItems: 0,
      }),
    },
  ),
  ItemDetails: {
    description: 'Details of an item, by its type.',
    oneOf: [ref('VideoDetails'), ref('QuizDetails'), ref('BlogDetails')],
  },
};

const answerSchemas: Readonly<Record<string, JsonSchema>> = {
  Course: object('A course: name, description and the ids of its versions.', {
    _id: courseIdField,
    name: text('Name of the course.', 'Programming basics'),
    description: text('What the course is about.', 'A first course'),
    versions: list('Ids of its versions.', versionIdField),
    instructors: list(
      'Ids of its instructors; empty when a course is new.',
      objectId('Id of a user.', '665f1c2ab7e4d90012a3f407'),
    ),
    ...timestamps,
  }),
  CourseVersion: object(
    'One edition of a course with its whole outline.',
    {
      _id: versionIdField,
      courseId: courseIdField,
      version: text('Label of the version.', 'v1.0'),
      description: text('What is special about it.', 'First edition'),
      modules: list('Modules in their order.', ref('Module')),
      ...timestamps,
    },
    { totalItems: integer('Number of items in all sections.', 12, { minimum: 0 }) },
  ),
  Module: object('A module: the upper level inside a version.', {
    moduleId: moduleIdField,
    name: text('Name of the module.', 'Control flow'),
    description: text('What the module is about.', 'Conditions and loops'),
    order,
    sections: list('Sections in their order.', ref('Section')),
    ...timestamps,
  }),
  Section: object('A section: the lower level. Its items stand in an items group.', {
    sectionId: sectionIdField,
    name: text('Name of the section.', 'Conditions'),
    description: text('What the section is about.', 'Deciding with if and switch'),
    order,
    itemsGroupId: objectId('Id of the group with its items.', '665f1c2ab7e4d90012a3f406'),
    ...timestamps,
  }),
  ItemsGroup: object('The items of one section, as references.', {
    _id: objectId('Id of the group.', '665f1c2ab7e4d90012a3f406'),
    items: list('References in their order.', ref('ItemRef')),
    sectionId: sectionIdField,
  }),
  ItemRef: object('A reference to an item.', { _id: itemIdField, type: itemType, order }),
  Item: object('An item with its content.', {
    _id: itemIdField,
    name: text('Name of the item.', 'What is a condition?'),
    description: text('What the item is about.', 'A short video on if'),
    type: itemType,
    details: ref('StoredItemDetails'),
  }),
  StoredItemDetails: {
    description: 'Details as stored: those of a quiz also list its question banks.',
    oneOf: [
      ref('VideoDetails'),
      {
        description: 'Settings of a quiz and its question banks.',
        allOf: [
          ref('QuizDetails'),
          object('The question banks.', {
            questionBankRefs: list('Banks that the questions come from.', ref('QuestionBankRef')),
          }),
        ],
      },
      ref('BlogDetails'),
    ],
  },
};

/** Schemas of the courses module. */
export const courseSchemas: Readonly<Record<string, JsonSchema>> = {
  ...requestSchemas,
  ...detailSchemas,
  ...answerSchemas,
};
