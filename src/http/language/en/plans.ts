import { nounOf } from '#src/batch/nouns.ts';
import { PROOFS } from '#src/batch/proof.ts';
import type { RecordType } from '#src/domain/context.ts';
import { PRIVATE_REASONS } from '#src/domain/moderation/private.ts';
import {
  OF_LIKENESS,
  OF_SOUGHT,
  OWN_LIVES,
  REASONS,
  withoutWaiting,
} from '#src/domain/moderation/reasons.ts';
import { UNINVITED } from '#src/domain/sentences.ts';
import type { WARNINGS } from '#src/domain/warnings.ts';
import { kinds } from './happened.ts';

/** What a person agrees to, as approvals are headed. */
export const plans = {
  between: ', ',
  create: '{count} new {noun}',
  placed: '{count} {noun}',
  delete: '{count} {noun} deleted',
  change: '{count} {noun} {count, plural, one {change} other {changes}}',
  stage_move: '{count} stage {count, plural, one {move} other {moves}}',
  tags: '{count} tag {count, plural, one {change} other {changes}}',
  fee_terms: '{count} fee terms {count, plural, one {change} other {changes}}',
  email: '{count} {noun}',
  request: '{count, plural, one {# request} other {# requests}}',
  cancelled: '{count} {noun} cancelled',
  closed: '{count} {noun} closed',
  expired: '{count} {noun} expired',
  merge: '{count} {noun} merged into another',
  part: '{count} {noun} parted from another',
  erase: '{count} {noun} erased for good',
  fell_off: '{count} {noun} fallen off',
  handed_over: '{count} {noun} handed over from {from} to {to}',
  filled: '{count} {noun} filled',
  reopened: '{count} {noun} reopened',
  on_hold: '{count} {noun} put on hold',
  paused: '{count} {noun} paused',
  published: '{count} {noun} published',
  released: '{count} {noun} released',
  revoked: '{count} {noun} revoked',
  sent: '{count} {noun} sent',
  withdrawn: '{count} {noun} withdrawn',
  groupTo: '{what} to {names}',
  groupOf: '{what} ({names})',
  quotesOthers: 'quotes what others wrote',
  toStage: '{name} to {stage}',
  onlyStage: 'to {stage}',
  percentFrom: '{percent} from {from}',
  atLeast: 'at least {amount}',
  guaranteed: 'guarantee {days, plural, one {# day} other {# days}}',
  shownToAgencies: 'shown to other agencies',
  shownOnceReleased: 'shown to other agencies once it is released',
  publicAt: 'public at {at}',
  noLongerPublic: 'no longer public',
  takesIn: 'takes in by itself who is added or assessed from now on, nobody at once',
  takesNone: 'takes in nobody by itself any more',
  keptWarm: 'a check-in e-mail to each member every month, the first in a month',
  notKeptWarm: 'no more check-in e-mails to its members',
  shares: 'of the fee {own} for us and {theirs} for who answers it',
  dealt: 'accepted, which binds us to share the fee with {agency}: {own} for us and {theirs} for them',
  dealtFee: '{bound}, of a fee of {fee}',
  markedPaid: 'marked as paid to the partner',
  markedReceived: 'marked as received from the partner',
  dealClosed: 'closed for good',
  introDeclined: 'declined',
  end: 'end',
  cleared: '{what} cleared',
  changedTo: '{what} to {to}',
  changedFromTo: '{what} from {from} to {to}',
  none: 'none',
  fee: 'fee {amount}',
  profit: 'gross profit {amount}',
  feeHidden: 'fee hidden from this credential',
  noFee: 'no fee',
  held: 'held for a person to release because of {words}',
  untried: '{action} {input}, which cannot be tried out',
  nothingChanges: 'Nothing changes{reads, plural, =0 {} one { (# read)} other { (# reads)}}',
  undo: 'Undo: {what}',
  cv_allowance: 'CV allowance',
  aFinding: '“{words}”: {reason}',
  lookAtThis: 'A person has to look at this.',
  ...UNINVITED,
  theCandidate: 'The candidate',
  theOrganizer: 'The organizer',
  ...PROOFS,
  setBy: 'set by {name} on {day}',
  setOn: 'set on {day}',
  setByAlone: 'set by {name}',
} as const;

/** The kinds of records, counted. */
export const counts = Object.fromEntries(
  Object.keys(kinds).map((kind) => {
    const [one, several] = nounOf(kind);
    return [kind, `{count, plural, one {${one}} other {${several}}}`];
  }),
) as Record<RecordType, string>;

/** Why words of a text wait for a person. */
export const reasons = {
  ...REASONS,
  sought: OF_SOUGHT.reason,
  likeRole: OF_LIKENESS.role.reason,
  likePerson: OF_LIKENESS.person.reason,
  toldRole: withoutWaiting(OF_LIKENESS.role.reason),
  toldPerson: withoutWaiting(OF_LIKENESS.person.reason),
  health: `This ${PRIVATE_REASONS.health}`,
  pay: `This ${PRIVATE_REASONS.pay}`,
  notice: `This ${PRIVATE_REASONS.notice}`,
  contactDetails: `This ${PRIVATE_REASONS.contact_details}`,
  confidence: `This ${PRIVATE_REASONS.confidence}`,
  ownLives: OWN_LIVES,
  identity: 'This stays and may tell who it is',
  identityTaken: 'This is taken out, and what stands around it may tell who it is',
  client: 'This tells the public who the client is',
  charge: 'This tells the public what the agency charges',
};

/** What should be known of a step, by the warnings of `src/domain/warnings.ts`: for people, without names of tools and ids. */
export const warnings = {
  contactTakenOff:
    "The job's contact belonged to the former client and was taken off. Choose one of the new client.",
  placeLeftOut: 'A remote role keeps no city or state; they were left out.',
  unlawfulKept: 'Kept as the client said it, and never published so: {findings}',
  listingPaused: 'Its listing on the marketplace stays paused until somebody resumes it.',
  listingHeld:
    'Its listing on the marketplace waits for a person because of its wording, who lets it go or withdraws it.',
  listingJoined: '{name} stands on the marketplace with one listing; the other one is paused.',
  applicationsJoined:
    '{name} stands twice on {job}: the application at {stage} stays and takes over what the other one has.',
  listingFilled: 'Its listing on the marketplace is filled for good; the job can be shared anew.',
  noSummary:
    '{name} goes without a summary: nothing could be written of the record that may be shown without somebody reading it first.',
  cvUnread:
    'The CV of {name} goes along, and nothing in it could be read here: look at it before the client does.',
  cvTells: 'The CV of {name} goes along as it is. {findings}',
  mustMissing: 'The job asks for {what}, and the record of {name} does not show it.',
  flaggedForClient:
    '{name} is flagged do not approach{mark}. Check with whoever set the flag before the client asks for them.',
  flaggedOnJob:
    '{name} is flagged do not approach{mark}: no e-mail can be sent to them. Check with whoever set the flag before going on.',
  notToApproach: '{name} must not be approached{mark}.',
  heldForReview: '{what} waits for a person, and nothing of it leaves before. {findings}',
  nothingAttached: 'No file goes with this mail, and it says “{words}”.',
  messageNotSent: 'Nothing was sent: {name} was asked less than 24 hours ago, and the mail of then stands.',
  interviewOfEnded: '{name} is no longer live on the job, and everybody invited is told of this change.',
  leftOutOfMail: '{name} is no longer put forward and was left out of the mail.',
  lookBefore:
    'Nothing will be held back: this goes through with the words below. Look at them first. {findings}',
  lookAfter: 'Nothing was held back: this went through with the words below. Look at them now. {findings}',
  waitsForModel:
    '{what} is read by the agency’s model before it leaves, and goes by itself where that finds nothing.',
  nothingKnown:
    'The profile of {name} says nothing but the headline: the record holds no experience, skills or studies that may be shown.',
  oneStillLive: 'The job {job} is {jobStatus} and one person is still live on it{who}.',
  someStillLive: 'The job {job} is {jobStatus} and {count} people are still live on it{who}.',
  jobStillMet: 'The job {job} is {jobStatus} and {name} is still booked for an interview on it.',
  jobStillMetByMore: 'The job {job} is {jobStatus} and {count} more interviews are still ahead on it.',
  mailStillScheduled: 'The interview is called off, and a mail is still scheduled to the candidate.',
  mailsStillScheduled: 'The interview is called off, and {count} mails are still scheduled to the candidate.',
  interviewAhead: 'An interview is still ahead of the person placed.',
  interviewsAhead: '{count} interviews are still ahead of the person placed.',
  erasedBefore:
    'Somebody with the e-mail, phone or profile of {name} was erased from this agency for good. Keep the record only if they came back by themselves.',
  erasedForGood:
    '{name} is erased for good, and every text that names them is redacted. Nothing brings it back.',
  placementToBegin:
    '{name} has a placement that is still to begin. It stays as amounts without the name, and without its papers.',
  placementRunning:
    '{name} has a placement that has not ended. It stays as amounts without the name, and without its papers.',
  placementRunningUnseen:
    '{name} has a placement that has not ended. Have somebody who may read placements look at it.',
  personErased: 'The person was erased, and their papers with them: nobody can be asked for what is missing.',
  endedStillBooked: '{name} is no longer live on the job and still booked for an interview.',
  endedStillMailed: '{name} is no longer live on the job, and mail about it is still scheduled.',
  endedStillShown: '{name} is no longer live on the job, and the client can still answer about them.',
  goneStillBooked: '{name} is deleted and still booked for an interview.',
  erasedBooked:
    '{name} is booked for an interview. It goes with the record, and nobody who was invited is told.',
  erasedShown: '{name} stands on a page that a client can answer, and goes from it.',
  mailNamedErased: 'A mail to somebody else named the person, and does not leave any more.',
  mailsNamedErased: '{count} mails to others named the person, and do not leave any more.',
  stageStays: '{name} stays at {stage}: calling an interview off moves nobody.',
  placedAt: '{name} was placed at {client} by this agency and may still be there.',
  placedAtSince: '{name} was placed at {client} by this agency, starting {date}, and may still be there.',
  liveOnOther: '{name} is live on another job{who}.',
  liveOnOthers: '{name} is live on {count} other jobs{who}.',
  stillLiveOnOther: '{name} is still live on another job{who}.',
  stillLiveOnOthers: '{name} is still live on {count} other jobs{who}.',
  linkStillOpen: 'A link to a client still shows {name}.',
  linksStillOpen: '{count} links to clients still show {name}.',
  papersMissing: 'The contract is not ready on paper: {what}.',
  papersDropped: 'Contracts in {region} no longer need: {what}.',
  knownPlaced: '{contact} may recognise {name}, who was placed at the client.',
  knownSent: '{contact} may recognise {name}, who was put to them by name for {job}.',
  knownInvited: '{contact} may recognise {name}, whom the invitation to {interview} named to them.',
  knownMailed: '{contact} may recognise {name}, whom a mail named to them.',
  focusLeftOut: 'The screen does not ask about {areas}: that may ask for what the law keeps out of hiring.',
  focusNotAllAsked: 'A screen asks about {count} focus areas at most: the first of these {total}.',
  targetsKeepAmounts:
    'Targets keep their amounts and are read in {currency} from now on: money is never converted.',
  inOnePipeline: '{name} still stands in a pipeline.',
  inPipelines: '{name} still stands in {count} pipelines.',
  emailOfAnother:
    '{address} is the e-mail of {name}; the contact shows it, the person {person} does not have it.',
  valuesLeftBehind:
    'Where both records had a value, that of {name} stays. Not taken over from {person}: {what}. Taking the merge back brings it back for 30 days.',
  oneChangedSinceMerge: 'One row was changed since the merge and stays as now. Compare {name} with {person}.',
  someChangedSinceMerge:
    '{count} rows were changed since the merge and stay as now. Compare {name} with {person}.',
  ratePeriodMissing:
    'The expected gross profit is not known: nothing says whether the rates are paid by the hour, day or week.',
  negativeMargin: 'The pay rate is above the charge rate, so the contract loses money as entered.',
  termsCurrency:
    'The terms of {client} are in {code} and the placement is in {currency}: the salary was put in its band as it stands, and no minimum fee was applied. Money is never converted.',
  statusBackward: 'The placement goes back from {fromPlaced} to {toPlaced}.',
  offeredAfterStart:
    'The day of the offer, {at}, is after the start on {until}, and fees won and the time to fill count by it. Without a day given, today is taken.',
  ratesOfWholeTerm: 'The new rates count for the whole contract, also for the days since {at}.',
  neverStarted:
    '{name} never started, so the guarantee had not begun: what becomes of the fee is agreed with the client.',
  replacementOwed:
    '{name} follows {who}, who fell off inside the guarantee on {at}, and the client is owed a replacement. This placement counts with its own fee.',
  sharedWithPartner:
    '{name} was introduced by {agency}: {percent} % of the fee is theirs and {share} % yours.',
  interviewOnEnded: 'The job {job} is {jobStatus}, and this is an interview of {name} for it.',
  fellOffToday:
    'Today, {at}, was taken as the last day; the guarantee ended on {until}, so nothing is refunded.',
  workedProfitUnknown:
    'What the days worked brought is not known: the gross profit was entered, and nothing says how long the contract was to run.',
  hiddenText: 'The CV holds words that no reader of it sees. They were left out.',
  modelAway: 'The model did not read the CV, and the draft is what the rules read: {why}',
  modelUnbound:
    'Left out of what the model gave, as it does not stand so in the CV, is no value of its field or tells what is protected: {what}.',
  mayBe: '{name} may be {person}.',
  mayBeKnown: '{name} may be {person}, who is in the bank already ({count} %).',
  linkedToKnown: '“{name}” was linked to {person}, whom the agency knows already. The name stays.',
  noPrimaryContact: 'The client has no primary contact now; nobody was promoted.',
  noPlaceToMeet: 'The invitation says in person and no place.',
  notPutForward: '{name} is no longer put forward, and the contact was answered about them all the same.',
  noMeetingLink: 'The invitation has no link to the video call.',
  namesCandidate:
    '{name} was put to the client without their full identity, and this invitation names them to the interviewers. Make sure that the person agreed to it.',
  nameWithheld:
    '{name} was put to the client without their full identity, so the invitation to its interviewers says {label}. Where the person agreed that the client has the name, give it in the title.',
  mailNamesCandidate:
    '{name} was put to the client without their full identity, and this mail tells {contact} who it is. Make sure that the person agreed to it.',
  waitingMailNames:
    'The mail "{subject}", which waits until {when}, tells {contact} who {name} is, and the client has them without the full name now: it does not leave as it is. Change it, or call it off.',
  invitedThoughOptedOut:
    '{name} wants no more mail. The invitation goes to them all the same, as mail about an appointment that they agreed to does: make sure that they agreed to this one.',
  revealsCandidate:
    '{name} was not put to the client for this job, and this invitation names them to the interviewers. Make sure that the person agreed to it.',
  confidentialInSpec:
    'Candidates read the spec, and it tells what the agency charges or a contact of the client: {lines}. No drafted ad takes it.',
  headingUnknown:
    'Nothing was drafted from these lines, as their heading is not known: {lines}. The description keeps them.',
  confidentialLeftOut:
    'Candidates read the spec, so it was drafted without these lines: {lines}. The description keeps them.',
  notInvited: '{name} {whyNot}, so no invitation goes to them. Tell them another way.',
  noInterviewerTold: 'No interviewer is named, so nobody who asks is told of it.',
  noInterviewer: 'No interviewer is named, so nobody who asks is invited.',
  noNumber: '{name} has no phone number on record, so the invitation asks for it.',
  stageUnchanged: '{name} stays at {stage}: a booking moves on from {fromStage} alone.',
  nobodyInvited: 'Nobody is invited: the organizer has no e-mail address that can be used.',
  mailSubjectSent: 'A mail with this subject went to {name} at {at}.',
  mailWordsSent: 'A mail with nearly these words went to {name} at {at}.',
  mailSubjectWaits: 'A mail with this subject to {name} is already on its way, for {at}.',
  mailWordsWaits: 'A mail with nearly these words to {name} is already on its way, for {at}.',
  mailSubjectPlanned: 'A mail with this subject to {name} is in this plan too, or left a moment ago.',
  mailWordsPlanned: 'A mail with nearly these words to {name} is in this plan too, or left a moment ago.',
  overlap: '{name} has another interview at that time: {interview}.',
  notBegun: '{interview} begins only at {at}.',
  noCvModel: 'No language model is set up here: CVs are read by the rules alone.',
  noReadingModel: 'No language model is set up here: texts are held by the rules alone.',
  noEmbeddingModel: 'No model for the meaning of texts is set up here: searches rank by words.',
  previousSecretEnded: 'The secret from before the last rotation, which still worked, stops now.',
  scopesLimited: 'The role limits what it may do: it is not given everything.',
  policyInherited: "What whoever asks must wait for a person's yes for, the new one must too.",
  paperExpired: '{paper} stopped counting after {at}: ask for a new one.',
  paperExpiring: '{paper} stops counting after {at}.',
  noContract: 'This placement is permanent, so no contractor documents are asked for.',
  engagementMissing: 'How the contractor is engaged is not known, and some documents depend on it.',
  waiverNotRequired: 'This contract did not ask for this document; the waiver is kept all the same.',
  poolKeepsWarm: '{name} gets a check-in e-mail every month while in the pool {pool}, the first on {date}.',
  poolTakesIn: 'The pool {pool} takes people in by itself from now on. Nobody is taken in at once.',
  poolTakesInAssessed:
    'The pool {pool} takes in by itself people who are assessed well enough from now on. Nobody is taken in at once.',
  matchesNothing: 'No job is temporary, so this rule matches none. Contract jobs are their own kind.',
  pageRemains: 'The public page stays while other boards lead to it ({boards}).',
  adStaysClosed: 'The ad of the job stays closed, and no board shows it.',
  placementRemains: 'The placement of {placed} stays as it is.',
  placementsRemain: 'The placements of {placed} stay as they are.',
  stillAtClient: '{name} is deleted; its open jobs and placements go on.',
  stillAtContact: '{name} is taken off the list and still named on jobs, links or interviews.',
  stillOwned: '{name} is still named as the owner of jobs, clients, candidates or calendar entries.',
  stillAtPlaced: '{name} still stands at placed.',
  jobStillFilled: 'The job {job} stays filled.',
  fellStillMailed: 'The placement fell off, and mail is still scheduled to the person.',
  fellStillWaiting: 'The placement fell off, and something about the person still waits for approval.',
  endedStillWaiting:
    '{name} is no longer live on the job, and something about them still waits for approval.',
  goneStillWaiting:
    'A record is gone, and something about it still waits for approval: it can no longer be done so.',
  rejectedSinceAsked: '{name} was rejected for {job} after this was asked.',
  withdrewSinceAsked: '{name} withdrew from {job} after this was asked.',
  fellOffMeanwhile: 'The placement of {name} as {job} fell off.',
  placementMissing: 'An application stands at placed, but no fee is logged for it.',
  takenOutOfTexts: 'Taken out of the texts, as it may tell who is meant: {words}.',
  yearTellsAge: 'A year of school or of a degree stays and tells an age: {words}.',
  leftOutOfAd:
    'Left out of the drafted ad, as they tell of pay or interviews, were written to you, or stand under a heading that is not known: {lines}.',
  cvNotRead: 'The CV is kept, but it could not be read; look at it yourself.',
  nearName:
    'A client with nearly this name is on the books already: {clients}. Should they be one company, use that one.',
  placeMissing:
    '{job} has no country, so boards and search engines refuse or pass over its ad. Add it to the job’s place, or for a remote job where its applicants live.',
  termsDepart: 'These terms depart from the agency’s standard: {what}.',
} as const satisfies Record<keyof typeof WARNINGS, string>;
