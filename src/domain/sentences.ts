import type { STAGE_LABELS } from './stages.ts';

/**
 * What the service says of what happened, in English as it is stored; the pages say it in other languages. What stands in
 * braces may be anything, but for the parts that `Part` limits.
 */
export const SENTENCES = {
  created: 'Created {record}',
  updated: 'Updated {record}',
  deleted: 'Deleted {record}',

  addedToJob: '{name}: added to {job} at {stage}',
  movedStage: '{name}: {fromStage} to {toStage} on {job}',
  assessed: '{name} on {job}: assessed as {verdict} (job fit {count})',
  assessedWithout: '{name} on {job}: assessed as {verdict} (nothing to hold against)',
  appliedOnPage: '{name} applied for {job} on the career page',
  appliedAgain: '{name} applied for {job} on the career page again',
  noteOn: 'Note on {name}',
  handedOver: 'Handed over {count} of the records of {from} to {to}',
  erased: 'Erased a person for good (certificate {certificate})',

  placed: 'Placed {name} as {job} at {client}',
  placementChanged: 'Changed the placement of {name} as {job} at {client}: {fields}',
  placementFellOff: 'Placement of {name} as {job} at {client}: fell off on {at}',
  placementStatus: 'Placement of {name} as {job} at {client}: {fromStatus} to {toStatus}',

  booked: 'Booked {interview}',
  movedInterview: 'Moved {interview} to {at}',
  changedInterview: 'Changed {interview}',
  cancelledInterview: 'Cancelled {interview}',
  interviewResult: '{interview}: {result}',
  videoCall: 'Started a video call. {interview}',
  phoneScreen: 'Phone screen of {name} for {job}',
  phoneScreenResult: 'Phone screen: {result}',
  phoneScreenRemoved: 'Phone screen taken out again',
  phoneScreenReopened: 'Phone screen: the decision was taken back',

  draftedPipeline: 'Drafted the pipeline of {job}',
  adDrafted: 'Drafted the ad {ad}',
  adTakenBack: 'Took back the ad {ad}',
  adPublished: 'Published the ad {ad}',
  adClosed: 'Closed the ad {ad}',
  postingAsked: 'Asked to post {job} on {board}',
  postingPosted: 'Posted {job} on {board}',
  postingEnded: 'Took off {job} on {board}',
  postingFailed: 'Could not post {job} on {board}',
  postingAskedCode: 'Asked to post {job} on {board} ({code})',
  postingPostedCode: 'Posted {job} on {board} ({code})',
  postingEndedCode: 'Took off {job} on {board} ({code})',
  postingFailedCode: 'Could not post {job} on {board} ({code})',
  tookOffBoard: 'Took {job} off {board}',
  endedOnBoard: 'Ended {job} on {board}',
  postingLive: '{job} on {board} is live',
  postingRejected: '{job} on {board} was rejected: {message}',
  postingNotPublished: '{job} on {board} could not be published: {message}',

  wrote: 'Wrote to {name}: {subject}',
  scheduledMail: 'Scheduled a mail to {name} for {at}: {subject}',
  mailed: 'E-mailed {name}: {subject}',
  mailUnknown: 'It is not known whether the mail to {name} arrived: {subject}',
  mailRefused: 'The mail to {name} could not be sent: {subject}',
  mailAgain: 'The mail to {name} was not taken yet and is tried again: {subject}',
  mailFrom: 'Mail from {name}',
  automaticReply: 'Automatic reply from {name}',
  mailInConversation: 'Mail from {address} in the conversation with {name}',
  bounced: 'The mail to {address} came back: {subject}',
  optedOut: '{name} opted out of e-mail',

  sentCandidate: 'Sent {name} to {contact} at {client} for {job}',
  sentAgain: 'Sent again to {contact}: {label}',
  revoked: 'Revoked: {label}',
  released: 'Released: {label}',
  withdrewUnsent: 'Withdrew unsent: {label}',
  expired: 'Expired: {label}',
  held: 'Held for a person: {label}',
  contactOpened: '{contact} opened {label}',
  answeredQuestion: "Answered {contact}'s question about {name}",
  clientInterview: '{contact} at {client} would like to interview {name} for {job}',
  clientPassed: '{contact} at {client} passes on {name} for {job}',
  clientAsked: '{contact} at {client} has a question about {name} for {job}',
  clientInterested: '{contact} at {client} is interested in {name}',
  specAsked: '{contact} at {client} has a question about {name}',
  specNotNow: '{contact} at {client} says not right now to {name}',
  specOpened: '{contact} at {client} opened {label}',
  specSent: 'Sent an anonymous profile of {name} to {contact} at {client}',
  specChased: 'Chased {contact} at {client} about {label}',
  specConverted: 'Made of {label} to {client} the job {job} with {name}',

  refereesAsked: 'Asked {name} for referees',
  refereesReminded: 'Reminded {name} to name referees',
  refereeMailsRepeated: 'Reminded the referees {names}',
  referencesEnded: 'The request for references ended; not all have answered',
  referencesExpired: 'The request for references expired',
  refereesNamed: '{name} named {count} referees: {names}',
  refereesDeclined: 'The candidate would rather name no referees',
  referenceGiven: '{referee} gave a reference for {name}',
  referenceDeclined: '{referee} would rather give no reference',

  screenInvited: 'Invited {name} to an AI screen for {job}',
  screenReminded: 'Reminded {name} of the AI screen',
  screenExpired: 'The AI screen expired',
  screenUnanswered: 'The AI screen ended without an answer',
  screenRemoved: 'Removed the answers of the AI screen, {count} days after it ended',
  screenHeard: 'Recording of question {count} of the AI screen: put into words',
  screenUnheard: 'Recording of question {count} of the AI screen: could not be put into words',
  screenNoWords: 'The recordings of the AI screen could not be put into words',
  screenAgreed: '{name} agreed to the AI screen',
  screenAnswered: 'Answered question {count} of the AI screen',
  screenDone: '{name} answered {count} of {total} questions of the AI screen',
  screenPerson: '{name} asks to speak with a person instead of the AI screen',
  screenDeclined: 'The candidate would rather not take the AI screen',
  screenWithdrawn: 'The candidate withdrew from the AI screen; their answers were removed',

  paperSaved: 'Saved {paper} of {name}',
  paperReplaced: 'Replaced {paper} of {name}',
  paperAccepted: 'Accepted {paper}',
  paperRejected: 'Rejected {paper}',
  contractorLink: 'Made a link to the contractor page of {name}',
  contractorUpdated: '{name} updated their contractor page',
  contractorWrote: '{name} wrote about {paper}',
  contractorSent: '{name} sent {paper}, to be checked',
  paperNotNeeded: 'Not needed: {paper}',
  paperNotNeededFor: 'Not needed: {paper} for {name}',
  paperNeededAgain: 'Needed again: {paper} for {name}',

  poolAdded: 'Added {name} to the talent pool {pool}',
  poolRemoved: 'Removed {name} from the talent pool {pool}',
  poolAsked: 'Somebody asked to join the talent pool {pool}',
  poolStill: '{name} is still interested in the talent pool {pool}',
  poolNoLonger: '{name} is no longer interested in the talent pool {pool}',

  marketTerms: 'Agreed to the marketplace terms (version {version})',
  marketShared: 'Shared on the marketplace: {listing}',
  marketReleased: 'Released to the marketplace: {listing}',
  marketWithdrewUnsent: 'Withdrew unsent from the marketplace: {listing}',
  marketPaused: 'Paused on the marketplace: {listing}',
  marketResumed: 'Resumed on the marketplace: {listing}',
  marketWithdrew: 'Withdrew on the marketplace: {listing}',
  marketFilled: 'Marked as filled on the marketplace: {listing}',
  marketRenewed: 'Renewed on the marketplace: {listing}',
  marketExpired: 'Expired on the marketplace: {listing}',
  introSentCandidate: 'Sent a candidate for "{listing}" to {agency}',
  introSentRequest: 'Sent a request for "{listing}" to {agency}',
  introGotCandidate: 'Received a candidate for "{listing}" from {agency}',
  introGotRequest: 'Received a request for "{listing}" from {agency}',
  introWithdrew: 'Withdrew an intro ({listing})',
  introDeclined: 'Declined an intro ({listing})',
  introEnded: 'An intro ended ({listing})',
  introWithdrewWhy: 'Withdrew an intro ({listing}): {why}',
  introDeclinedWhy: 'Declined an intro ({listing}): {why}',
  introEndedWhy: 'An intro ended ({listing}): {why}',
  dealFormed: 'A deal was formed ({listing}, with {agency})',
  dealCandidate: 'Added the candidate of a deal to the pipeline ({listing}, with {agency})',
  dealPaid: 'Noted as paid: a deal ({listing}, with {agency})',
  dealReceived: 'Noted as received: the share of a deal ({listing}, with {agency})',
  dealClosed: 'Closed a deal ({listing}, with {agency})',
  dealPlaced: 'A placement landed on a deal ({listing}, with {agency})',
  dealUnplaced: 'A placement was taken off a deal ({listing}, with {agency})',

  imported:
    'Imported {count} new candidates, brought {merged} files to known ones; {failed} could not be used',
  websiteRead: 'Read the website of {client}',
  websiteReadFields: 'Read the website of {client}: {fields}',
  websiteFailed: 'The website of {client} could not be read',
  websiteFailedYet: 'The website of {client} could not be read yet',
  leadFound: "Found a lead in the agency's own records",
  leadsFound: "Found {count} leads in the agency's own records",
  clockMoved: 'Moved the test clock from {fromAt} to {at}',
  webhookGone: 'Paused webhook {webhook}: its receiver answered 410',
  webhookFailing: 'Paused webhook {webhook}: nothing got through for 5 days',
  webhookSecret: 'Rotated the signing secret of webhook {webhook}',
  webhookByHand: 'Sent {event} to webhook {webhook} by hand',
} as const;

/** What a sentence is about where that is no name but words of the service. */
export const LABELS = {
  interviewAt: 'Interview: {name}, {job} at {client}',
  interviewFor: 'Interview: {name}, {job}',
  interviewOf: 'Interview: {about}',
  oneCandidate: '1 candidate for {job} to {client}',
  someCandidates: '{count} candidates for {job} to {client}',
  profileTo: '{profile} to {client}',
  listingOf: 'Listing of {source}',
  ad: 'Ad {ad}',
  changeToAd: 'Change to the ad {ad}',
  adAsRead: '{ad}, on its public page: “{told}”',
  adAsProposed: '{ad}, whose page stays as it is until somebody lets the change go: “{told}”',
} as const;

/** What waits for somebody, as the desk's brief says it and the pages say it again. */
export const WAITING = {
  clientAsks: 'question of the client, asked {ago}',
  clientWantsInterview: 'the client wants an interview, asked {ago}',
  clientIsInterested: 'the client is interested, said {ago}',
  mailCameIn: 'Mail came in {ago}',
  mailCameBack: 'A mail came back {ago}',
  mailDidNotGo: '"{subject}" to {address} failed {ago}',
  papersOpen: 'papers: {papers}',
} as const;

/** What the service adds to a sentence of what happened; other texts there are people's. */
export const REMARKS = {
  websiteAnswered: '{url} answered {count}.',
  websiteCircle: '{url} redirects in a circle.',
  websiteRobots: 'robots.txt does not allow {url} to be read.',
  websiteRedirectsNowhere: '{url} redirects to nothing that can be read.',
  websiteRedirectsOften: '{url} redirects more than {count} times.',
  websiteCalls: '{url}: the website needed more than {count} calls.',
  websiteSlow: '{url}: the website took more than {count} seconds.',
  websiteNoPage: '{url} is no page of HTML.',
  websiteUnreached: '{url}: {message}',
  poolMatched: 'Matched by its eligibility: {why}',
} as const;

/** How placements stand, within a sentence. */
export const PLACEMENT_WORDS = {
  'pending start': 'pending_start',
  started: 'started',
  'fell off': 'fell_off',
  completed: 'completed',
} as const;

/** How interviews and phone screens ended, within a sentence. */
export const RESULT_WORDS = {
  advance: 'advance',
  hold: 'hold',
  reject: 'reject',
  'no show': 'noShow',
  'no-show': 'noShow',
  scorecard: 'scorecard',
  'the result was taken back': 'takenBack',
  'again advance': 'againAdvance',
  'again hold': 'againHold',
  'again reject': 'againReject',
} as const;

/** Why nobody wrote to a guest of an interview. */
export const UNINVITED = {
  doNotApproach: 'is marked do not approach',
  noAddress: 'has no e-mail address',
  badAddress: 'has an e-mail address that cannot be used',
} as const;

type StageWords = Lowercase<(typeof STAGE_LABELS)[keyof typeof STAGE_LABELS]>;

/** The parts of sentences that are not just anything. */
interface Part {
  stage: StageWords;
  fromStage: StageWords;
  toStage: StageWords;
  fromStatus: keyof typeof PLACEMENT_WORDS;
  toStatus: keyof typeof PLACEMENT_WORDS;
  result: keyof typeof RESULT_WORDS;
  verdict: 'yes' | 'maybe' | 'no' | 'open';
  count: `${number}`;
  total: `${number}`;
  merged: `${number}`;
  failed: `${number}`;
  jobStatus: 'closed' | 'filled';
  fromPlaced: (typeof PLACEMENT_WORDS)[keyof typeof PLACEMENT_WORDS];
  toPlaced: (typeof PLACEMENT_WORDS)[keyof typeof PLACEMENT_WORDS];
  whyNot: (typeof UNINVITED)[keyof typeof UNINVITED];
}

/** A text with its parts filled in. */
export type Filled<T extends string> = T extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}${Name extends keyof Part ? Part[Name] : string}${Filled<After>}`
  : T;

/** What the service adds to a sentence; it too stands in the catalogue of the pages. */
export type Remark = Filled<(typeof REMARKS)[keyof typeof REMARKS]>;

/** What the service says of something that waits; it too stands in the catalogue of the pages. */
export type WaitingWords = Filled<(typeof WAITING)[keyof typeof WAITING]>;

/** A sentence of the service about what happened. One that stands in no catalogue of the pages is an error of types. */
export type Sentence = Filled<(typeof SENTENCES)[keyof typeof SENTENCES]>;
