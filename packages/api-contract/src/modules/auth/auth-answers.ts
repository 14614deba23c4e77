/** An invite as the API shows it. */
export interface InviteResult {
  /** Id of the invite. */
  inviteId: string;
  /** The invited address. */
  email: string;
  /** Where the invite stands. */
  inviteStatus: 'ACCEPTED' | 'PENDING' | 'CANCELLED' | 'EMAIL_FAILED' | 'ALREADY_ENROLLED';
  /** Role that the invite gives. */
  role: 'INSTRUCTOR' | 'STUDENT' | 'MANAGER' | 'TA' | 'STAFF';
  /** Course of the invite. */
  courseId?: string;
  /** Course version of the invite. */
  courseVersionId?: string;
  /** When it was accepted; only with the status ACCEPTED. */
  acceptedAt?: string;
}

/** Answer to a sign-up. */
export interface SignUpResult {
  /** Id of the local profile. */
  userId: string;
  /** The accepted invites that led to an enrollment; left out when there were none. */
  invites?: InviteResult[];
}
