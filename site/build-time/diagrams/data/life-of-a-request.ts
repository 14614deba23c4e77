import type { BoxDiagram } from '../diagram.ts';

const COLUMN = { x: 20, width: 400, height: 64, tone: 'part' } as const;
const ROW = 88;
const row = (number: number): number => 10 + number * ROW;

/** A request's path through the layers, and the layer of each kind of error. */
export const lifeOfARequest: BoxDiagram = {
  kind: 'boxes',
  name: 'life-of-a-request',
  title: 'The way of a request through the layers of the backend',
  height: row(6) + 74,
  groups: [],
  boxes: [
    {
      ...COLUMN,
      id: 'client',
      y: row(0),
      tone: 'main',
      name: '1. Client',
      details: ['sends the Firebase ID token as a bearer token'],
    },
    { ...COLUMN, id: 'express', y: row(1), name: '2. Express', details: ['logs the request'] },
    {
      ...COLUMN,
      id: 'router',
      y: row(2),
      name: '3. routing-controllers',
      details: ['CORS, token, parameters, validation'],
    },
    {
      ...COLUMN,
      id: 'controller',
      y: row(3),
      name: '4. Controller',
      details: ['may this person do this? (CASL)'],
    },
    {
      ...COLUMN,
      id: 'service',
      y: row(4),
      name: '5. Service',
      details: ['applies the rules, opens the transaction'],
    },
    {
      ...COLUMN,
      id: 'repository',
      y: row(5),
      name: '6. Repository',
      details: ['reads and writes'],
    },
    { ...COLUMN, id: 'mongodb', y: row(6), tone: 'outside', name: '7. MongoDB' },
    {
      id: 'errors',
      x: 570,
      y: row(2),
      width: 170,
      height: 2 * ROW + 64,
      tone: 'main',
      name: 'Error answer',
      details: [
        'name and message, errors for invalid fields',
        'HttpErrorHandler tells Sentry and writes error.log',
      ],
    },
  ],
  arrows: [
    { from: { box: 'client', side: 'bottom' }, to: { box: 'express', side: 'top' } },
    { from: { box: 'express', side: 'bottom' }, to: { box: 'router', side: 'top' } },
    { from: { box: 'router', side: 'bottom' }, to: { box: 'controller', side: 'top' } },
    { from: { box: 'controller', side: 'bottom' }, to: { box: 'service', side: 'top' } },
    { from: { box: 'service', side: 'bottom' }, to: { box: 'repository', side: 'top' } },
    { from: { box: 'repository', side: 'bottom' }, to: { box: 'mongodb', side: 'top' } },
    {
      from: { box: 'router', side: 'right' },
      to: { box: 'errors', side: 'left', at: 32 / 240 },
      label: ['401, 400'],
      labelAt: [495, row(2) + 20],
      dashed: true,
    },
    {
      from: { box: 'controller', side: 'right' },
      to: { box: 'errors', side: 'left', at: 120 / 240 },
      label: ['403'],
      labelAt: [495, row(3) + 20],
      dashed: true,
    },
    {
      from: { box: 'service', side: 'right' },
      to: { box: 'errors', side: 'left', at: 208 / 240 },
      label: ['400, 404, 500'],
      labelAt: [495, row(4) + 20],
      dashed: true,
    },
    { from: { box: 'errors', side: 'top' }, to: { box: 'client', side: 'right' }, dashed: true },
  ],
};
