/** A product in small: every pattern that the reader knows, made up for its tests. */
export const SMALL_PRODUCT: Readonly<Record<string, string>> = {
  'backend/package.json': '{"name": "backend", "scripts": {"dev": "tsx"}}',
  'backend/src/config/app.ts': `
export const appConfig = { routePrefix: env('APP_ROUTE_PREFIX') || '/v1', token: process.env.TOKEN };
`,
  'backend/src/index.ts': `
app.get('/health', () => undefined);
`,
  'backend/src/modules/books/index.ts': `
import { BookController } from './controllers/BookController.js';
const LIST = [BookController];
export const booksModuleControllers: Function[] = [...LIST];
export const booksModuleOptions = { controllers: booksModuleControllers, validation: true };
export * from './services/BookService.js';
`,
  'backend/src/modules/books/controllers/BookController.ts': `import { subject } from '@casl/ability';
import { BookService } from '#root/modules/books/services/BookService.js';
import { BookActions, getBookAbility } from '../abilities.js';
import { BookParams, BookResponse, CreateBookBody, ListQuery, CoverBody, Draft } from '../classes.js';

/* @Get('/not-this') */
@OpenAPI({ tags: ['Books'] })
@JsonController('/books', { transformResponse: true })
export class BookController {
  constructor(private readonly books: BookService) {}

  @Get('/')
  @ResponseSchema(BookResponse, { isArray: true })
  // @Get('/nor-this')
  async list(@QueryParams() query: ListQuery) {
    return this.books.list(query.search);
  }

  @Authorized()
  @Get("/:bookId")
  async read(@Params() params: BookParams, @Ability(getBookAbility) { ability }, @QueryParam('page') page = 1) {
    const canSee = ability.can(BookActions.View, 'Book');
    if (page > 1) return { title: 'a', canSee };
  }

  @Get('/recent')
  async recent(@Req() req: any) {
    const token = req.headers.authorization?.split(' ')[1];
    return { count: 1, since: req.query?.since };
  }

  // The decorators of one route may stand on several lines.
  @Authorized(['admin'])
  @HttpCode(201)
  @ResponseSchema(BookResponse, { statusCode: 201 })
  @Post(
    '',
    { transformResponse: true },
  )
  async create(@Body({ required: true }) body: CreateBookBody, @Ability(getBookAbility) { ability, user }): Promise<BookResponse> {
    const book = subject('Book', { id: body.id });
    if (!ability.can(BookActions.Create, book)) {
      throw new ForbiddenError('Not yours.');
    }
    return this.books.create(body.title);
  }

  @Get('/:bookId/open')
  @Post('/:bookId/open')
  @ContentType('html')
  async open(): Promise<string> {
    return '<p>';
  }

  @Authorized()
  @Delete('/:bookId')
  @OnUndefined(204)
  async remove(@Param('bookId') bookId: string): Promise<void> {
    await this.books.remove(bookId);
  }

  @Authorized()
  @Post('/:bookId/cover')
  async cover(@UploadedFile('image', { required: true }) image: any, @Body() body: CoverBody, @Ability(getBookAbility) given) {
    if (!given.ability.can(BookActions.Remove, 'Book')) {
      // throw new ForbiddenError('No longer.');
    }
    return { ok: true };
  }

  @Authorized()
  @Post('/:bookId/pages')
  @UseBefore(multer({ limits: { files: 5 } }).array('scans', 5))
  async pages() {
    this.books.find('a');
    return { ok: true };
  }

  @Authorized()
  @Put('/:bookId/draft')
  async save(@Req() req: Request) {
    const body: Draft = await new Promise((resolve, reject) => {
      req.on('data', chunk => this.books.fail());
      setTimeout(() => this.books.fail(), 5);
    });
    this.books.later().catch(() => undefined);
    this.books.later();
    await Promise.allSettled([1].map(() => this.books.fail()));
    return { saved: true };
  }

  @Get('/:bookId/live')
  async live(@Res() res: Response): Promise<void> {
    this.books.stream(res as unknown as Stream);
  }

  @Authorized()
  @Get('/:bookId/export')
  async export(@Res() res: Response) {
    this.books.chapters(3);
    res.setHeader('Content-Type', 'text/csv');
    return res.send('a');
  }
}
`,
  'backend/src/modules/books/services/BookService.ts': `
import { IBookRepository } from '../repository.js';
export abstract class BaseService {
  async transact<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error;
    }
  }
}
export class BookService extends BaseService {
  constructor(private readonly repository: IBookRepository) { super(); }
  async create(title: string): Promise<any> {
    return this.transact(async () => {
      const shelf = await this.repository.shelf();
      if (shelf.has(title)) {
        throw new BadRequestError(\`The title \${title} is taken.\`);
      }
      const check = () => { throw new HttpError(409, 'Locked.'); };
      check();
      return { title };
    });
  }
  async list(search: string): Promise<any> {
    try {
      await this.repository.shelf();
    } catch (error) {
      throw new InternalServerError('Cannot list.');
    }
  }
  async remove(id: string) {
    try {
      if (!id) throw new NotFoundError('No such book.');
      throw new Error('Hidden.');
    } catch (error) {
      if (error instanceof HttpError) throw error;
      throw new InternalServerError('Cannot remove.');
    }
  }
  check(id: string): void {
    if (id === '') throw new ForbiddenError('Not for you.');
    throw new BadRequestError('Odd.');
  }
  find(id: string): void {
    try {
      this.check(id);
    } catch (error) {
      if (error instanceof ForbiddenError) {
        throw new NotFoundError('Hidden away.');
      }
      throw error;
    }
  }
  chapters(depth: number): void {
    if (depth === 0) throw new NotFoundError('No such chapter.');
    this.chapters(depth - 1);
  }
  async later() { throw new Error('Never seen.'); }
  async fail() { throw new Error('Never seen either.'); }
}
`,
  'backend/src/modules/books/repository.ts': `
export interface IBookRepository { shelf(): Promise<Set<string>>; }
interface IBook { title: string }
export class MongoBookRepository implements IBookRepository {
  private books: any;
  async init() {
    this.books = await this.db.getCollection<IBook>('books');
    this.books.createIndex({ title: 1 }, { unique: true });
  }
  async shelf(): Promise<Set<string>> {
    if (!this.books) throw new Error('No database.');
    throw new NotFoundError('No such shelf.');
  }
}
`,
  'backend/src/modules/books/abilities.ts': `
export enum BookActions { Create = 'create', View = 'view', Remove = 'remove' }
const STAFF_ROLES = new Set(['STAFF'] as string[]);
export function getBookAbility(user: any) {
  const builder = createBuilder();
  setupBookAbilities(builder, user);
  return builder.build();
}
function setupBookAbilities(builder: any, user: any) {
  const { can, cannot } = builder;
  if (user.globalRole === 'admin') {
    can('manage', 'Book');
    return;
  }
  can(BookActions.View, 'Book');
  user.enrollments.forEach(enrollment => {
    const bound = { courseId: enrollment.courseId };
    switch (enrollment.role) {
      case 'INSTRUCTOR':
      case 'MANAGER':
        can(BookActions.Create, 'Book', bound);
        break;
      case 'TA':
        can(BookActions.Create, 'Book', bound);
        cannot(BookActions.Create, 'Book');
        break;
    }
  });
  user.enrollments.forEach(enrollment => {
    if (!STAFF_ROLES.has(enrollment.role)) {
      return;
    }
    can(BookActions.Remove, 'Book');
  });
}
`,
  'backend/src/modules/books/classes.ts': `
const LIMIT = 3;
enum Kind { Novel = 'NOVEL', Essay = 'ESSAY' }
class AuthorBody { @IsString() name: string; }
class WithId { @IsMongoId() id: string; }
export class BookParams { @IsMongoId() @IsString() bookId: string; }
export class ListQuery {
  @IsOptional() @IsString() search?: string;
  @Type(() => Number) @IsInt() @Min(1) @Max(50) limit: number;
}
export class CoverBody { @IsString() title: string; }
export class Draft { text: string; }
export class BookResponse { @Expose() title: string; }
export class CreateBookBody extends WithId {
  @IsNotEmpty() @IsString() @Length(LIMIT, 40) @JSONSchema({ description: 'Not ours.', example: 'x' }) title: string;
  @IsOptional() @Matches(/^[a-z]+$/, { message: 'no' }) @IsString() slug?: string;
  @IsEnum(Kind) kind: Kind;
  @IsString() @IsIn(['draft', 'done']) state: string;
  @IsInt() @Min(1) @Max(999) pages: number;
  @IsOptional() @IsNumber() @IsPositive() price?: number;
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(LIMIT) @ArrayUnique() @IsString({ each: true }) tags: string[];
  @ValidateNested() @Type(() => AuthorBody) author: AuthorBody;
  @IsOptional() @ValidateNested({ each: true }) @Type(() => AuthorBody) editors?: AuthorBody[];
  @IsDate() @Type(() => Date) published: Date;
  @ValidateIf(o => o.kind === 'ESSAY') @IsUrl() link?: string;
  @IsBoolean() isPublic: boolean;
  @IsOptional() @IsString() @OnlyOneId({ before: 'beforeId' }) beforeId?: string;
}
`,
  'backend/src/modules/old/index.ts': `
@JsonController('/old')
export class OldController {
  @Get('')
  list() { return { a: 1 }; }
}
`,
  'backend/src/modules/plain/index.ts': `
import { LostService } from 'a-package';
@Controller('/plain')
@UseBefore(ApiKeyAuthMiddleware)
export class PlainController {
  constructor(private readonly lostService: LostService) {}
  @Post()
  send() {
    this.lostService.send();
    return { sent: true };
  }
}
export const plainModuleControllers: Function[] = [PlainController];
`,
  'frontend/src/router.tsx': `
const teacher = new Route({ getParentRoute: () => rootRoute, path: '/teacher', component: Layout });
const book = new Route({ getParentRoute: () => teacher, path: '/books/$id', component: Book });
export const url = import.meta.env.VITE_URL;
`,
  'cli/src/cli.ts': `
program
  .command('setup')
  .action(() => undefined);
`,
};
