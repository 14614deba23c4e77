import { translate } from '@docusaurus/Translate';

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

const NODE: Need = {
  text: translate({ message: 'Node.js 22 or newer with npm, an editor and a terminal.' }),
};
const TYPES: Need = {
  text: translate({ message: 'The first half of the TypeScript series, or the same knowledge.' }),
  link: { to: '/newdocs/category/typescript', label: 'TypeScript' },
};

/** By the name in `customProps.series` of the category in `sidebars/newdocs.ts`. */
export const SERIES: Readonly<Record<string, Series>> = {
  express: {
    build: translate({
      message:
        'The HTTP API of Riddle: a server that hands out questions, takes answers and refuses what is wrong. It begins as one file and ends as controllers, services and repositories that a container puts together.',
    }),
    outcomes: [
      translate({
        message: 'Write routes whose methods, status codes and replies a client can rely on.',
      }),
      translate({ message: 'Refuse wrong input with a message for each field.' }),
      translate({ message: 'Split a server into parts, and test its rules without HTTP.' }),
      translate({ message: 'Let inversify build the parts, as the backend of ViBe does.' }),
      translate({
        message: 'Test the API with requests, and configure it without leaking a secret.',
      }),
    ],
    needs: [
      NODE,
      {
        text: translate({
          message:
            'A little JavaScript: variables, functions, objects. Types can be learned beside it.',
        }),
        link: { to: '/newdocs/category/typescript', label: 'TypeScript' },
      },
    ],
  },
  typescript: {
    build: translate({
      message:
        'The data and the rules of Riddle in plain TypeScript: questions, learners, scores and progress. You begin with single values and end with classes that a container wires together.',
    }),
    outcomes: [
      translate({
        message: 'Describe data so that the compiler finds a wrong field before a learner does.',
      }),
      translate({ message: 'Read what the compiler says, and mend the cause.' }),
      translate({ message: 'Choose between a type, an interface, a class and a plain function.' }),
      translate({ message: 'Read decorators and dependency injection in the code of ViBe.' }),
    ],
    needs: [
      NODE,
      { text: translate({ message: 'A little JavaScript: variables, functions, objects.' }) },
    ],
  },
  react: {
    build: translate({
      message:
        'The client of Riddle: it shows one question at a time, keeps the progress of the learner and loads only what is needed.',
    }),
    outcomes: [
      translate({ message: 'Write components whose props rule out wrong use.' }),
      translate({
        message: 'Decide where each piece of state lives, and keep a large store in order.',
      }),
      translate({ message: 'Give each screen a URL that the compiler checks.' }),
      translate({
        message: 'Measure what is slow or large, then change it, and prove it with tests.',
      }),
    ],
    needs: [NODE, TYPES],
  },
  mongodb: {
    build: translate({
      message:
        'The storage of Riddle: questions, attempts and progress in MongoDB, and a report on what learners find hard.',
    }),
    outcomes: [
      translate({ message: 'Read and change documents with the official driver.' }),
      translate({ message: 'Answer a question about your data with a pipeline, stage by stage.' }),
      translate({ message: 'Save changes that belong together, or none of them.' }),
    ],
    needs: [NODE, TYPES],
  },
  'git-and-github': {
    build: translate({
      message:
        'The repository of Riddle with a history that others can read: reviewed pull requests, automatic checks and a tagged release.',
    }),
    outcomes: [
      translate({ message: 'Commit, branch, merge and get out of a conflict.' }),
      translate({ message: 'Get a change reviewed and merged through a pull request.' }),
      translate({ message: 'Plan work in issues, and let GitHub run the tests.' }),
      translate({ message: 'Contribute to a repository that you do not own.' }),
      translate({ message: 'Undo any change, and find the commit that broke something.' }),
    ],
    needs: [
      { text: translate({ message: 'A terminal and an editor. No knowledge of Git.' }) },
      { text: translate({ message: 'A GitHub account for the steps on GitHub.' }) },
    ],
  },
  capstone: {
    build: translate({
      message:
        'Riddle as one product: a repository with a server, a client and the rules that both share, with tests and with an image that runs anywhere.',
    }),
    outcomes: [
      translate({
        message: 'Share types and rules between server and client, checked as a whole.',
      }),
      translate({ message: 'Store data so that tests can exchange the storage.' }),
      translate({ message: 'Connect a React client to an API, and show what went wrong.' }),
      translate({ message: 'Build and publish a version that stops without losing anything.' }),
    ],
    needs: [
      NODE,
      {
        text: translate({
          message: 'A lesson or two of each other series: every page names those that it uses.',
        }),
      },
    ],
  },
};
