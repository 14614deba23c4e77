import { expect, it } from 'vitest';
import { directoryOf, engineOf, testPage } from '../testing/engine-of.ts';
import { SearchEngine } from './search-engine.ts';

const pages = [
  testPage('/x/docker', 'Docker images', {
    prose: 'Take a break. Charts of the same size serve well.',
  }),
  testPage('/x/helmet', 'Headers with Helmet', {
    prose: 'A block at the end of a chain. They were loading.',
  }),
  testPage('/x/react', 'React hooks', {
    headings: { 'Lazy loading': 'A landing page. Rest a while.' },
  }),
  testPage('/x/rights', 'Permissions', {
    prose: 'Who installs the emulator. Order a copy in your country.',
  }),
  testPage('/x/pull', 'Pull requests', { prose: 'Notifications of the mongodb driver.' }),
];
const engine = engineOf(pages);
const ask = (query: string, asked = engine) =>
  asked.search({ query, filters: [], offset: 0, limit: 20 }).unmentioned;

it.each([
  ['kubernetes helm chart', ['kubernetes', 'helm']],
  ['docker swarm', ['swarm']],
  ['Docker Swarm on Heroku?', ['Swarm', 'Heroku']],
  ['docker bread', ['bread']],
  ['docker blockchain', ['blockchain']],
])('names the words of "%s" that occur nowhere', (query, words) => {
  expect(ask(query).all).toEqual(words);
});

it.each([
  ['a word that is there', 'docker image'],
  ['another form', 'installing docker images'],
  ['a synonym', 'mr docker'],
  ['an abbreviation', 'perm docker'],
  ['two words in one', 'lazyloading docker'],
  ['one word in two', 'mongo db docker'],
  ['a letter left out', 'dcker image'],
  ['the last letter left out', 'dockr permission'],
  ['a letter twice', 'dockker images'],
  ['two letters swapped, where another word begins the same', 'lazy laoding'],
  ['another vowel', 'dockar images'],
  ['a letter that sounds alike', 'reakt hooks'],
  ['another letter in a long word', 'notifitations docker'],
  ['two letters left out', 'notfcations docker'],
  ['a name after a dot', 'docker swarm.init'],
  ['an identifier', 'docker initSwarm'],
  ['an option', 'docker --swarm'],
  ['a path', 'docker /home/swarm'],
  ['a number', 'docker 4711 v9'],
  ['stop words', 'what is that docker'],
  ['a message', 'docker cannot find swarm'],
  ['the name of an error', 'docker SwarmError swarm'],
  ['a quotation', "docker 'swarm'"],
])('says nothing of %s', (_, query) => {
  expect(ask(`${query} `)).toEqual({ finished: [], all: [] });
});

it('decides on a word when it is finished, and stays with it', () => {
  const query = 'docker swarm or helm images';
  const said = Array.from(query, (_, end) => ask(query.slice(0, end + 1)).finished.join());
  expect([...new Set(said)]).toEqual(['', 'swarm', 'swarm,helm']);
  expect(said.indexOf('swarm')).toBe('docker swarm'.length);
  expect(said.indexOf('swarm,helm')).toBe('docker swarm or helm'.length);
});

it('takes the beginning of a word for nothing else, even when it is misspelt', () => {
  expect(ask('docker permis').all).toEqual([]);
  expect(ask('docker premiss').all).toEqual([]);
});

it('says nothing while words are missing', () => {
  const loading = new SearchEngine();
  loading.expect(directoryOf(pages));
  expect(ask('docker swarm ', loading)).toEqual({ finished: [], all: [] });
});
