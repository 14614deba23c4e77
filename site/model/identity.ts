/** Names and addresses that several parts of the site show. */
export const identity = {
  title: 'ViBe',
  tagline: 'Reimagining Learning, One Question at a Time',
  /** For pages that have no description of their own, such as the list of blog authors. */
  description:
    'Documentation for the developers, contributors and interns of ViBe, the learning platform that asks one question at a time.',
  repositoryUrl: 'https://github.com/vicharanashala/vibe',
  companyUrl: 'https://www.linkedin.com/company/educationdesignlab',
  /** C2 of CONTRACT.md fixes the year: a computed one would drift. */
  copyright: 'Copyright © 2025 DLED IIT Ropar.',
} as const;
