import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The pages of the five names that a backend module exports. Labels recur, so each has a key. */
function moduleExports(moduleName: 'auth' | 'courses'): SidebarItems {
  const pages = [
    [`${moduleName}-container-modules`, 'Container modules'],
    [`${moduleName}-module-controllers`, 'Controllers'],
    [`${moduleName}-module-options`, 'Options'],
    [`${moduleName}-module-validators`, 'Validators'],
    [`setup-${moduleName}-container`, 'Set-up function'],
  ] as const;
  return pages.map(([page, label]) => ({
    type: 'doc',
    id: `api/backend/other/${page}`,
    label,
    key: page,
  }));
}

const gettingStarted: SidebarItems[number] = {
  type: 'category',
  label: 'Getting started',
  link: {
    type: 'generated-index',
    slug: '/category/getting-started',
    title: 'Getting started',
    description:
      'Start here with a fresh clone: install ViBe, check that it runs, and find each kind of code.',
  },
  items: ['getting-started/intro', 'getting-started/project-structure'],
};

const concepts: SidebarItems[number] = {
  type: 'category',
  label: 'Concepts',
  link: {
    type: 'generated-index',
    slug: '/category/concepts',
    title: 'Concepts',
    description:
      'Read this to learn why ViBe asks so many questions, and which part of the method is built.',
  },
  items: ['concepts/continuos-active-learning'],
};

const development: SidebarItems[number] = {
  type: 'category',
  label: 'Development',
  link: {
    type: 'generated-index',
    slug: '/category/development',
    title: 'Development',
    description:
      'Read this before you change more than one part: how client, backend and services fit together.',
  },
  items: ['development/architecture'],
};

const systemDesign: SidebarItems[number] = {
  type: 'category',
  label: 'System design',
  link: { type: 'doc', id: 'system-design/backend/index' },
  items: [
    'system-design/backend/tech-stack',
    'system-design/backend/directory-structure',
    'system-design/backend/core-architectural-layers',
    {
      type: 'category',
      label: 'Module breakdown',
      link: { type: 'doc', id: 'system-design/backend/module-breakdown/index' },
      items: [
        'system-design/backend/module-breakdown/announcements',
        'system-design/backend/module-breakdown/anomalies',
        'system-design/backend/module-breakdown/audit-trails',
        'system-design/backend/module-breakdown/auth',
        'system-design/backend/module-breakdown/course-registration',
        'system-design/backend/module-breakdown/courses',
        'system-design/backend/module-breakdown/ejection-policy',
        'system-design/backend/module-breakdown/emotions',
        'system-design/backend/module-breakdown/genai',
        'system-design/backend/module-breakdown/hp-system',
        'system-design/backend/module-breakdown/media',
        'system-design/backend/module-breakdown/notifications',
        'system-design/backend/module-breakdown/peer-reviews',
        'system-design/backend/module-breakdown/projects',
        'system-design/backend/module-breakdown/quizzes',
        'system-design/backend/module-breakdown/reports',
        'system-design/backend/module-breakdown/setting',
        'system-design/backend/module-breakdown/share-links',
        'system-design/backend/module-breakdown/student-questions',
        'system-design/backend/module-breakdown/support-chat',
        'system-design/backend/module-breakdown/users',
      ],
    },
  ],
};

const apiDocumentation: SidebarItems[number] = {
  type: 'category',
  label: 'API documentation',
  link: {
    type: 'generated-index',
    slug: '/category/api-documentation',
    title: 'API documentation',
    description: 'Look up what the auth and courses modules export to the rest of the server.',
  },
  items: [
    {
      type: 'category',
      label: 'Backend reference',
      link: { type: 'doc', id: 'api/backend/index' },
      items: [
        { type: 'doc', id: 'api/backend/modules', label: 'Modules' },
        {
          type: 'category',
          label: 'auth',
          link: { type: 'doc', id: 'api/backend/other/auth' },
          items: moduleExports('auth'),
        },
        {
          type: 'category',
          label: 'courses',
          link: { type: 'doc', id: 'api/backend/other/courses' },
          items: moduleExports('courses'),
        },
      ],
    },
  ],
};

const contributing: SidebarItems[number] = {
  type: 'category',
  label: 'Contributing',
  link: {
    type: 'generated-index',
    slug: '/category/contributing',
    title: 'Contributing',
    description:
      'Find a task, make the change in your fork, and bring it through checks and review.',
  },
  items: [
    'contributing/how-to-contribute',
    {
      type: 'category',
      label: 'Conventions',
      link: {
        type: 'generated-index',
        slug: '/category/conventions',
        title: 'Conventions',
        description:
          'Look up the form of a commit message, a name or a pull request before you write one.',
      },
      items: [
        'contributing/conventions/commit-guide',
        'contributing/conventions/naming-guide',
        'contributing/conventions/pr-guide',
      ],
    },
    'contributing/plan',
  ],
};

const internOnboarding: SidebarItems[number] = {
  type: 'category',
  label: 'Intern onboarding',
  link: {
    type: 'generated-index',
    slug: '/category/intern-onboarding',
    title: 'Intern onboarding',
    description:
      'Your first weeks as an intern: what to learn, how the days go, and the tasks that come first.',
  },
  items: ['onboarding/tech-stack', 'onboarding/workflow', 'onboarding/common-tasks'],
};

const copilotTools: SidebarItems[number] = {
  type: 'category',
  label: 'Additional Copilot tools',
  link: {
    type: 'generated-index',
    slug: '/category/additional-copilot-tools',
    title: 'Additional Copilot tools',
    description: 'Optional: let an AI assistant in VS Code call the API of your own backend.',
  },
  items: ['mcp-server/setting-up', 'mcp-server/docs-for-agents'],
};

/** The first docs set, in the order in which a newcomer needs it. Ids are file paths in `docs/`. */
export default {
  tutorialSidebar: [
    'intro',
    gettingStarted,
    'cli/intro',
    concepts,
    development,
    systemDesign,
    apiDocumentation,
    contributing,
    internOnboarding,
    copilotTools,
    'changes-since-july-2025',
    'glossary',
    'accessibility',
  ],
} satisfies SidebarsConfig;
