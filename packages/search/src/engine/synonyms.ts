/**
 * Words that readers use for the same thing, reviewed by hand: the trade's vocabulary, not the words of a
 * judged list. Each line is a set: any of its phrases finds the others. One form of a word is enough, and
 * one spelling: phrases are compared by stem. Words that only resemble each other do not belong here.
 *
 * `search:push` sends the same sets to a hosted index.
 */
export const SYNONYMS: readonly (readonly string[])[] = `
js = javascript
ts = typescript
mongo = mongodb
db = database
di = dependency injection
ioc = inversion of control
auth = authentication = authorization = login = log in = sign in = signin
permission = role = access control
pr = pull request = merge request
repo = repository
env = environment
config = configuration = settings
docs = documentation
dir = directory = folder
install = installation = setup = set up
start = run = launch
ci = continuous integration = github actions
cd = continuous deployment
deploy = publish = release = ship
cli = command line = terminal = shell
mcp = model context protocol
ai = artificial intelligence = genai = llm
ui = user interface = frontend
frontend = front end = client
backend = back end = server
api = endpoint
http method = http verb = request method
status code = response code
url = address = link
fn = func = function
arrow function = lambda = anonymous function
args = arguments = parameters = params
default = fallback
async = asynchronous
var = variable
const = constant
bool = boolean
enum = enumeration
regex = regular expression
cast = type assertion
type guard = narrowing
access modifier = visibility
inheritance = subclass = extends
immutable = readonly
undefined = null = nullish
conditional = conditional statement = if statement = else = switch
while = loop = iterate
exception = error = failure
bug = issue = error
throw = raise
dto = data transfer object
orm = odm
crud = create read update delete
delete = remove
update = edit = modify
mvc = model view controller
hoc = higher order component
tsx = jsx
spa = single page application
rerender = re-render = render
performance = optimize = speed = slow
expensive = slow = costly
cache = memoize = memo
memoization = memo = memoize
calculation = computation = compute
code splitting = lazy loading = suspense
dead code = tree shaking = unused code
global store = global state = shared state = state management
store = state
transaction = atomic
rollback = roll back = abort
rollback = revert = undo
join = $lookup
group by = $group
test = spec = unit test
mock = stub = fake = test double
debug = troubleshoot
commit message = conventional commit
code style = coding style = style guide = naming = convention
convention = guideline = standard
organize = structure
validate = check = verify
analysis = analyze
cheating = proctoring = anomaly
quiz = question = assessment
student = learner
teacher = instructor
notification = alert
compose = composition
convert = conversion
extend = extension
subscribe = subscription
write = wrote = written
break = broken
throw = threw = thrown
run = ran
send = sent
build = built
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = '));
