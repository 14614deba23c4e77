/** A word of ViBe, explained once: for the glossary page and for `<Term>` in other pages. */
export interface GlossaryTerm {
  /** Id on the glossary page, such as `course-version`. */
  readonly id: string;
  readonly name: string;
  /** One or two sentences in plain text. */
  readonly text: string;
}

export type GlossaryGroup = 'course' | 'questions' | 'people' | 'method' | 'tools';

/** By the part of the glossary page in which they stand, in reading order. Source: ViBe's code. */
export const GLOSSARY = {
  course: [
    {
      id: 'course',
      name: 'Course',
      text: 'A container with a name, a description, a list of versions and a list of instructors.',
    },
    {
      id: 'course-version',
      name: 'Course version',
      text: 'An edition of a course that holds the whole hierarchy below it. Its label, such as v1.0, is free text. It is active or archived; there is no draft state.',
    },
    {
      id: 'module',
      name: 'Module',
      text: 'The top group inside a course version. It is embedded in the document of the version. In the backend, the word also means a folder of code, such as auth.',
    },
    {
      id: 'section',
      name: 'Section',
      text: 'A group inside a module. It is embedded too, and points to one items group.',
    },
    {
      id: 'items-group',
      name: 'Items group',
      text: 'A document that lists the references to the items of one section.',
    },
    {
      id: 'item',
      name: 'Item',
      text: 'The smallest unit of a course: a video, a quiz, an article (BLOG), a project, a feedback form or a reflection. The item is the whole document; an item reference is its id, type and order.',
    },
    {
      id: 'order',
      name: 'Order',
      text: 'A LexoRank string by which things are sorted. It lets one thing move without renumbering the others.',
    },
  ],
  questions: [
    {
      id: 'question-bank',
      name: 'Question bank',
      text: 'A named set of question ids, with tags, which can belong to a course and a version.',
    },
    {
      id: 'question-bank-reference',
      name: 'Question bank reference',
      text: 'The link from a quiz to a bank: its id, how many questions to draw, and filters. The filters are stored but not applied.',
    },
    {
      id: 'question-type',
      name: 'Question types',
      text: 'SELECT_ONE_IN_LOT (SOL), SELECT_MANY_IN_LOT (SML), ORDER_THE_LOTS (OTL), NUMERIC_ANSWER_TYPE (NAT) and DESCRIPTIVE (DES).',
    },
    {
      id: 'lot',
      name: 'Lot',
      text: 'The list of options of a question with choices. One option is a lot item.',
    },
    {
      id: 'parameterised-question',
      name: 'Parameterised question',
      text: 'A question whose text has tags that are filled with random values for each attempt.',
    },
    {
      id: 'attempt',
      name: 'Attempt',
      text: 'One try at a quiz. Its graded result is a submission; each attempt has one at most.',
    },
    {
      id: 'metrics',
      name: 'Metrics',
      text: 'What is kept for a user and a quiz: attempts that remain, the latest attempt and the latest submission.',
    },
  ],
  people: [
    {
      id: 'role',
      name: 'Role',
      text: 'Every account has a global role, admin or user. In a course, an enrolment adds INSTRUCTOR, STUDENT, MANAGER, TA or STAFF. STAFF brings no rights of its own.',
    },
    {
      id: 'enrolment',
      name: 'Enrolment',
      text: 'The link between a user and a course version, with a role, a status (ACTIVE or INACTIVE) and sometimes a cohort. Paths of the API spell it enrollment.',
    },
    {
      id: 'cohort',
      name: 'Cohort',
      text: 'A group of learners inside a course version. A member of the teaching staff with cohorts assigned sees only these.',
    },
    {
      id: 'invite',
      name: 'Invite',
      text: 'An e-mail with a link that enrols a person in a course version with a role. It is valid for 7 days.',
    },
    {
      id: 'ability',
      name: 'Ability',
      text: 'The set of permissions (CASL) that is built for each request from the enrolments of the user.',
    },
    {
      id: 'intern',
      name: 'Intern',
      text: 'A person of the onboarding programme. The onboarding pages are written for interns.',
    },
  ],
  method: [
    {
      id: 'continuous-active-learning',
      name: 'Continuous active learning',
      text: 'The method behind ViBe: frequent checks of understanding, and checks that a person is present. Parts of it are built, parts are a vision.',
    },
    {
      id: 'progress',
      name: 'Progress',
      text: 'One record for a user and a course version: current module, section and item, and whether all is completed. The percentage is completed items divided by all items.',
    },
    {
      id: 'linear-progression',
      name: 'Linear progression',
      text: 'A student may open completed items and the one current item. Any other answers 403. A course setting turns the rule off.',
    },
    {
      id: 'detector',
      name: 'Detector',
      text: 'A presence check in the browser of the learner, such as the number of faces. Eight switches in the settings name detectors; not all of them have code.',
    },
    {
      id: 'anomaly',
      name: 'Anomaly',
      text: 'One detected event, such as NO_FACE or VOICE_DETECTION, with an image or a sound as evidence.',
    },
  ],
  tools: [
    {
      id: 'genai-job',
      name: 'GenAI job',
      text: 'One run that turns a video into course items. It has five stages, called tasks; a teacher approves each.',
    },
    {
      id: 'ai-server',
      name: 'AI server',
      text: 'A separate service that does the work of the GenAI stages. It has a repository of its own, vibe-ai.',
    },
    {
      id: 'mcp',
      name: 'MCP',
      text: 'Model Context Protocol. ViBe uses it only as a tool for developers, around the OpenAPI file.',
    },
    {
      id: 'mern-tutorial',
      name: 'MERN Tutorial',
      text: 'The name of the tutorials in the navigation bar of this site.',
    },
    {
      id: 'riddle',
      name: 'Riddle',
      text: 'The small application that the tutorials build. It has the shape of ViBe, but it is not its code.',
    },
  ],
} as const satisfies Readonly<Record<GlossaryGroup, readonly GlossaryTerm[]>>;

/** The id of any term, as `<Term id>` takes it. */
export type TermId = (typeof GLOSSARY)[GlossaryGroup][number]['id'];

/** Finds a term. @throws when there is none, which stops the build of the page that names it. */
export function findTerm(id: TermId): GlossaryTerm {
  const terms: readonly GlossaryTerm[] = Object.values(GLOSSARY).flat();
  const term = terms.find((candidate) => candidate.id === id);
  if (term === undefined) {
    throw new Error(
      `No term has the id "${id}". Known: ${terms.map((one) => one.id).join(', ')}. See site/writing/terms.ts.`,
    );
  }
  return term;
}
