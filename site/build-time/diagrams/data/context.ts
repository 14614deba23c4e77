import type { BoxDiagram } from '../diagram.ts';

const PERSON = { y: 10, width: 200, height: 64, tone: 'part' } as const;
const LEFT = { x: 10, width: 220, height: 70, tone: 'outside' } as const;
const RIGHT = { ...LEFT, x: 530 } as const;
/** Row height of the external systems, and where each connects to ViBe's side. */
const rows = [130, 220, 310] as const;
const shareOf = (row: number): number => (row + 35 - 130) / 250;

/** The users of ViBe and the external systems it needs. */
export const context: BoxDiagram = {
  kind: 'boxes',
  name: 'context',
  title: 'ViBe, its users and the systems around it',
  height: 392,
  groups: [],
  boxes: [
    { ...PERSON, id: 'learners', x: 10, name: 'Learners', details: ['follow a course'] },
    {
      ...PERSON,
      id: 'staff',
      x: 280,
      name: 'Teaching staff',
      details: ['build courses'],
    },
    { ...PERSON, id: 'admins', x: 550, name: 'Admins', details: ['may do everything'] },
    {
      id: 'vibe',
      x: 300,
      y: 130,
      width: 160,
      height: 250,
      tone: 'main',
      name: 'ViBe',
      details: ['one web client', 'one backend'],
    },
    {
      ...LEFT,
      id: 'firebase',
      y: rows[0],
      name: 'Firebase Authentication',
      details: ['accounts and ID tokens'],
    },
    { ...LEFT, id: 'mongodb', y: rows[1], name: 'MongoDB Atlas', details: ['all records'] },
    {
      ...LEFT,
      id: 'storage',
      y: rows[2],
      name: 'Google Cloud Storage',
      details: ['evidence, AI results'],
    },
    { ...RIGHT, id: 'ai', y: rows[0], name: 'AI server', details: ['transcripts and questions'] },
    { ...RIGHT, id: 'gmail', y: rows[1], name: 'Gmail', details: ['sends invites'] },
    { ...RIGHT, id: 'sentry', y: rows[2], name: 'Sentry', details: ['collects errors'] },
  ],
  arrows: [
    { from: { box: 'learners', side: 'bottom' }, to: { box: 'vibe', side: 'top', at: 0.2 } },
    { from: { box: 'staff', side: 'bottom' }, to: { box: 'vibe', side: 'top' } },
    { from: { box: 'admins', side: 'bottom' }, to: { box: 'vibe', side: 'top', at: 0.8 } },
    {
      from: { box: 'vibe', side: 'left', at: shareOf(rows[0]) },
      to: { box: 'firebase', side: 'right' },
    },
    {
      from: { box: 'vibe', side: 'left', at: shareOf(rows[1]) },
      to: { box: 'mongodb', side: 'right' },
    },
    {
      from: { box: 'vibe', side: 'left', at: shareOf(rows[2]) },
      to: { box: 'storage', side: 'right' },
    },
    { from: { box: 'vibe', side: 'right', at: shareOf(rows[0]) }, to: { box: 'ai', side: 'left' } },
    {
      from: { box: 'vibe', side: 'right', at: shareOf(rows[1]) },
      to: { box: 'gmail', side: 'left' },
    },
    {
      from: { box: 'vibe', side: 'right', at: shareOf(rows[2]) },
      to: { box: 'sentry', side: 'left' },
    },
  ],
};
