/** An area of the interface, as its tag in OpenAPI and its page in the documentation present it. */
export interface Area {
  title: string;
  text: string;
}

/** What each tag of the OpenAPI document is about, in the order of the documentation. */
export const AREAS: Readonly<Record<string, Area>> = {
  batch: {
    title: 'Batches',
    text: 'Several actions in one request: all or nothing, or each on its own. A plan shows first what would be done; what needs a person waits for one; most of it can be taken back.',
  },
  briefs: {
    title: 'Briefs',
    text: 'What waits, and where a candidate, job or client stands, in one short read with the next action for each line.',
  },
  candidates: {
    title: 'Candidates',
    text: 'The people of the agency: adding them without doubles, changing, merging and erasing them.',
  },
  candidate_drafts: {
    title: 'Candidate drafts',
    text: 'What was read from a CV or a text, for a person or assistant to check before it becomes a candidate.',
  },
  imports: { title: 'Imports', text: 'Many CVs at once, read in the background.' },
  search: {
    title: 'Search',
    text: 'Candidates in plain language and records by words, with why each one was found.',
  },
  clients: {
    title: 'Clients',
    text: 'The companies the agency works for, their contacts, their terms, and what is known of how they hire.',
  },
  bd: { title: 'Business development', text: 'Leads and targets: companies that may become clients.' },
  jobs: {
    title: 'Jobs',
    text: 'The roles to fill, with their pay, brief, criteria and interview plan; and who fits them.',
  },
  job_drafts: {
    title: 'Job drafts',
    text: 'A job read from a description, to be checked before it is opened.',
  },
  ads: { title: 'Job ads', text: 'The text that advertises a job, in the wording of the agency.' },
  distribution: {
    title: 'Distribution',
    text: 'Where ads go: the career site, job boards and the rules that choose among them.',
  },
  applications: {
    title: 'Applications',
    text: 'Somebody on a job: the stages of the pipeline, assessments, and moves between them.',
  },
  submissions: {
    title: 'Submissions',
    text: 'Candidates put to a client on a page of their own, and what the client answered.',
  },
  specs: {
    title: 'Spec candidates',
    text: 'Candidates shown to clients who have no open job for them.',
  },
  held: {
    title: 'Held back',
    text: 'What did not leave because of its wording, and a person’s decision about it.',
  },
  interviews: {
    title: 'Interviews',
    text: 'Interviews and phone screens with their invitations, outcomes and calendar.',
  },
  ai_screens: {
    title: 'AI screens',
    text: 'Questions that a candidate answers on a page, by text or voice, after agreeing to it.',
  },
  references: { title: 'References', text: 'Referees, what they are asked, and what they answered.' },
  placements: {
    title: 'Placements',
    text: 'Hires: salary or rates, fees, shares, guarantees and their dates.',
  },
  papers: {
    title: 'Contractor papers',
    text: 'What a contractor must hand in before starting, and what runs out.',
  },
  marketplace: {
    title: 'Marketplace',
    text: 'Jobs and candidates shared between agencies: listings, introductions and deals.',
  },
  talent_pools: {
    title: 'Talent pools',
    text: 'Groups of candidates, and pages on which people may join them.',
  },
  quotas: { title: 'Quotas', text: 'What people, teams and the agency mean to bill in a period, and have.' },
  reports: {
    title: 'Reports',
    text: 'Figures with their definitions, questions in words answered from them, and charts.',
  },
  emails: {
    title: 'E-mail',
    text: 'Mail to candidates: sent at once, scheduled, or drafted for a person to confirm.',
  },
  activities: { title: 'Activities', text: 'The timeline of a record: notes, calls and what was done.' },
  documents: { title: 'Documents', text: 'Files of candidates, clients and jobs.' },
  changes: { title: 'Changes', text: 'Everything that changed, in order, to keep a copy up to date.' },
  webhooks: { title: 'Webhooks', text: 'Events posted to an address of yours, signed and tried again.' },
  accounts: { title: 'Accounts', text: 'The agency, its people, teams and settings.' },
  keys: { title: 'Keys', text: 'Credentials of programs, their scopes and limits, and service accounts.' },
  health: { title: 'Health', text: 'Whether the service is ready.' },
};
