import { list, object, ref, text } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { NOT_ALLOWED } from './course-errors.ts';
import { messageAnswer } from './message-answer.ts';

const INVITES_OF_VERSION = '/notifications/invite/courses/{courseId}/versions/{versionId}';

const invites = object('The invites of the course version.', {
  invites: list('One entry for each address.', ref('InviteResult')),
});
const MODIFY_RULE = 'Admins, and managers and instructors of the course.';
const NOT_DECORATED =
  'The route is not marked as protected: a missing token gives 500 instead of 401.';

/** Operations on invites. */
export const notificationOperations: readonly OperationSpec[] = [
  {
    id: 'InviteController.invite',
    method: 'post',
    path: INVITES_OF_VERSION,
    tag: 'Invites',
    summary: 'Invite people to a course version by e-mail',
    description:
      'Creates one invite for each address and sends its mail. An invite is valid for 7 days. An address that is enrolled already gets the status ALREADY_ENROLLED; a mail that cannot be sent gives EMAIL_FAILED.',
    auth: 'bearer',
    callers:
      'Admins, managers and instructors may invite anyone to the course; TAs may invite students and TAs to their version; students may invite students.',
    body: { schema: ref('InviteBody') },
    success: { status: 200, description: 'One result for each address.', schema: invites },
    errors: {
      400: 'The list is empty, or an entry breaks a rule',
      403: 'Your role may not invite people with that role',
      404: 'There is no such course or version',
    },
  },
  {
    id: 'InviteController.list',
    method: 'get',
    path: INVITES_OF_VERSION,
    tag: 'Invites',
    summary: 'List the invites of a course version',
    description: 'Returns every invite with its status.',
    auth: 'bearer',
    callers: 'Admins, and managers, instructors and TAs of the course version.',
    success: { status: 200, description: 'The invites.', schema: invites },
    errors: { 400: 'An id in the path breaks a rule', 403: NOT_ALLOWED },
  },
  {
    id: 'InviteController.open',
    method: 'get',
    path: '/notifications/invite/{inviteId}',
    tag: 'Invites',
    summary: 'Accept an invite by its link',
    description:
      'This is the address in the mail. Opening it accepts the invite: a known user is enrolled at once, a new one is asked to sign up and enrolled then. The page leads on to the web client after 5 seconds.',
    auth: 'none',
    callers: 'Anyone who has the link: the id of the invite is its secret.',
    success: {
      status: 200,
      description: 'A page that says what happened and leads on.',
      schema: text('An HTML page.', '<!doctype html>'),
      contentType: 'text/html',
    },
    errors: { 400: 'The invite is older than 7 days', 404: 'There is no such invite' },
  },
  {
    id: 'InviteController.resend',
    method: 'post',
    path: '/notifications/invite/resend/{inviteId}',
    tag: 'Invites',
    summary: 'Send the mail of an invite again',
    description: 'Sends a new mail. The day on which the invite expires stays the same.',
    auth: 'bearer',
    callers: MODIFY_RULE,
    success: {
      status: 200,
      description: 'The mail is sent.',
      schema: object('The result in words.', {
        message: messageAnswer('The invite was sent again.'),
      }),
    },
    errors: {
      400: 'The invite has expired',
      403: NOT_ALLOWED,
      404: 'There is no such invite',
      500: 'The mail could not be sent, or the token is missing',
    },
    deviations: [NOT_DECORATED],
  },
  {
    id: 'InviteController.cancel',
    method: 'post',
    path: '/notifications/invite/cancel/{inviteId}',
    tag: 'Invites',
    summary: 'Cancel an invite',
    description: 'Sets the status CANCELLED. Its link then shows a message and enrols nobody.',
    auth: 'bearer',
    callers: MODIFY_RULE,
    success: {
      status: 200,
      description: 'The invite is cancelled.',
      schema: object('The result in words.', {
        message: messageAnswer('The invite was cancelled.'),
      }),
    },
    errors: {
      403: NOT_ALLOWED,
      404: 'There is no such invite',
      500: 'The token is missing',
    },
    deviations: [NOT_DECORATED],
  },
];
