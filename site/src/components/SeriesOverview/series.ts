/** What a reader wants to know of a tutorial series before the first lesson. */
export interface Series {
  /** What is there at the end. */
  readonly build: string;
  /** What the reader can do then. */
  readonly outcomes: readonly string[];
  /** What the first lesson takes for granted. */
  readonly needs: readonly Need[];
}

interface Need {
  readonly text: string;
  /** Where it can be learned here. */
  readonly link?: { readonly to: string; readonly label: string };
}

const NODE: Need = { text: 'Node.js 22 or newer with npm, an editor and a terminal.' };
const TYPES: Need = {
  text: 'The first half of the TypeScript series, or the same knowledge.',
  link: { to: '/newdocs/category/typescript', label: 'TypeScript' },
};

/** By the name in `customProps.series` of the category in `sidebars/newdocs.ts`. */
export const SERIES: Readonly<Record<string, Series>> = {
  express: {
    build:
      'The HTTP API of Riddle: a server that hands out questions, takes answers and refuses what is wrong. It begins as one file and ends as controllers, services and repositories that a container puts together.',
    outcomes: [
      'Write routes whose methods, status codes and replies a client can rely on.',
      'Refuse wrong input with a message for each field.',
      'Split a server into parts, and test its rules without HTTP.',
      'Let inversify build the parts, as the backend of ViBe does.',
    ],
    needs: [
      NODE,
      {
        text: 'A little JavaScript: variables, functions, objects. Types can be learned beside it.',
        link: { to: '/newdocs/category/typescript', label: 'TypeScript' },
      },
    ],
  },
  typescript: {
    build:
      'The data and the rules of Riddle in plain TypeScript: questions, learners, scores and progress. You begin with single values and end with classes that a container wires together.',
    outcomes: [
      'Describe data so that the compiler finds a wrong field before a learner does.',
      'Read what the compiler says, and mend the cause.',
      'Choose between a type, an interface, a class and a plain function.',
      'Read decorators and dependency injection in the code of ViBe.',
    ],
    needs: [NODE, { text: 'A little JavaScript: variables, functions, objects.' }],
  },
  react: {
    build:
      'The client of Riddle: it shows one question at a time, keeps the progress of the learner and loads only what is needed.',
    outcomes: [
      'Write components whose props rule out wrong use.',
      'Decide where each piece of state lives, and keep a large store in order.',
      'Give each screen a URL that the compiler checks.',
      'Measure what is slow or large, then change it, and prove it with tests.',
    ],
    needs: [NODE, TYPES],
  },
  mongodb: {
    build:
      'The storage of Riddle: questions, attempts and progress in MongoDB, and a report on what learners find hard.',
    outcomes: [
      'Read and change documents with the official driver.',
      'Answer a question about your data with a pipeline, stage by stage.',
      'Save changes that belong together, or none of them.',
    ],
    needs: [NODE, TYPES],
  },
  'git-and-github': {
    build:
      'The repository of Riddle with a history that others can read: reviewed pull requests, automatic checks and a tagged release.',
    outcomes: [
      'Commit, branch, merge and get out of a conflict.',
      'Get a change reviewed and merged through a pull request.',
      'Plan work in issues, and let GitHub run the tests.',
      'Contribute to a repository that you do not own.',
    ],
    needs: [
      { text: 'A terminal and an editor. No knowledge of Git.' },
      { text: 'A GitHub account for the steps on GitHub.' },
    ],
  },
};
