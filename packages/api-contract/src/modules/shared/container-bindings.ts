import { ContainerModule } from 'inversify';
import { contractOnly } from './contract-only.ts';

/** One binding of a container module. */
export interface Binding {
  /** Token under which the container knows it: a symbol's name, or the class itself. */
  readonly token: string;
  /** What is created. */
  readonly creates: string;
  readonly scope: 'singleton' | 'constant';
}

/** A container module of the backend, as data. */
export interface ContainerModuleSpec {
  readonly name: string;
  readonly bindings: readonly Binding[];
}

/** Bindings of tokens of one group (`AUTH_TYPES`) to classes. */
function tokens(group: string, pairs: Readonly<Record<string, string>>): readonly Binding[] {
  return Object.entries(pairs).map(([name, creates]) => ({
    token: `${group}.${name}`,
    creates,
    scope: 'singleton',
  }));
}

/** Classes that are bound to themselves. */
function themselves(...names: readonly string[]): readonly Binding[] {
  return names.map((name) => ({ token: name, creates: name, scope: 'singleton' }));
}

const specs = {
  auth: [
    ...tokens('AUTH_TYPES', { AuthService: 'FirebaseAuthService' }),
    ...themselves('AuthController'),
  ],
  shared: [
    { token: 'GLOBAL_TYPES.uri', creates: 'the value of DB_URL', scope: 'constant' },
    { token: 'GLOBAL_TYPES.dbName', creates: 'the value of DB_NAME', scope: 'constant' },
    ...themselves(
      'FirebaseAuthService',
      'ProgressService',
      'EnrollmentService',
      'HttpErrorHandler',
    ),
    ...tokens('GLOBAL_TYPES', {
      Database: 'MongoDatabase',
      UserRepo: 'UserRepository',
      CourseRepo: 'CourseRepository',
      SettingsRepo: 'SettingsRepository',
    }),
  ],
  notifications: [
    ...tokens('NOTIFICATIONS_TYPES', {
      InviteRepo: 'InviteRepository',
      MailService: 'MailService',
      InviteService: 'InviteService',
    }),
    ...themselves('InviteController'),
  ],
  users: [
    ...tokens('USERS_TYPES', {
      ProgressRepo: 'ProgressRepository',
      EnrollmentRepo: 'EnrollmentRepository',
      EnrollmentService: 'EnrollmentService',
      ProgressService: 'ProgressService',
      UserService: 'UserService',
    }),
    ...themselves('ProgressController', 'EnrollmentController', 'UserController'),
  ],
  courses: [
    ...tokens('COURSES_TYPES', {
      ItemRepo: 'ItemRepository',
      CourseService: 'CourseService',
      CourseVersionService: 'CourseVersionService',
      ModuleService: 'ModuleService',
      SectionService: 'SectionService',
      ItemService: 'ItemService',
    }),
    ...themselves(
      'CourseController',
      'CourseVersionController',
      'ModuleController',
      'SectionController',
      'ItemController',
    ),
  ],
  quizzes: [
    ...tokens('QUIZZES_TYPES', {
      AttemptRepo: 'AttemptRepository',
      QuestionRepo: 'QuestionRepository',
      QuizRepo: 'QuizRepository',
      SubmissionRepo: 'SubmissionRepository',
      UserQuizMetricsRepo: 'UserQuizMetricsRepository',
      QuestionBankRepo: 'QuestionBankRepository',
      QuestionService: 'QuestionService',
      QuestionBankService: 'QuestionBankService',
      AttemptService: 'AttemptService',
      QuizService: 'QuizService',
    }),
    ...themselves(
      'QuestionController',
      'QuestionBankController',
      'AttemptController',
      'QuizController',
    ),
  ],
} as const satisfies Record<string, readonly Binding[]>;

type ModuleName = keyof typeof specs;

/** The container modules that `authContainerModules` holds, in its order. */
export const authModuleOrder = ['auth', 'shared', 'notifications', 'users', 'courses'] as const;

/** The container modules that `coursesContainerModules` holds, in its order. */
export const coursesModuleOrder = [
  'courses',
  'shared',
  'auth',
  'users',
  'quizzes',
  'notifications',
] as const;

/** Container modules by their short names, as data: name in the code, and bindings in order. */
export function containerModuleSpecs(order: readonly ModuleName[]): readonly ContainerModuleSpec[] {
  return order.map((name) => ({ name: `${name}ContainerModule`, bindings: specs[name] }));
}

const containerModules = new Map<ModuleName, ContainerModule>();

/**
 * The container module with that short name. The same object comes back every time: the loader
 * removes duplicates by identity.
 */
export function containerModuleNamed(name: ModuleName): ContainerModule {
  const known = containerModules.get(name);
  if (known !== undefined) {
    return known;
  }
  const created = new ContainerModule(({ bind }) => {
    for (const { token } of specs[name]) {
      bind(Symbol.for(token)).toDynamicValue(contractOnly).inSingletonScope();
    }
  });
  containerModules.set(name, created);
  return created;
}
